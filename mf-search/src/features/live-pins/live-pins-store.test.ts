import type { PinMap, RealtimeEvent } from '@moien/contract';
import type { RootStore } from '@moien/shared-lib';
import { makeAutoObservable, runInAction } from 'mobx';
import { LivePinsStore } from './live-pins-store.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const rest = (milliseconds = 1000) => jest.advanceTimersByTimeAsync(milliseconds);
const welcome: RealtimeEvent = { type: 'welcome', protocol: 1 };

function pinsOf(query: string, count: number): RealtimeEvent {
  return {
    type: 'pointsOfInterest',
    query,
    pinMap: { pinArray: [], count, isCountExact: true },
    propertyArray: [],
  };
}

function open({ isSignedIn = true, failures = 0 } = {}) {
  const session = makeAutoObservable({ isSignedIn });
  const listeners = new Set<(event: RealtimeEvent) => void>();
  const said: string[] = [];
  const state = { loads: 0 };
  const realtime = {
    events: {
      subscribe: (listener: (event: RealtimeEvent) => void) => {
        listeners.add(listener);
        return { unsubscribe: () => void listeners.delete(listener) };
      },
    },
    send: ({ query }: { query: string }) => void said.push(query),
  };
  const root = {
    session,
    get realtime() {
      state.loads += 1;
      return Promise.resolve(state.loads > failures ? realtime : undefined);
    },
  } as unknown as RootStore;
  const heard: number[] = [];
  const store = new LivePinsStore(root);
  const follow = () => store.follow(({ count }: PinMap) => void heard.push(count));
  const send = (event: RealtimeEvent) => {
    for (const listener of listeners) listener(event);
  };
  return { store, session, said, heard, follow, send, state, listeners };
}

it('who is signed in is told the pins of what the map shows', async () => {
  const { store, said, heard, follow, send } = open();
  follow();
  store.show('view=1');
  await rest();
  expect(said.at(-1)).toBe('view=1');
  send(pinsOf('view=1', 3));
  send(pinsOf('view=0', 4));
  expect(heard).toEqual([3]);
});

it('says it again to a server that knows nothing yet', async () => {
  const { store, said, follow, send } = open();
  follow();
  store.show('view=1');
  await rest();
  said.length = 0;
  send(welcome);
  expect(said).toEqual(['view=1']);
});

it('says where the map is once it rests', async () => {
  const { store, said, heard, follow, send } = open();
  follow();
  await rest();
  said.length = 0;
  for (const view of [1, 2, 3]) {
    store.show(`view=${view}`);
    await rest(500);
  }
  await rest();
  expect(said).toEqual(['view=3']);
  send(pinsOf('view=2', 2));
  expect(heard).toEqual([]);
});

it('nobody who is not signed in loads anything or hears anything, until they are', async () => {
  const { store, session, said, follow, state, listeners } = open({ isSignedIn: false });
  follow();
  store.show('view=1');
  await rest();
  expect([state.loads, said, listeners.size]).toEqual([0, [], 0]);
  runInAction(() => {
    session.isSignedIn = true;
  });
  await rest(0);
  expect(said).toEqual(['view=1']);
  runInAction(() => {
    session.isSignedIn = false;
  });
  expect([said, listeners.size]).toEqual([['view=1', ''], 0]);
});

it('a map that is gone is followed no more', async () => {
  const { store, said, heard, follow, send, listeners } = open();
  const stop = follow();
  store.show('view=1');
  await rest();
  stop();
  send(pinsOf('view=1', 3));
  expect([said.at(-1), heard, listeners.size]).toEqual(['', [], 0]);
  const again = follow();
  stop();
  await rest();
  expect(listeners.size).toBe(1);
  again();
  expect(listeners.size).toBe(0);
});

it('code that did not come is asked for again when the map is moved', async () => {
  const { store, said, follow, state } = open({ failures: 1 });
  follow();
  await rest();
  expect([state.loads, said]).toEqual([1, []]);
  store.show('view=1');
  await rest();
  expect([state.loads, said]).toEqual([2, ['view=1']]);
});

it('a search that is too long to be said is not followed, and the one before is followed no more', async () => {
  const { store, said, follow } = open();
  follow();
  store.show('view=1');
  await rest();
  store.show(`view=1&propertyIdArray=${'0'.repeat(4000)}`);
  await rest();
  expect(said.at(-1)).toBe('');
  store.show('view=2');
  await rest();
  expect(said.at(-1)).toBe('view=2');
});
