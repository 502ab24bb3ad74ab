import { RemoteFailure } from './remote-failure.ts';
import { createRetry } from './retry-with-backoff.ts';

const RELEASE = { remote: { name: 'mf-search', owner: 'Search' }, version: '1' } as never;
const FILE = '/remotes/mf-search/1/entry.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('asks for the missing file, once for all who miss it, until it is back', async () => {
  const forgotten: string[] = [];
  const conditions = ['unreachable', 'missing', 'intact'] as const;
  let questions = 0;
  const heal = createRetry((remote) => forgotten.push(remote), {
    examine: async () => conditions[questions++] ?? 'unreachable',
    isHidden: () => false,
  });
  heal('mf-search', new RemoteFailure('MF-102', RELEASE, { file: FILE }));
  heal('mf-search', new RemoteFailure('MF-102', RELEASE, { file: FILE }));
  await jest.advanceTimersByTimeAsync(4000);
  expect([questions, forgotten]).toEqual([2, []]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect([questions, forgotten]).toEqual([3, ['mf-search']]);
});

it('does not ask for what would fail again', async () => {
  const examine = jest.fn();
  const heal = createRetry(() => undefined, { examine, isHidden: () => false });
  heal('mf-search', new RemoteFailure('MF-105', RELEASE, { file: FILE }));
  heal('mf-search', new RemoteFailure('MF-301', RELEASE));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(examine).not.toHaveBeenCalled();
});

it('asks less often for a file that is there and does not help', async () => {
  let attempts = 0;
  const failure = new RemoteFailure('MF-204', RELEASE, { file: FILE });
  const heal = createRetry(
    (remote) => {
      attempts += 1;
      heal(remote, failure);
    },
    { examine: async () => 'intact', isHidden: () => false },
  );
  heal('mf-search', failure);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(attempts).toBe(5);
  await jest.advanceTimersByTimeAsync(90_000);
  expect(attempts).toBe(9);
});

it('asks ever less often, and every 30 s at last', async () => {
  let questions = 0;
  const heal = createRetry(() => undefined, {
    examine: async () => {
      questions += 1;
      return 'unreachable';
    },
    isHidden: () => false,
  });
  heal('mf-search', new RemoteFailure('MF-102', RELEASE, { file: FILE }));
  await jest.advanceTimersByTimeAsync(10 * 60_000);
  const before = questions;
  await jest.advanceTimersByTimeAsync(5 * 60_000);
  expect(questions - before).toBe(10);
});

it('asks soon again for a file that was back for a good while', async () => {
  const forgotten: string[] = [];
  let questions = 0;
  const heal = createRetry((remote) => forgotten.push(remote), {
    examine: async () => (++questions % 10 === 0 ? 'intact' : 'missing'),
    isHidden: () => false,
  });
  const failure = new RemoteFailure('MF-101', RELEASE, { file: FILE });
  heal('mf-search', failure);
  await jest.advanceTimersByTimeAsync(10 * 60_000);
  expect([questions, forgotten]).toEqual([10, ['mf-search']]);
  heal('mf-search', failure);
  await jest.advanceTimersByTimeAsync(4000);
  expect(questions).toBe(12);
});
