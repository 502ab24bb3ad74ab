import { randomUUIDv7 } from 'node:crypto';
import { type AccountSession, type Session, VISITOR_SESSION } from '@moien/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { createBatch } from '../../../lib/create-batch.ts';
import { DAY_MILLISECONDS, MINUTE_MILLISECONDS } from '../../../lib/milliseconds.ts';
import { createToken, hashToken } from '../../../lib/random-token.ts';
import type { RequestClient } from '../../../lib/request-client.ts';
import { type FoundSession, type SignedIn, signedOut } from '../access/signed-in.ts';
import { type RequestToken, requestTokenOf, sendSessionToken } from '../access/token-transport.ts';
import { recordSecurityEvent } from '../security-event/record-security-event.ts';
import { recordSignIn, type SignIn } from '../security-event/record-sign-in.ts';
import { openAt } from './open-session.ts';
import { presentAccountSession, presentSession, toSignedIn } from './session.presenter.ts';
import type { EndedSession, SessionKey, SessionRepository } from './session.repository.ts';

/** After which a session ends however much it is used. */
export const SESSION_DAYS = 30;
/** How exactly it is known when a session was used last. */
const SEEN_MINUTES = 10;
const KNOWN_BROWSER_DAYS = 365;

export type SessionStart = {
  signIn: SignIn;
  carrier: RequestToken['carrier'];
  /** What the request carried: it ends, whoever it belongs to. */
  carried: RequestToken | undefined;
  browserHash: Buffer;
  client: RequestClient;
  /** Of the site. */
  origin: string;
};

export type SessionService = ReturnType<typeof createSessionService>;

/** @param countRequests booking requests that wait for the answer of somebody, of which bookings know */
export function createSessionService(
  repository: SessionRepository,
  now: () => Date,
  countRequests: (ownerId: string) => Promise<number> = async () => 0,
) {
  const findSignedIn = createBatch((keys: readonly SessionKey[]) =>
    repository.findSignedIn(keys, openAt(now())),
  );
  const before = (milliseconds: number) => new Date(now().getTime() - milliseconds);
  /** Ends of sessions that somebody asked for are recorded. */
  const recordEnd =
    (client: RequestClient, kind: 'sign-out' | 'session-ended' | 'other-sessions-ended') =>
    async (transaction: Transaction<Tables>, { user_id: userId }: EndedSession): Promise<void> =>
      void (await recordSecurityEvent(transaction, client, { userId, kind, at: now() }));

  return {
    /** Whose session the token is of; a visitor without one, or with one that has ended, has no profile. */
    async readSession(
      carried: RequestToken | undefined,
    ): Promise<{ session: Session; found?: FoundSession }> {
      const row = carried && (await repository.findSession(toKey(carried), openAt(now())));
      if (!row) return { session: VISITOR_SESSION };
      const session = presentSession(row, await countRequests(row.user_id));
      return { session, found: { ...toSignedIn(row), lastSeenAt: row.last_seen_at } };
    },

    async findSignedIn(carried: RequestToken | undefined): Promise<FoundSession | undefined> {
      const row = carried && (await findSignedIn(toKey(carried)));
      return row && { ...toSignedIn(row), lastSeenAt: row.last_seen_at };
    },

    async findById(sessionId: string): Promise<FoundSession | undefined> {
      const row = await repository.findById(sessionId, openAt(now()));
      return row && { ...toSignedIn(row), lastSeenAt: row.last_seen_at };
    },

    /** Which of these sessions go on: for connections that are held open. */
    findOpen: (sessionIds: readonly string[]) => repository.findOpen(sessionIds, openAt(now())),

    /** Written now and then, so that hardly a request waits for it. */
    async noteSeen({ sessionId, lastSeenAt }: FoundSession): Promise<void> {
      const stale = before(SEEN_MINUTES * MINUTE_MILLISECONDS);
      if (new Date(lastSeenAt) > stale) return;
      await repository.noteSeen(sessionId, { now: now(), before: stale });
    },

    /**
     * A new token, whatever was carried: one that somebody else has planted never becomes signed in.
     * @returns the token that its bearer alone will know
     */
    async beginSession(start: SessionStart): Promise<string> {
      const { signIn, carrier, carried, browserHash, origin } = start;
      const { browser, system } = start.client;
      const token = createToken();
      const id = randomUUIDv7();
      const createdAt = now();
      const isBegun = await repository.beginSession(
        {
          id,
          tokenHash: hashToken(token),
          carrier,
          userId: signIn.userId,
          browser,
          system,
          createdAt,
          expiresAt: new Date(createdAt.getTime() + SESSION_DAYS * DAY_MILLISECONDS),
          endedHash: carried && hashToken(carried.token),
          browserHash,
        },
        (transaction, isKnownBrowser) => {
          const client = { ...start.client, sessionId: id };
          return recordSignIn(transaction, signIn, { client, origin, at: createdAt, isKnownBrowser });
        },
        async (transaction, ended) => {
          // Who signs in again in their own browser has not signed out.
          if (ended.user_id !== signIn.userId) await recordEnd(start.client, 'sign-out')(transaction, ended);
        },
      );
      if (!isBegun) throw signedOut();
      return token;
    },

    isKnownBrowser: (browserHash: Buffer, email: string) => repository.isKnownBrowser(browserHash, email),

    /**
     * Another token for the session that asks, because its rights change. @throws ProblemError when there is
     * none
     */
    async rotate(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const carried = requestTokenOf(request);
      const token = createToken();
      const isReplaced =
        carried && (await repository.replaceToken(toKey(carried), openAt(now()), hashToken(token)));
      if (!isReplaced) throw signedOut();
      sendSessionToken(request, reply, token, SESSION_DAYS);
    },

    async endSession(carried: RequestToken | undefined, client: RequestClient): Promise<Session> {
      if (carried) await repository.deleteSession(hashToken(carried.token), recordEnd(client, 'sign-out'));
      return VISITOR_SESSION;
    },

    endAll: (userId: string) => repository.deleteSessionsOf(userId, undefined),

    /** All but the one that asks, whose browser alone stays known. */
    async endOthers(
      { userId, sessionId }: SignedIn,
      { client, browserHash }: { client: RequestClient; browserHash: Buffer | undefined },
    ): Promise<void> {
      await repository.deleteOthersOf(userId, sessionId, recordEnd(client, 'other-sessions-ended'));
      await repository.forgetBrowsers(userId, browserHash);
    },

    /** One's own; ending one that has ended changes nothing. */
    endOne: (userId: string, sessionId: string, client: RequestClient) =>
      repository.deleteSessionOf(userId, sessionId, recordEnd(client, 'session-ended')),

    async listSessions({ userId, sessionId }: SignedIn): Promise<AccountSession[]> {
      const rows = await repository.listSessions(userId, openAt(now()));
      return rows.map((row) => presentAccountSession(row, sessionId));
    },

    async removeEnded(): Promise<void> {
      await repository.deleteEnded(openAt(now()));
      await repository.deleteForgottenBrowsers(before(KNOWN_BROWSER_DAYS * DAY_MILLISECONDS));
    },
  };
}

function toKey({ token, carrier }: RequestToken): SessionKey {
  return { tokenHash: hashToken(token), carrier };
}
