import type { ReleaseActivation } from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';

export type ReleaseActivationRow = {
  id: string;
  remote: string;
  version: string;
  drops_previous: boolean;
  note: string;
  token_id: string;
  actor: string;
  after_sequence: number;
  created_at: string;
  expires_at: string;
  outcome: 'approved' | 'superseded' | 'expired' | null;
};

export type NewActivation = Omit<ReleaseActivationRow, 'created_at' | 'expires_at' | 'outcome'> & {
  created_at: Date;
  expires_at: Date;
};

const LIST_MAXIMUM = 200;

const columns = sql`release_activation.id, remote, version, drops_previous, note, token_id, actor, after_sequence,
  release_activation.created_at, release_activation.expires_at, outcome`;

export async function findActivationById(
  database: Database,
  id: string,
): Promise<ReleaseActivationRow | undefined> {
  const { rows } = await sql<ReleaseActivationRow>`
    select ${columns} from release_activation where id = ${id}
  `.execute(database);
  return rows[0];
}

/** What has not been closed of a release, whether its time is over or not. */
export async function findOpenOf(
  database: Database,
  remote: string,
  version: string,
): Promise<ReleaseActivationRow | undefined> {
  const { rows } = await sql<ReleaseActivationRow>`
    select ${columns} from release_activation
    where remote = ${remote} and version = ${version} and closed_at is null
  `.execute(database);
  return rows[0];
}

/**
 * What may still be approved, oldest first, at most 200.
 * @param remotes `*` stands for all
 */
export async function findOpenActivations(
  database: Database,
  remotes: readonly string[],
  now: Date,
): Promise<ReleaseActivationRow[]> {
  const isAmong = remotes.includes('*') ? sql`true` : sql`remote = any (${[...remotes]}::text[])`;
  const { rows } = await sql<ReleaseActivationRow>`
    select ${columns} from release_activation
    join release_token on release_token.id = token_id and revoked_at is null
    where closed_at is null and release_activation.expires_at > ${now} and ${isAmong} and after_sequence = coalesce((
      select max(sequence) from release_event
      where release_event.remote = release_activation.remote and kind in ('activate', 'rollback')
    ), 0)
    order by release_activation.created_at, release_activation.id limit ${LIST_MAXIMUM}
  `.execute(database);
  return rows;
}

export async function insertActivation(database: Database, activation: NewActivation): Promise<void> {
  await sql`
    insert into release_activation
      (id, remote, version, drops_previous, note, token_id, actor, after_sequence, created_at, expires_at)
    values (${activation.id}, ${activation.remote}, ${activation.version}, ${activation.drops_previous},
      ${activation.note}, ${activation.token_id}, ${activation.actor}, ${activation.after_sequence},
      ${activation.created_at}, ${activation.expires_at})
  `.execute(database);
}

export async function closeActivation(
  database: Database,
  id: string,
  closing: { outcome: NonNullable<ReleaseActivationRow['outcome']>; now: Date; approverId?: string },
): Promise<void> {
  await sql`
    update release_activation
    set closed_at = ${closing.now}, outcome = ${closing.outcome}, approver_id = ${closing.approverId ?? null}
    where id = ${id} and closed_at is null
  `.execute(database);
}

/** How many were asked for since then, whatever became of them. */
export async function countActivations(database: Database, remote: string, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from release_activation where remote = ${remote} and created_at > ${since}
  `.execute(database);
  return rows[0]?.count ?? 0;
}

/** Who approved what stays in the log. */
export async function deleteActivations(database: Database, before: Date): Promise<void> {
  await sql`delete from release_activation where created_at < ${before}`.execute(database);
}

export function presentActivation(row: ReleaseActivationRow): ReleaseActivation {
  const { id, remote, version, note, actor } = row;
  const { drops_previous: dropsPrevious, created_at: createdAt, expires_at: expiresAt } = row;
  return { id, remote, version, dropsPrevious, note, actor, createdAt, expiresAt };
}
