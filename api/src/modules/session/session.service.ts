import { type Session, VISITOR_SESSION } from '@moien/contract';
import { presentSession } from './session.presenter.ts';
import type { SessionRepository } from './session.repository.ts';
import { createToken, hashToken } from './session-token.ts';

const SESSION_MILLISECONDS = 30 * 24 * 60 * 60 * 1000;

export type SessionService = ReturnType<typeof createSessionService>;

export function createSessionService(repository: SessionRepository, now: () => Date) {
  return {
    /** Whose session the token is of; a visitor without one, or with one that has ended, has no profile. */
    async readSession(token: string | undefined): Promise<Session> {
      if (token === undefined) return VISITOR_SESSION;
      const row = await repository.findSession(hashToken(token), now());
      return row ? presentSession(row) : VISITOR_SESSION;
    },

    /** @returns the token that its bearer alone will know */
    async beginSession(userId: string): Promise<string> {
      const token = createToken();
      const createdAt = now();
      const expiresAt = new Date(createdAt.getTime() + SESSION_MILLISECONDS);
      await repository.insertSession({ tokenHash: hashToken(token), userId, createdAt, expiresAt });
      return token;
    },

    async endSession(token: string | undefined): Promise<Session> {
      if (token !== undefined) await repository.deleteSession(hashToken(token));
      return VISITOR_SESSION;
    },

    removeEnded: () => repository.deleteEnded(now()),
  };
}
