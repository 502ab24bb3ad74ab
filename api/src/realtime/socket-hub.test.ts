import { EventEmitter } from 'node:events';
import { REALTIME_CLOSE } from '@moien/contract';
import type { WebSocket } from 'ws';
import { createSocketHub } from './socket-hub.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const PING = 30_000;

/** A connection whose other end answers pings, and leaves when it is asked to, unless told otherwise. */
class FakeSocket extends EventEmitter {
  isAlive = true;
  isPolite = true;
  code: number | undefined;

  ping() {
    if (this.isAlive) this.emit('pong');
  }

  close(code: number) {
    this.code ??= code;
    if (this.isPolite) this.emit('close');
  }

  terminate() {
    this.emit('close');
    this.code ??= 1006;
  }
}

function open({ socketsMaximum }: { socketsMaximum?: number } = {}) {
  const ended = new Set<string>();
  const asked: string[][] = [];
  const hub = createSocketHub({
    findOpen: async (sessionIds) => {
      asked.push([...sessionIds]);
      return sessionIds.filter((id) => !ended.has(id));
    },
    log: { warn: () => undefined },
    socketsMaximum,
  });
  const connect = (sessionId = 's', userId = 'u') => {
    const socket = new FakeSocket();
    const isAdmitted = hub.admit(socket as unknown as WebSocket, { sessionId, userId });
    return { socket, isAdmitted };
  };
  return { hub, connect, ended, asked };
}

it('a connection lasts while it answers', async () => {
  const { connect } = open();
  const { socket } = connect();
  await jest.advanceTimersByTimeAsync(5 * PING);
  expect(socket.code).toBeUndefined();
  socket.isAlive = false;
  await jest.advanceTimersByTimeAsync(2 * PING);
  expect(socket.code).toBe(1006);
});

it('a connection lasts while its session lives, which is asked once for all', async () => {
  const { connect, ended, asked } = open();
  const [first, second, other] = [connect('a'), connect('a'), connect('b')];
  ended.add('a');
  await jest.advanceTimersByTimeAsync(PING);
  expect([first, second, other].map(({ socket }) => socket.code)).toEqual([
    REALTIME_CLOSE.signedOut,
    REALTIME_CLOSE.signedOut,
    undefined,
  ]);
  expect(asked).toEqual([['a', 'b']]);
});

it('a person has ten connections, and a process as many as it can bear', () => {
  const { connect } = open({ socketsMaximum: 12 });
  const mine = Array.from({ length: 11 }, () => connect('a', 'anna'));
  expect(mine.map(({ isAdmitted }) => isAdmitted)).toEqual([...Array(10).fill(true), false]);
  expect(mine[10]?.socket.code).toBe(REALTIME_CLOSE.tooMany);
  const others = Array.from({ length: 3 }, (_, index) => connect('b', `ben ${index}`));
  expect(others.map(({ socket }) => socket.code)).toEqual([undefined, undefined, 1013]);
  mine[0]?.socket.close(1000);
  expect(connect('a', 'anna').isAdmitted).toBe(true);
});

it('when the process ends, everybody is asked to leave, and who does not is left', async () => {
  const { hub, connect } = open();
  const [polite, rude] = [connect(), connect()];
  rude.socket.isPolite = false;
  const closed = hub.close();
  expect([polite.socket.code, rude.socket.code]).toEqual([1001, 1001]);
  await jest.advanceTimersByTimeAsync(1000);
  await closed;
  expect(connect().socket.code).toBe(1001);
  expect(jest.getTimerCount()).toBe(0);
});

it('a session that has ended meanwhile has its connections closed, and is let in no more', async () => {
  const { hub, connect, asked } = open();
  const [ended, other] = [connect('s1'), connect('s2')];
  hub.endSessions(['s1', 's3']);
  expect([ended.socket.code, other.socket.code]).toEqual([REALTIME_CLOSE.signedOut, undefined]);
  await jest.advanceTimersByTimeAsync(PING);
  expect(connect('s1').socket.code).toBe(REALTIME_CLOSE.signedOut);
  expect(asked).toEqual([['s2']]);
});

it('sessions that may have ended unheard are looked up at once', async () => {
  const { hub, connect, ended } = open();
  const { socket } = connect('s1');
  ended.add('s1');
  hub.endSessions(undefined);
  await jest.advanceTimersByTimeAsync(0);
  expect(socket.code).toBe(REALTIME_CLOSE.signedOut);
});
