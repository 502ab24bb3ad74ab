import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { SignedIn } from '../../identity/index.ts';
import { remotesOf } from './release-token.policy.ts';

/** Nobody's mail server is flooded by us, however large a team is. */
const RECIPIENTS_MAXIMUM = 50;

/** The remotes whose tokens and activations somebody may decide on; `*` stands for all. */
export async function findAllowedRemotes(database: Database, user: SignedIn): Promise<readonly string[]> {
  const { rows } = await sql<{ remotes: string[] }>`
    select to_json(remotes) as remotes from account where user_id = ${user.userId}
  `.execute(database);
  return remotesOf(user, rows[0]?.remotes ?? []);
}

/**
 * Ids of the accounts that are told of what happens to these remotes: admins first, then their team members,
 * the oldest accounts first, at most 50. Demo accounts are left out: their addresses belong to nobody.
 * @param remotes `*` stands for all
 */
export async function findReleaseTeam(database: Database, remotes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select account.user_id from account join profile on profile.user_id = account.user_id
    where profile.email is not null and not is_demo and (
      role = 'admin' or role = 'team-member' and (
        '*' = any (remotes) or remotes && ${[...remotes]}::text[]
        or ${remotes.includes('*')} and remotes <> '{}'
      )
    )
    order by role <> 'admin', account.created_at, account.user_id limit ${RECIPIENTS_MAXIMUM}
  `.execute(database);
  return rows.map(({ user_id: userId }) => userId);
}
