import websocket from '@fastify/websocket';
import {
  REALTIME_CLOSE,
  REALTIME_MESSAGE_MAXIMUM,
  REALTIME_PROTOCOL,
  REALTIME_URL,
  type RealtimeEvent,
  type RealtimeMessage,
  RealtimeQuery,
  type Typing,
  type UpdateMessageCount,
} from '@moien/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Static } from 'typebox';
import type { WebSocket } from 'ws';
import type { RealtimeTicketService, SessionService } from '../domains/identity/index.ts';
import {
  foundSessionOf,
  isFromSite,
  isNative,
  rememberFound,
  requestTokenOf,
} from '../domains/identity/index.ts';
import type { ConversationService, TypingService } from '../domains/messaging/index.ts';
import type { ApiInstance } from '../lib/api-instance.ts';
import { ProblemError } from '../lib/problem-error.ts';
import { nothing } from '../plugins/responses.ts';
import { endSocket } from './end-socket.ts';
import type { EventWatch, Greeting } from './event-watch.ts';
import type { PinWatch } from './pin-watch.ts';
import { readMessage } from './read-message.ts';
import type { SocketHub } from './socket-hub.ts';
import { createTokenBucket } from './token-bucket.ts';
import { createTypingQuota } from './typing-quota.ts';

export type RealtimeParts = {
  sessions: Pick<SessionService, 'findSignedIn'>;
  tickets: Pick<RealtimeTicketService, 'redeem'>;
  hub: SocketHub;
  pins: PinWatch;
  events: EventWatch;
  conversations: Pick<ConversationService, 'markRead'>;
  typing: TypingService;
  publicOrigin: string | undefined;
};

const MESSAGES_PER_SECOND = 10;
const BROKEN_MAXIMUM = 10;
/** Of events that somebody does not take. */
const WAITING_BYTES_MAXIMUM = 1024 * 1024;
const POLICY_VIOLATION = 1008;

const TRY_AGAIN_LATER = 1013;

const say = (event: RealtimeEvent): string => JSON.stringify(event);
const GREETING: Greeting = {
  welcome: (seq) => say({ type: 'welcome', protocol: REALTIME_PROTOCOL, seq }),
  reset: (seq) => say({ type: 'reset', seq }),
};

/** The websocket of specification §7, and nothing else, may be upgraded to. */
export async function realtimeRoutes(scope: ApiInstance, parts: RealtimeParts): Promise<void> {
  await scope.register(websocket, {
    options: { maxPayload: REALTIME_MESSAGE_MAXIMUM },
    // What breaks a connection is the other end's doing; ws closes it by itself.
    errorHandler: (error, _socket, request) => request.log.debug({ err: error }, 'a websocket broke'),
    preClose: async () => {
      parts.pins.close();
      await parts.events.close();
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
      querystring: RealtimeQuery,
      response: nothing(101, 'The websocket'),
    },
    // Whom it is for is said by how it is closed, since a page is told nothing of an upgrade that is refused.
    config: { access: 'everyone', rateLimit: { max: 300 } },
    onRequest: async (request) => {
      // Browsers name the origin of each websocket: what does not is no page of ours.
      const isOurs = isNative(request) || (request.headers.origin && isFromSite(request, parts.publicOrigin));
      if (request.ws && !isOurs) throw new ProblemError(403, 'foreign-origin');
    },
    preHandler: async (request) => {
      if (!request.ws) return;
      const session = isNative(request)
        ? await parts.tickets.redeem(request.query.ticket)
        : await parts.sessions.findSignedIn(requestTokenOf(request));
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
      else if (parts.hub.admit(socket, person))
        converse(socket, parts, { userId: person.userId, since: request.query.seq, log: request.log });
    },
  });
}

type Page = { userId: string; since: number | undefined; log: FastifyBaseLogger };

function converse(socket: WebSocket, parts: RealtimeParts, { userId, since, log }: Page): void {
  const { pins, events } = parts;
  const isAllowed = createTokenBucket(MESSAGES_PER_SECOND);
  const mayType = createTypingQuota();
  let brokenCount = 0;
  const send = (event: string) => {
    if (socket.bufferedAmount > WAITING_BYTES_MAXIMUM) socket.terminate();
    else socket.send(event);
  };
  const obey = (message: RealtimeMessage) => {
    if (message.type === 'watchPins') pins.watch(send, message.query, userId);
    else if (message.type === 'updateMessageCount') void markOpened(parts, userId, message, log);
    else if (mayType()) void announceTyping(parts, userId, message, log);
  };
  socket.on('message', (data, isBinary) => {
    if (socket.readyState !== socket.OPEN) return;
    const message = isBinary || !isAllowed() ? 'broken' : readMessage(String(data));
    if (message === 'unknown') return;
    if (message !== 'broken') return obey(message);
    brokenCount += 1;
    if (brokenCount === BROKEN_MAXIMUM) endSocket(socket, POLICY_VIOLATION);
  });
  socket.on('close', () => pins.leave(send));
  events.join(userId, since, send, GREETING).then(
    (leave) => {
      if (socket.readyState === socket.OPEN) socket.once('close', leave);
      else leave();
    },
    (error: unknown) => {
      log.warn({ err: error }, 'a page could not be welcomed');
      endSocket(socket, TRY_AGAIN_LATER);
    },
  );
}

/** Specification §4: opening a conversation zeroes one's unread count. One of others changes nothing. */
async function markOpened(
  { conversations }: Pick<RealtimeParts, 'conversations'>,
  userId: string,
  { conversationId, conversation }: Static<typeof UpdateMessageCount>,
  log: FastifyBaseLogger,
): Promise<void> {
  try {
    await conversations.markRead(conversationId, userId, conversation.lastMessageSeq);
  } catch (error) {
    if (!(error instanceof ProblemError)) log.warn({ err: error }, 'a conversation could not be marked read');
  }
}

/** In a conversation of others nothing is told, and nothing answered. */
async function announceTyping(
  { typing }: Pick<RealtimeParts, 'typing'>,
  userId: string,
  { conversationId }: Static<typeof Typing>,
  log: FastifyBaseLogger,
): Promise<void> {
  try {
    await typing.announce(userId, conversationId);
  } catch (error) {
    if (!(error instanceof ProblemError)) log.warn({ err: error }, 'who is writing could not be told');
  }
}
