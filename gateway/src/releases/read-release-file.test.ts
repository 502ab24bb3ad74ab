import { keepInMemory, type ReadReleaseFile } from './read-release-file.ts';

let reads: string[];
beforeEach(() => {
  reads = [];
});

const sized: ReadReleaseFile = async (key) => {
  reads.push(key);
  return key === 'none' ? undefined : Buffer.alloc(Number(key.split('-')[1]));
};

it('what was read last is kept, within its bytes', async () => {
  const read = keepInMemory(sized, 10);
  for (const key of ['a-4', 'b-4', 'a-4', 'c-4', 'a-4', 'b-4', 'd-11', 'd-11']) await read(key);
  expect(reads).toEqual(['a-4', 'b-4', 'c-4', 'b-4', 'd-11', 'd-11']);
});

it('those who ask at once share one reading', async () => {
  const read = keepInMemory(sized, 10);
  const contents = await Promise.all([read('a-4'), read('a-4')]);
  expect([reads, contents.map((content) => content?.byteLength)]).toEqual([['a-4'], [4, 4]]);
});

it('what is not there is looked for again, and so is what could not be read', async () => {
  const read = keepInMemory(sized, 10);
  expect([await read('none'), await read('none')]).toEqual([undefined, undefined]);
  expect(reads).toHaveLength(2);
  let isAway = true;
  const flaky = keepInMemory(async () => {
    if (isAway) throw new Error('away');
    return Buffer.alloc(1);
  }, 10);
  await expect(flaky('a')).rejects.toThrow('away');
  isAway = false;
  expect((await flaky('a'))?.byteLength).toBe(1);
});
