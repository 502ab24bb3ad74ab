import { REALTIME_CLOSE } from '@moien/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { WebSocket } from 'ws';
import { endSocket } from './end-socket.ts';

/** Whose connection it is. */
export type Person = { userId: string; sessionId: string };

export type SocketHubParts = {
  /** Which of these sessions go on. */
  findOpen: (sessionIds: readonly string[]) => Promise<string[]>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  pingMilliseconds?: number | undefined;
  socketsMaximum?: number | undefined;
};

type Connection = Person & { isAnswering: boolean };

/** Of one person in one process: a connection for each of their pages. */
const SOCKETS_OF_PERSON_MAXIMUM = 10;
const SOCKETS_MAXIMUM = 10_000;
const PING_MILLISECONDS = 30_000;

const GOING_AWAY = 1001;
const TRY_AGAIN_LATER = 1013;

export type SocketHub = ReturnType<typeof createSocketHub>;

/** Every connection of this process, of whom each lasts as long as it answers and as its session lives. */
export function createSocketHub({
  findOpen,
  log,
  pingMilliseconds = PING_MILLISECONDS,
  socketsMaximum = SOCKETS_MAXIMUM,
}: SocketHubParts) {
  const connections = new Map<WebSocket, Connection>();
  const countOf = new Map<string, number>();
  /** Since the last two pings: who was found to be signed in just before comes to be admitted after. */
  let endedIds = new Set<string>();
  let endedBefore = new Set<string>();
  let isClosing = false;

  const forget = (socket: WebSocket, { userId }: Person) => {
    if (!connections.delete(socket)) return;
    const count = (countOf.get(userId) ?? 1) - 1;
    if (count > 0) countOf.set(userId, count);
    else countOf.delete(userId);
  };

  const endSilent = () => {
    for (const [socket, connection] of connections) {
      if (!connection.isAnswering) socket.terminate();
      connection.isAnswering = false;
      socket.ping();
    }
  };

  const endSignedOut = async () => {
    const sessionIds = new Set([...connections.values()].map(({ sessionId }) => sessionId));
    if (sessionIds.size === 0) return;
    const open = new Set(await findOpen([...sessionIds]));
    // One that was opened meanwhile has not been asked for.
    for (const [socket, { sessionId }] of connections)
      if (sessionIds.has(sessionId) && !open.has(sessionId)) endSocket(socket, REALTIME_CLOSE.signedOut);
  };

  const endSignedOutSafely = () => {
    endSignedOut().catch((error: unknown) => log.warn({ err: error }, 'sessions could not be looked up'));
  };

  const heart = setInterval(() => {
    endSilent();
    endSignedOutSafely();
    [endedIds, endedBefore] = [new Set(), endedIds];
  }, pingMilliseconds).unref();

  /** With which code a connection is closed instead of admitted. */
  const refusalOf = ({ userId, sessionId }: Person): number | undefined => {
    if (isClosing) return GOING_AWAY;
    if (endedIds.has(sessionId) || endedBefore.has(sessionId)) return REALTIME_CLOSE.signedOut;
    if (connections.size >= socketsMaximum) return TRY_AGAIN_LATER;
    return (countOf.get(userId) ?? 0) >= SOCKETS_OF_PERSON_MAXIMUM ? REALTIME_CLOSE.tooMany : undefined;
  };

  return {
    /** @returns whether it may stay; otherwise it has been closed */
    admit(socket: WebSocket, person: Person): boolean {
      const refusal = refusalOf(person);
      if (refusal !== undefined) {
        endSocket(socket, refusal);
        return false;
      }
      const connection = { userId: person.userId, sessionId: person.sessionId, isAnswering: true };
      connections.set(socket, connection);
      countOf.set(person.userId, (countOf.get(person.userId) ?? 0) + 1);
      socket.on('pong', () => {
        connection.isAnswering = true;
      });
      socket.on('close', () => forget(socket, person));
      return true;
    },

    /** @param sessionIds which have ended; undefined: those that the database does not have any more */
    endSessions(sessionIds: readonly string[] | undefined): void {
      if (!sessionIds) endSignedOutSafely();
      const ended = new Set(sessionIds);
      for (const sessionId of ended) endedIds.add(sessionId);
      for (const [socket, { sessionId }] of connections)
        if (ended.has(sessionId)) endSocket(socket, REALTIME_CLOSE.signedOut);
    },

    /** Asks everybody to come back elsewhere, and ends those who do not leave. */
    async close(): Promise<void> {
      isClosing = true;
      clearInterval(heart);
      const left = [...connections.keys()].map(
        (socket) => new Promise<void>((resolve) => void socket.once('close', () => resolve())),
      );
      for (const socket of connections.keys()) endSocket(socket, GOING_AWAY);
      await Promise.all(left);
    },
  };
}
