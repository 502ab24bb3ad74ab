import { AnswerStore } from './answer-store.ts';

const { signal } = new AbortController();

afterEach(() => jest.restoreAllMocks());

describe('AnswerStore', () => {
  it('asks once for a key, and again once the answer is older than a minute', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
    const ask = jest.fn(async (key: string) => `answer to ${key}`);
    const store = new AnswerStore(undefined, ask);
    expect(await store.load('a', signal)).toBe('answer to a');
    expect(await store.load('a', signal)).toBe('answer to a');
    expect(ask.mock.calls).toEqual([['a', signal]]);
    now.mockReturnValue(1_060_000);
    await store.load('a', signal);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('remembers no failure', async () => {
    let isAway = true;
    const store = new AnswerStore(undefined, async () => {
      if (isAway) throw new Error('away');
      return 'here';
    });
    await expect(store.load('a', signal)).rejects.toThrow('away');
    isAway = false;
    expect(await store.load('a', signal)).toBe('here');
  });

  it('is the same in the browser as it was on the server, without a request', async () => {
    const onServer = new AnswerStore(undefined, async (key) => ({ key }));
    await onServer.load('a', signal);
    const inBrowser = new AnswerStore<{ key: string }>(
      JSON.parse(JSON.stringify(onServer.toSnapshot())),
      () => Promise.reject(new Error('no request was expected')),
    );
    expect(await inBrowser.load('a', signal)).toEqual({ key: 'a' });
    expect(inBrowser.answers.get('a')).toEqual({ key: 'a' });
  });
});
