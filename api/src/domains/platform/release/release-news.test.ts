import { createReleaseNews, type NewsListener } from './release-news.ts';

function openNews() {
  const warnings: unknown[] = [];
  const calls: string[] = [];
  const listeners: NewsListener[] = [];
  const news = createReleaseNews(
    (given) => {
      listeners.push(given);
      const close = async () => void calls.push('close');
      return { listen: () => calls.push('listen'), announce: () => calls.push('announce'), close };
    },
    (error) => warnings.push(error),
  );
  const [listener] = listeners;
  if (!listener) throw new Error('A channel is opened at once.');
  const ending = new AbortController();
  let wokenCount = 0;
  const listenOn = async () => {
    while (!ending.signal.aborted) {
      await news.next(ending.signal);
      wokenCount += 1;
    }
  };
  return { news, listener, warnings, calls, ending, listenOn, woken: () => wokenCount };
}

/** Lets everything run that waits for nothing outside. */
const settle = () => new Promise((resolve) => process.nextTick(() => setImmediate(resolve)));

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
});
afterEach(() => jest.useRealTimers());

describe('news of releases', () => {
  it('are listened to once somebody waits, and wake who waits', async () => {
    const { news, listener, calls, ending, listenOn, woken } = openNews();
    expect(calls).toEqual([]);
    void listenOn();
    listener.onConnected();
    await settle();
    expect([calls, woken()]).toEqual([['listen'], 1]);
    listener.onNews();
    await settle();
    expect(woken()).toBe(2);
    news.announce();
    await settle();
    expect([calls, woken()]).toEqual([['listen', 'announce'], 3]);
    ending.abort();
    await settle();
    expect(woken()).toBe(4);
  });

  it('are looked for every two seconds while they cannot be heard, and every four while it seems that they can', async () => {
    const { listener, warnings, ending, listenOn, woken } = openNews();
    void listenOn();
    const passSeconds = async (seconds: number) => {
      for (let second = 0; second < seconds; second += 1) {
        jest.advanceTimersByTime(1000);
        await settle();
      }
    };
    await passSeconds(4);
    expect([woken(), warnings]).toEqual([2, []]);
    listener.onConnected();
    expect(woken()).toBe(2);
    await passSeconds(8);
    expect(woken()).toBe(5);
    const error = new Error('broken');
    listener.onLost(error);
    listener.onLost(new Error('still broken'));
    await passSeconds(6);
    expect([woken(), warnings]).toEqual([8, [error]]);
    ending.abort();
  });

  it('end with the process', async () => {
    const { news, listener, warnings, calls, ending, listenOn } = openNews();
    void listenOn();
    await news.close();
    listener.onLost(new Error('closed'));
    expect([calls, warnings, jest.getTimerCount()]).toEqual([['listen', 'close'], [], 0]);
    ending.abort();
  });
});
