import { REALTIME_CLOSE, type RealtimeEvent } from '@moien/contract';
import { BehaviorSubject, type Subscription } from 'rxjs';
import type { Socket } from './connection.ts';
import { createRealtime } from './create-realtime.ts';
import { readEvent } from './read-event.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  for (const listener of listeners.splice(0)) listener.unsubscribe();
  jest.advanceTimersByTime(2000);
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

const listeners: Subscription[] = [];
const WELCOME = '{"type":"welcome","protocol":1}';

class FakeSocket implements Socket {
  readonly url: string;
  readyState = 0;
  sent: string[] = [];
  isClosedHere = false;
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;

  constructor(url: string) {
    this.url = url;
  }
  send(text: unknown) {
    this.sent.push(String(text));
  }
  close() {
    this.isClosedHere = true;
    this.readyState = 3;
  }
  opens() {
    this.readyState = 1;
    this.onopen?.call(this as unknown as WebSocket, new Event('open'));
  }
  says(data: unknown) {
    this.onmessage?.call(this as unknown as WebSocket, { data } as MessageEvent);
  }
  ends(code = 1006) {
    this.readyState = 3;
    this.onclose?.call(this as unknown as WebSocket, { code } as CloseEvent);
  }
}

function open(signedIn: string | null = 'anna') {
  const sockets: FakeSocket[] = [];
  const userId = new BehaviorSubject(signedIn ?? undefined);
  const isPresent = new BehaviorSubject(true);
  const heard: RealtimeEvent[] = [];
  const onRefusal = jest.fn();
  const realtime = createRealtime({
    url: 'wss://moien.example/api/websocket',
    userId,
    isPresent,
    read: readEvent,
    onRefusal,
    openSocket: (url) => {
      const socket = new FakeSocket(url);
      sockets.push(socket);
      return socket;
    },
  });
  const listen = () => {
    const listener = realtime.events.subscribe((event) => void heard.push(event));
    listeners.push(listener);
    return listener;
  };
  const latest = () => {
    const socket = sockets.at(-1);
    if (!socket) throw new Error('There is no socket.');
    return socket;
  };
  return { realtime, sockets, userId, isPresent, heard, onRefusal, listen, latest };
}

describe('a connection', () => {
  it('is there while somebody listens, one for all of them', () => {
    const { sockets, listen, latest } = open();
    expect(sockets).toHaveLength(0);
    const [first, second] = [listen(), listen()];
    expect(sockets.map(({ url }) => url)).toEqual(['wss://moien.example/api/websocket?userId=anna']);
    first.unsubscribe();
    expect(latest().isClosedHere).toBe(false);
    second.unsubscribe();
    jest.advanceTimersByTime(1999);
    listen().unsubscribe();
    jest.advanceTimersByTime(1999);
    expect([sockets.length, latest().isClosedHere]).toEqual([1, false]);
    jest.advanceTimersByTime(1);
    expect(latest().isClosedHere).toBe(true);
  });

  it('says what it understands, and is silent about the rest', () => {
    const { heard, listen, latest } = open();
    listen();
    latest().opens();
    const pins = {
      type: 'pointsOfInterest',
      query: 'zoom=3',
      pinMap: { pinArray: [], count: 0, isCountExact: true },
      propertyArray: [],
      somethingNew: 1,
    };
    for (const data of ['{', 'null', new ArrayBuffer(2), '{"type":"newKind"}', '{"type":"welcome"}'])
      latest().says(data);
    latest().says(WELCOME);
    latest().says(JSON.stringify(pins));
    expect(heard).toEqual([{ type: 'welcome', protocol: 1 }, pins]);
  });

  it('counts as one from welcome until it ends', () => {
    const { realtime, listen, latest } = open();
    const states = [realtime.isConnected()];
    const listener = listen();
    latest().opens();
    states.push(realtime.isConnected());
    latest().says(WELCOME);
    states.push(realtime.isConnected());
    latest().ends();
    states.push(realtime.isConnected());
    jest.advanceTimersByTime(3000);
    latest().opens();
    latest().says(WELCOME);
    states.push(realtime.isConnected());
    listener.unsubscribe();
    jest.advanceTimersByTime(2000);
    expect([...states, realtime.isConnected()]).toEqual([false, false, true, false, true, false]);
  });

  it('sends what is said while it is open, and loses the rest', () => {
    const { realtime, listen, latest } = open();
    const message = { type: 'watchPins', query: 'zoom=3' } as const;
    realtime.send(message);
    listen();
    realtime.send(message);
    latest().opens();
    realtime.send(message);
    latest().ends();
    realtime.send(message);
    expect(latest().sent).toEqual([JSON.stringify(message)]);
  });
});

