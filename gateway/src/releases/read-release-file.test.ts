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

it('what was altered in the store and mended there is served again within a minute', async () => {
  let stored = 'altered';
  let time = 1;
  const read = keepInMemory(
    async () => Buffer.from(stored),
    100,
    () => time,
  );
  expect(String(await read('a'))).toBe('altered');
  stored = 'mended';
  time = 60_000;
  expect(String(await read('a'))).toBe('altered');
  time = 60_002;
  expect(String(await read('a'))).toBe('mended');
});

it('what is not there is looked for once a second, however often it is asked for', async () => {
  let time = 1;
  const read = keepInMemory(sized, 10, () => time);
  expect([await read('none'), await read('none')]).toEqual([undefined, undefined]);
  expect(reads).toHaveLength(1);
  time = 1002;
  expect(await read('none')).toBeUndefined();
  expect(reads).toHaveLength(2);
});

it('what was not there is served once it is', async () => {
  let stored: Buffer | undefined;
  let time = 1;
  const read = keepInMemory(
    async () => stored,
    10,
    () => time,
  );
  expect(await read('a')).toBeUndefined();
  stored = Buffer.alloc(1);
  time = 1002;
  expect((await read('a'))?.byteLength).toBe(1);
});

it('what could not be read is read again', async () => {
  let isAway = true;
  const flaky = keepInMemory(async () => {
    if (isAway) throw new Error('away');
    return Buffer.alloc(1);
  }, 10);
  await expect(flaky('a')).rejects.toThrow('away');
  isAway = false;
  expect((await flaky('a'))?.byteLength).toBe(1);
});
