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

  const heart = setInterval(() => {
    endSilent();
    endSignedOut().catch((error: unknown) => log.warn({ err: error }, 'sessions could not be looked up'));
  }, pingMilliseconds).unref();

  return {
    /** @returns whether it may stay; otherwise it has been closed */
    admit(socket: WebSocket, person: Person): boolean {
      const count = countOf.get(person.userId) ?? 0;
      const refusal = isClosing
        ? GOING_AWAY
        : connections.size >= socketsMaximum
          ? TRY_AGAIN_LATER
          : count >= SOCKETS_OF_PERSON_MAXIMUM
            ? REALTIME_CLOSE.tooMany
            : undefined;
      if (refusal !== undefined) {
        endSocket(socket, refusal);
        return false;
      }
      const connection = { userId: person.userId, sessionId: person.sessionId, isAnswering: true };
      connections.set(socket, connection);
      countOf.set(person.userId, count + 1);
      socket.on('pong', () => {
        connection.isAnswering = true;
      });
      socket.on('close', () => forget(socket, person));
      return true;
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
