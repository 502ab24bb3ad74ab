import type { ReleaseTokenSummary } from '@moien/contract';
import type { Database } from '../../../database/database.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import type { RequestClient } from '../../../lib/request-client.ts';
import type { SignedIn } from '../../identity/index.ts';
import { findAllowedRemotes } from './release-team.repository.ts';
import { requireRemotes } from './release-token.policy.ts';
import { findReleaseTokens } from './release-token.repository.ts';
import { type Asking, addRecordedToken, endRecordedToken } from './release-token-events.ts';
import { presentReleaseToken, UnusableToken } from './release-tokens.ts';

export type ReleaseTokenService = ReturnType<typeof createReleaseTokenService>;

/** Tokens by account: nobody gives away what they may not do. */
export function createReleaseTokenService(database: Database) {
  const allowedTo = (user: SignedIn) => findAllowedRemotes(database, user);

  return {
    async listTokens(user: SignedIn): Promise<ReleaseTokenSummary[]> {
      return (await findReleaseTokens(database, await allowedTo(user))).map(presentReleaseToken);
    },

    /** Asked before the proof, so that no code is used up for nothing. @throws ProblemError */
    async requireAllowed(user: SignedIn, remotes: readonly string[]): Promise<void> {
      requireRemotes(await allowedTo(user), remotes);
    },

    /** For who has proved again who they are. @returns the token, which is stored nowhere */
    async createToken(user: SignedIn, wish: { name: string; remotes: string[] }, asking: Asking) {
      requireRemotes(await allowedTo(user), wish.remotes);
      try {
        return { ...wish, ...(await addRecordedToken(database, { ...wish, userId: user.userId }, asking)) };
      } catch (error) {
        if (!(error instanceof UnusableToken)) throw error;
        const { slug: message, values } = error;
        throw new ProblemError(409, 'release-token-refused', { message, values });
      }
    },

    async revokeToken(user: SignedIn, id: string, client: RequestClient): Promise<void> {
      const token = { id: id.toLowerCase(), remotes: await allowedTo(user), userId: user.userId };
      if (!(await endRecordedToken(database, token, client)))
        throw new ProblemError(404, 'release-token-unknown');
    },
  };
}
