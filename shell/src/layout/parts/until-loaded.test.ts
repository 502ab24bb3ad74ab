import { untilLoaded } from './until-loaded.ts';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('untilLoaded', () => {
  it('asks again every three seconds until the code is there, and tells of each failure', async () => {
    let attempts = 0;
    let failures = 0;
    const load = async () => {
      attempts += 1;
      if (attempts < 3) throw new Error('ChunkLoadError');
      return 'the layout';
    };
    const loading = untilLoaded(load, () => {
      failures += 1;
    });
    await jest.advanceTimersByTimeAsync(2999);
    expect([attempts, failures]).toEqual([1, 1]);
    await jest.advanceTimersByTimeAsync(3001);
    expect(await loading).toBe('the layout');
    expect([attempts, failures]).toEqual([3, 2]);
  });

  it('tells of nothing when the code comes at once', async () => {
    const failed = () => {
      throw new Error('Nothing has failed.');
    };
    expect(await untilLoaded(async () => 7, failed)).toBe(7);
  });
});
