import type { ReleaseTokenSummary } from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { ProblemError } from '../../problem-error.ts';
import type { SignedIn } from '../session/signed-in.ts';
import { remotesOf, requireRemotes } from './release-token.policy.ts';
import { endReleaseToken, findReleaseTokens } from './release-token.repository.ts';
import { addReleaseToken, presentReleaseToken } from './release-tokens.ts';

export type ReleaseTokenService = ReturnType<typeof createReleaseTokenService>;

/** Tokens by account: nobody gives away what they may not do. */
export function createReleaseTokenService(database: Database) {
  const allowedTo = async (user: SignedIn) => remotesOf(user, await findRemotes(database, user.userId));

  return {
    async listTokens(user: SignedIn): Promise<ReleaseTokenSummary[]> {
      return (await findReleaseTokens(database, await allowedTo(user))).map(presentReleaseToken);
    },

    /** @returns the token, which is stored nowhere */
    async createToken(user: SignedIn, wish: { name: string; remotes: string[] }) {
      requireRemotes(await allowedTo(user), wish.remotes);
      try {
        return { ...wish, ...(await addReleaseToken(database, { ...wish, userId: user.userId })) };
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        throw new ProblemError(409, 'release-token-refused', error.message);
      }
    },

    async revokeToken(user: SignedIn, id: string): Promise<void> {
      if (!(await endReleaseToken(database, id.toLowerCase(), await allowedTo(user))))
        throw new ProblemError(404, 'release-token-unknown', 'There is no such valid token of your remotes.');
    },
  };
}

async function findRemotes(database: Database, userId: string): Promise<string[]> {
  const { rows } = await sql<{ remotes: string[] }>`
    select to_json(remotes) as remotes from account where user_id = ${userId}
  `.execute(database);
  return rows[0]?.remotes ?? [];
}
