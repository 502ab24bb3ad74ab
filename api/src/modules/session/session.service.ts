import { randomUUIDv7 } from 'node:crypto';
import { type AccountSession, type Session, VISITOR_SESSION } from '@moien/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DAY_MILLISECONDS, MINUTE_MILLISECONDS } from '../../milliseconds.ts';
import { nameDevice } from './device-name.ts';
import { presentAccountSession, presentSession, toSignedIn } from './session.presenter.ts';
import type { SessionKey, SessionRepository } from './session.repository.ts';
import { type CarriedToken, carriedTokenOf, handOver } from './session-carrier.ts';
import { createToken, hashToken } from './session-token.ts';
import { type FoundSession, type SignedIn, signedOut } from './signed-in.ts';

/** After which a session ends however much it is used, and after which it ends unless it is used. */
export const SESSION_DAYS = 30;
const IDLE_DAYS = 14;
/** How exactly it is known when a session was used last. */
const SEEN_MINUTES = 10;
const KNOWN_BROWSER_DAYS = 365;

export type SessionStart = {
  userId: string;
  carrier: CarriedToken['carrier'];
  /** What the request carried: it ends, whoever it belongs to. */
  carried: CarriedToken | undefined;
  browserHash: Buffer;
  userAgent: string | undefined;
};

export type SessionService = ReturnType<typeof createSessionService>;

export function createSessionService(repository: SessionRepository, now: () => Date) {
  const before = (milliseconds: number) => new Date(now().getTime() - milliseconds);
  const openAt = () => ({ now: now(), idleSince: before(IDLE_DAYS * DAY_MILLISECONDS) });

  return {
    /** Whose session the token is of; a visitor without one, or with one that has ended, has no profile. */
    async readSession(
      carried: CarriedToken | undefined,
    ): Promise<{ session: Session; found?: FoundSession }> {
      const row = carried && (await repository.findSession(toKey(carried), openAt()));
      if (!row) return { session: VISITOR_SESSION };
      return { session: presentSession(row), found: { ...toSignedIn(row), lastSeenAt: row.last_seen_at } };
    },

    async findSignedIn(carried: CarriedToken | undefined): Promise<FoundSession | undefined> {
      const row = carried && (await repository.findSignedIn(toKey(carried), openAt()));
      return row && { ...toSignedIn(row), lastSeenAt: row.last_seen_at };
    },

    /** Which of these sessions go on: for connections that are held open. */
    findOpen: (sessionIds: readonly string[]) => repository.findOpen(sessionIds, openAt()),

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
    async beginSession({ userId, carrier, carried, browserHash, userAgent }: SessionStart): Promise<string> {
      const token = createToken();
      const createdAt = now();
      const isBegun = await repository.beginSession({
        id: randomUUIDv7(),
        tokenHash: hashToken(token),
        carrier,
        userId,
        ...nameDevice(userAgent),
        createdAt,
        expiresAt: new Date(createdAt.getTime() + SESSION_DAYS * DAY_MILLISECONDS),
        endedHash: carried && hashToken(carried.token),
        browserHash,
      });
      if (!isBegun) throw signedOut();
      return token;
    },

    isKnownBrowser: (browserHash: Buffer, email: string) => repository.isKnownBrowser(browserHash, email),

    /** Another token for the session that asks, because its rights change. @throws ProblemError when there is none */
    async rotate(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const carried = carriedTokenOf(request);
      const token = createToken();
      const isReplaced =
        carried && (await repository.replaceToken(toKey(carried), openAt(), hashToken(token)));
      if (!isReplaced) throw signedOut();
      handOver(request, reply, token, SESSION_DAYS);
    },

    async endSession(carried: CarriedToken | undefined): Promise<Session> {
      if (carried) await repository.deleteSession(hashToken(carried.token));
      return VISITOR_SESSION;
    },

    /** Everywhere, or everywhere else. */
    endAll: (userId: string, exceptSessionId?: string) =>
      repository.deleteSessionsOf(userId, exceptSessionId),

    /** One's own; ending one that has ended changes nothing. */
    endOne: (userId: string, sessionId: string) => repository.deleteSessionOf(userId, sessionId),

    async listSessions({ userId, sessionId }: SignedIn): Promise<AccountSession[]> {
      const rows = await repository.listSessions(userId, openAt());
      return rows.map((row) => presentAccountSession(row, sessionId));
    },

    async removeEnded(): Promise<void> {
      await repository.deleteEnded(openAt());
      await repository.deleteForgottenBrowsers(before(KNOWN_BROWSER_DAYS * DAY_MILLISECONDS));
    },
  };
}

function toKey({ token, carrier }: CarriedToken): SessionKey {
  return { tokenHash: hashToken(token), carrier };
}
