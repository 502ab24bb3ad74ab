import { autorun } from 'mobx';
import { ResponseCache } from './response-cache.ts';

let now = 1_000_000;
beforeEach(() => {
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

const answers = <Value>(...values: Value[]) => {
  const ask = jest.fn<Promise<Value>, []>();
  for (const value of values) ask.mockResolvedValueOnce(value);
  return ask;
};
const noRequest = () => Promise.reject(new Error('no request was expected'));

describe('ResponseCache', () => {
  it('asks once for a key while the answer is fresh, and again once it is older', async () => {
    const keeper = new ResponseCache<string>(undefined);
    const ask = answers('old', 'new');
    expect(await keeper.load('a', ask)).toBe('old');
    now += 59_999;
    expect(await keeper.load('a', ask)).toBe('old');
    now += 1;
    expect(await keeper.load('a', ask)).toBe('new');
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('is not made younger by being used', async () => {
    const keeper = new ResponseCache<string>(undefined);
    const ask = answers('old', 'new');
    for (let time = 0; time < 3; time += 1) {
      await keeper.load('a', ask);
      now += 30_000;
    }
    expect(keeper.get('a')).toBe('new');
  });

  it('shows what it has until the newer answer is there, and tells who looks at it', async () => {
    const keeper = new ResponseCache<string>([['a', 'old']]);
    const seen: (string | undefined)[] = [];
    const stop = autorun(() => seen.push(keeper.get('a')));
    now += 60_000;
    await keeper.load('a', async () => {
      expect(keeper.get('a')).toBe('old');
      return 'new';
    });
    stop();
    expect(seen).toEqual(['old', 'new']);
  });

  it('takes what the server knew as fresh', async () => {
    const onServer = new ResponseCache<{ price: number }>(undefined);
    await onServer.load('a', async () => ({ price: 1 }));
    now += 3_600_000;
    const inBrowser = new ResponseCache<{ price: number }>(JSON.parse(JSON.stringify(onServer.toSnapshot())));
    expect(await inBrowser.load('a', noRequest)).toEqual({ price: 1 });
    now += 60_000;
    expect(await inBrowser.load('a', async () => ({ price: 2 }))).toEqual({ price: 2 });
  });

  it('forgets the one that was not used for longest', async () => {
    const keeper = new ResponseCache<number>(undefined);
    for (let number = 1; number <= 20; number += 1) await keeper.load(String(number), async () => number);
    await keeper.load('1', noRequest);
    await keeper.load('21', async () => 21);
    expect(['1', '2', '3', '21'].map((key) => keeper.get(key))).toEqual([1, undefined, 3, 21]);
    expect(keeper.toSnapshot()).toHaveLength(20);
  });

  it('keeps no failure', async () => {
    const keeper = new ResponseCache<string>(undefined);
    await expect(keeper.load('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await keeper.load('a', async () => 'here')).toBe('here');
  });
});
