import type { RealtimeEvent, Session } from '@moien/contract';
import type { RootStore } from '@moien/shared-lib';
import { exampleRoot, exampleSession } from '@moien/shared-lib/testing';
import { followUnread } from './follow-unread.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const notification = {
  ...{ id: 'a', isRead: false, creationTimestamp: '2026-11-20T09:30:00.000Z' },
  ...{ kind: 'booking-confirmed', data: {} },
};
const noPins = { pinArray: [], count: 0, isCountExact: true };
const news = (seq: number): RealtimeEvent => ({ type: 'addNotification', seq, notification });

/** The stream of events, as far as it is listened to here. */
function fakeEvents() {
  const listeners = new Set<(event: RealtimeEvent) => void>();
  return {
    subscribe: (listener: (event: RealtimeEvent) => void) => {
      listeners.add(listener);
      return { unsubscribe: () => listeners.delete(listener) };
    },
    next: (event: RealtimeEvent) => {
      for (const listener of listeners) listener(event);
    },
    isObserved: () => listeners.size > 0,
  };
}

async function follow(session: Session | undefined) {
  const events = fakeEvents();
  const root: RootStore = exampleRoot(session ? { session } : {});
  Object.defineProperty(root, 'realtime', { value: Promise.resolve({ events, send: () => undefined }) });
  const load = jest.spyOn(root.session, 'load').mockResolvedValue(true);
  const stop = followUnread(root);
  await jest.advanceTimersByTimeAsync(0);
  return { root, events, load, stop };
}

describe('the counts of the header', () => {
  it('are asked for once after several events', async () => {
    const { events, load } = await follow(exampleSession);
    for (const seq of [1, 2, 3]) events.next(news(seq));
    await jest.advanceTimersByTimeAsync(499);
    expect(load).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('are not asked for because of what changes none', async () => {
    const { events, load } = await follow(exampleSession);
    events.next({ type: 'pointsOfInterest', query: '', pinMap: noPins, propertyArray: [] });
    await jest.advanceTimersByTimeAsync(1000);
    expect(load).not.toHaveBeenCalled();
  });

  it('are asked for once there is a connection: something may have come before it', async () => {
    const { events, load } = await follow(exampleSession);
    events.next({ type: 'welcome', protocol: 1, seq: 3 });
    await jest.advanceTimersByTimeAsync(500);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('need no connection for visitors, and none after the end', async () => {
    const visitor = await follow(undefined);
    expect(visitor.events.isObserved()).toBe(false);
    const { events, load, stop } = await follow(exampleSession);
    expect(events.isObserved()).toBe(true);
    events.next(news(1));
    stop();
    await jest.advanceTimersByTimeAsync(1000);
    expect([events.isObserved(), load.mock.calls.length]).toEqual([false, 0]);
  });
});
