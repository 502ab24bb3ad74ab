import { DEFAULT_LANGUAGE_TAG, RemoteName } from '@moien/contract';
import type { Transaction } from 'kysely';
import { Value } from 'typebox/value';
import { type Database, openDatabase } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';
import { type MessageSlug, type MessageValues, messageText } from '../../../messages/message-text.ts';
import { COLLECTOR } from './collector-name.ts';
import { mailTokenMade } from './mail-release-team.ts';
import {
  endReleaseToken,
  findReleaseTokens,
  insertReleaseToken,
  type ReleaseTokenRow,
} from './release-token.repository.ts';
import { newReleaseToken } from './release-token.ts';

export type ReleaseTokenSummary = {
  id: string;
  name: string;
  remotes: string[];
  /** UTC instants. */
  createdAt: string;
  expiresAt: string;
  revokedAt: string | null;
};

/** `token` is shown this once; it ends at `expiresAt`, a UTC instant. */
export type IssuedToken = { id: string; token: string; expiresAt: string };

export type NewReleaseTokenRow = { name: string; remotes: readonly string[]; userId?: string };

/** A name or remote that cannot be used, or a name that a valid token has. */
export class UnusableToken extends RangeError {
  readonly slug: MessageSlug;
  readonly values: MessageValues;

  constructor(slug: MessageSlug, values: MessageValues = {}) {
    super(messageText(DEFAULT_LANGUAGE_TAG, slug, values));
    this.slug = slug;
    this.values = values;
  }
}

/**
 * Lets `name` publish, activate and roll back these remotes; `*` stands for all. Gives the token, which is
 * stored nowhere.
 * @throws UnusableToken
 */
export function createReleaseToken(databaseUrl: string, wish: NewReleaseTokenRow): Promise<IssuedToken> {
  return withDatabase(databaseUrl, (database) =>
    database.transaction().execute((transaction) => addReleaseToken(transaction, wish)),
  );
}

/** The same in a transaction that is open; the team is told by mail. */
export async function addReleaseToken(
  transaction: Transaction<Tables>,
  { name, remotes, ...maker }: NewReleaseTokenRow,
): Promise<IssuedToken> {
  requireUsable(name, remotes);
  const { id, text, hash } = newReleaseToken();
  const row = await insertReleaseToken(transaction, { id, name, remotes, hash, ...maker });
  if (!row) throw new UnusableToken('release-token-name-taken', { name });
  await mailTokenMade(transaction, row, maker.userId);
  return { id, token: text, expiresAt: row.expires_at };
}

/** By id or by the name of a valid token. Gives false when there is none. */
export function revokeReleaseToken(databaseUrl: string, idOrName: string): Promise<boolean> {
  return withDatabase(databaseUrl, (database) => endReleaseToken(database, idOrName, ['*']));
}

/** Newest first, also revoked ones; at most 1000. */
export function listReleaseTokens(databaseUrl: string): Promise<ReleaseTokenSummary[]> {
  return withDatabase(databaseUrl, async (database) =>
    (await findReleaseTokens(database, ['*'])).map(presentReleaseToken),
  );
}

export function presentReleaseToken(row: ReleaseTokenRow): ReleaseTokenSummary {
  const { id, name, remotes, created_at, expires_at, revoked_at } = row;
  return { id, name, remotes, createdAt: created_at, expiresAt: expires_at, revokedAt: revoked_at };
}

function requireUsable(name: string, remotes: readonly string[]): void {
  if (name === COLLECTOR) throw new UnusableToken('release-token-name-reserved', { name });
  if (!/^[a-z0-9][a-z0-9 ._@-]{0,59}$/.test(name)) throw new UnusableToken('release-token-name');
  const isRemote = (remote: string) => remote === '*' || Value.Check(RemoteName, remote);
  if (remotes.length === 0 || !remotes.every(isRemote)) throw new UnusableToken('release-token-remotes');
}

async function withDatabase<Result>(
  databaseUrl: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  // A connection that breaks fails the work that waits for it.
  const database = openDatabase(databaseUrl, () => undefined);
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
}