/** Specification §8. */
describe('a connection comes back', () => {
  type Step = (socket: FakeSocket) => void;
  const nothing: Step = () => undefined;
  const opens: Step = (socket) => socket.opens();
  const connects: Step = (socket) => {
    socket.opens();
    socket.says(WELCOME);
  };
  it.each<[string, Step, number | undefined, number]>([
    ['after an error', nothing, 1006, 3000],
    ['after its end', connects, 1006, 3000],
    ['when it was open but not connected', opens, 1011, 5000],
    ['when it is open but nobody says welcome', opens, undefined, 5000],
    ['when others of the person’s pages have them all', opens, REALTIME_CLOSE.tooMany, 60_000],
  ])('%s', (_when, before, code, milliseconds) => {
    const { sockets, listen, latest } = open();
    listen();
    before(latest());
    if (code !== undefined) latest().ends(code);
    jest.advanceTimersByTime(milliseconds - 1);
    expect(sockets).toHaveLength(1);
    jest.advanceTimersByTime(2);
    expect(sockets).toHaveLength(2);
    expect(sockets[0]?.isClosedHere).toBe(true);
  });

  it('at any moment of three seconds when its process goes away, as all its pages must', () => {
    const moments = [0.25, 0.75].map((random) => {
      jest.spyOn(Math, 'random').mockReturnValue(random);
      const { sockets, listen, latest } = open();
      listen();
      connects(latest());
      latest().ends(1001);
      const begun = Date.now();
      while (sockets.length === 1) jest.advanceTimersByTime(1);
      return Date.now() - begun;
    });
    expect(moments).toEqual([750, 2250]);
  });

  it('again and again', () => {
    const { sockets, listen, latest } = open();
    listen();
    for (let count = 0; count < 5; count += 1) {
      latest().ends();
      jest.advanceTimersByTime(3000);
    }
    expect(sockets).toHaveLength(6);
  });
});

describe('nobody is connected', () => {
  it('while nobody is signed in', () => {
    const { sockets, userId, listen, latest } = open(null);
    listen();
    jest.advanceTimersByTime(10_000);
    expect(sockets).toHaveLength(0);
    userId.next('anna');
    latest().opens();
    userId.next(undefined);
    jest.advanceTimersByTime(10_000);
    expect([sockets.length, latest().isClosedHere]).toEqual([1, true]);
    userId.next('ben');
    expect(latest().url).toMatch(/userId=ben$/);
  });

  it('while the page is not there, also between two tries', () => {
    const { sockets, isPresent, listen, latest } = open();
    listen();
    latest().ends();
    isPresent.next(false);
    jest.advanceTimersByTime(10_000);
    expect(sockets).toHaveLength(1);
    isPresent.next(true);
    expect(sockets).toHaveLength(2);
  });
});

it.each([REALTIME_CLOSE.signedOut, REALTIME_CLOSE.otherPerson])(
  'a server that does not know who is signed in (%s) makes the page ask, once until it knows them again',
  (code) => {
    const { onRefusal, listen, latest } = open();
    listen();
    for (let count = 0; count < 3; count += 1) {
      latest().opens();
      latest().ends(code);
      jest.advanceTimersByTime(5000);
    }
    expect(onRefusal).toHaveBeenCalledTimes(1);
    latest().opens();
    latest().says(WELCOME);
    latest().ends(code);
    jest.advanceTimersByTime(5000);
    expect(onRefusal).toHaveBeenCalledTimes(2);
  },
);

it('whoever signs out here is not asked for, though the server ends the connection before its answer', () => {
  const { onRefusal, userId, listen, latest } = open();
  listen();
  latest().opens();
  latest().says(WELCOME);
  latest().ends(REALTIME_CLOSE.signedOut);
  jest.advanceTimersByTime(1000);
  userId.next(undefined);
  jest.advanceTimersByTime(60_000);
  expect(onRefusal).not.toHaveBeenCalled();
});
