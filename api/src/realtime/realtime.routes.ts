import websocket from '@fastify/websocket';
import {
  REALTIME_CLOSE,
  REALTIME_MESSAGE_MAXIMUM,
  REALTIME_PROTOCOL,
  REALTIME_URL,
  type RealtimeEvent,
  Uuid,
} from '@moien/contract';
import { Type } from 'typebox';
import type { WebSocket } from 'ws';
import type { SessionService } from '../domains/identity/index.ts';
import { foundSessionOf, isFromSite, rememberFound, requestTokenOf } from '../domains/identity/index.ts';
import type { ApiInstance } from '../lib/api-instance.ts';
import { ProblemError } from '../lib/problem-error.ts';
import { nothing } from '../plugins/responses.ts';
import { endSocket } from './end-socket.ts';
import type { PinWatch } from './pin-watch.ts';
import { readMessage } from './read-message.ts';
import type { SocketHub } from './socket-hub.ts';
import { createTokenBucket } from './token-bucket.ts';

export type RealtimeParts = {
  sessions: Pick<SessionService, 'findSignedIn'>;
  hub: SocketHub;
  pins: PinWatch;
  publicOrigin: string | undefined;
};

const MESSAGES_PER_SECOND = 10;
const BROKEN_MAXIMUM = 10;
/** Of events that somebody does not take. */
const WAITING_BYTES_MAXIMUM = 1024 * 1024;
const POLICY_VIOLATION = 1008;

const WELCOME: RealtimeEvent = { type: 'welcome', protocol: REALTIME_PROTOCOL };

/** The websocket of specification §7, and nothing else, may be upgraded to. */
export async function realtimeRoutes(scope: ApiInstance, parts: RealtimeParts): Promise<void> {
  await scope.register(websocket, {
    options: { maxPayload: REALTIME_MESSAGE_MAXIMUM },
    // What breaks a connection is the other end's doing; ws closes it by itself.
    errorHandler: (error, _socket, request) => request.log.debug({ err: error }, 'a websocket broke'),
    preClose: async () => {
      parts.pins.close();
      await parts.hub.close();
    },
  });
  scope.route({
    method: 'GET',
    url: REALTIME_URL,
    schema: {
      operationId: 'openWebsocket',
      summary: 'A websocket for who is signed in, described at /api/asyncapi.json',
      tags: ['realtime'],
      security: [{ sessionCookie: [] }],
      querystring: Type.Object({ userId: Uuid }),
      response: nothing(101, 'The websocket'),
    },
    // Whom it is for is said by how it is closed, since a page is told nothing of an upgrade that is refused.
    config: { access: 'everyone', rateLimit: { max: 300 } },
    onRequest: async (request) => {
      // Browsers name the origin of each websocket: what does not is no page of ours.
      if (request.ws && !(request.headers.origin && isFromSite(request, parts.publicOrigin)))
        throw new ProblemError(403, 'foreign-origin');
    },
    preHandler: async (request) => {
      const session = request.ws && (await parts.sessions.findSignedIn(requestTokenOf(request)));
      if (session) rememberFound(request, session);
    },
    handler: async () => {
      throw new ProblemError(426, 'upgrade-required');
    },
    wsHandler: (socket, request) => {
      const person = foundSessionOf(request);
      if (!person) endSocket(socket, REALTIME_CLOSE.signedOut);
      else if (person.userId !== request.query.userId.toLowerCase())
        endSocket(socket, REALTIME_CLOSE.otherPerson);
      else if (parts.hub.admit(socket, person)) converse(socket, parts.pins, person.userId);
    },
  });
}

function converse(socket: WebSocket, pins: PinWatch, personId: string): void {
  const isAllowed = createTokenBucket(MESSAGES_PER_SECOND);
  let brokenCount = 0;
  const tell = (event: string) => {
    if (socket.bufferedAmount > WAITING_BYTES_MAXIMUM) socket.terminate();
    else socket.send(event);
  };
  socket.on('message', (data, isBinary) => {
    if (socket.readyState !== socket.OPEN) return;
    const message = isBinary || !isAllowed() ? 'broken' : readMessage(String(data));
    if (message === 'unknown') return;
    if (message !== 'broken') return pins.watch(tell, message.query, personId);
    brokenCount += 1;
    if (brokenCount === BROKEN_MAXIMUM) endSocket(socket, POLICY_VIOLATION);
  });
  socket.on('close', () => pins.leave(tell));
  tell(JSON.stringify(WELCOME));
}
