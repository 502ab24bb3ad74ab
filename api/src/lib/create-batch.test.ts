import { createBatch } from './create-batch.ts';

it('asks once for calls that come together, and answers each with its own', async () => {
  const load = jest.fn(async (keys: readonly number[]) => keys.map((key) => key * 2));
  const double = createBatch(load);
  expect(await Promise.all([double(1), double(2), double(1)])).toEqual([2, 4, 2]);
  expect(load.mock.calls).toEqual([[[1, 2, 1]]]);
});

it('asks again for what was asked before', async () => {
  let value = 'old';
  const read = createBatch<string, string>(async (keys) => keys.map(() => value));
  await read('a');
  value = 'new';
  expect(await read('a')).toBe('new');
});

it('refuses every call of a batch that fails, and none of the next', async () => {
  let isAway = true;
  const read = createBatch<string, string>(async (keys) => {
    if (isAway) throw new Error('away');
    return keys;
  });
  const results = await Promise.allSettled([read('a'), read('b')]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isAway = false;
  expect(await read('a')).toBe('a');
});
