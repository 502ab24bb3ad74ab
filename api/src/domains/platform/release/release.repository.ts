import type { OfferedRelease, Release, ReleaseEvent } from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { CheckedRelease } from './release-upload.ts';

/** What the transaction of an event announces; PostgreSQL sends it with the commit. */
export const RELEASE_CHANNEL = 'moien_release';

/** An event as the registry is computed from it. */
export type LoggedChange = Pick<ReleaseEvent, 'sequence' | 'at' | 'kind' | 'remote' | 'version'> & {
  registry_digest: string;
};
/** Accounts of a change: who has made the token that was used, and who has approved it. */
export type EventAccounts = { actorId?: string | null; approverId?: string };
export type NewEvent = Omit<ReleaseEvent, 'at' | 'approver'> & EventAccounts & { registryDigest: string };
type HistoryRange = { remote: string | undefined; before: number | undefined; limit: number };

export type ReleaseRepository = ReturnType<typeof createReleaseRepository>;

const eventColumns = sql`sequence, at, actor, kind, remote, version, note, case when approver_id is not null then coalesce(
  (select first_name || ' ' || last_name from profile where user_id = approver_id), 'a deleted account') end as approver`;

export function createReleaseRepository(database: Database) {
  return {
    async findRelease(
      remote: string,
      version: string,
    ): Promise<{ manifest: Release; digest: string } | undefined> {
      const { rows } = await sql<{ manifest: Release; digest: string }>`
        select manifest, digest from release where remote = ${remote} and version = ${version}
      `.execute(database);
      return rows[0];
    },

    /** Files of a release whose files were collected are there again. */
    async saveRelease({ remote, version, manifest, offer, digest }: CheckedRelease): Promise<void> {
      await sql`
        insert into release (remote, version, manifest, offer, digest)
        values (${remote}, ${version}, ${manifest}, ${offer}, ${digest})
        on conflict (remote, version) do update set has_files = true
      `.execute(database);
    },

    async findOffers(releases: readonly { remote: string; version: string }[]): Promise<OfferedRelease[]> {
      if (releases.length === 0) return [];
      const { rows } = await sql<{ offer: OfferedRelease }>`
        select offer from release join jsonb_to_recordset(${JSON.stringify(releases)}::jsonb)
          as wanted (remote text, version text) using (remote, version)
      `.execute(database);
      return rows.map(({ offer }) => offer);
    },

    /** Events from `first` to `last`, both included, in their order. */
    async listChanges(first: number, last = Number.MAX_SAFE_INTEGER): Promise<LoggedChange[]> {
      const { rows } = await sql<LoggedChange>`
        select sequence, at, kind, remote, version, registry_digest from release_event
        where sequence between ${first} and ${last} order by sequence
      `.execute(database);
      return rows;
    },

    async findEvent(sequence: number): Promise<ReleaseEvent | undefined> {
      const { rows } = await sql<ReleaseEvent>`
        select ${eventColumns} from release_event where sequence = ${sequence}
      `.execute(database);
      return rows[0];
    },

    /** The last event of these kinds about a release. */
    async findLastEvent(
      remote: string,
      version: string,
      kinds: readonly ReleaseEvent['kind'][],
    ): Promise<ReleaseEvent | undefined> {
      const { rows } = await sql<ReleaseEvent>`
        select ${eventColumns} from release_event
        where remote = ${remote} and version = ${version} and kind = any (${[...kinds]}::text[])
        order by sequence desc limit 1
      `.execute(database);
      return rows[0];
    },

    /** Sequence of the last event that changed which release of a remote is active; 0 when none did. */
    async findLastChange(remote: string): Promise<number> {
      const { rows } = await sql<{ sequence: number }>`
        select coalesce(max(sequence), 0) as sequence from release_event
        where remote = ${remote} and kind in ('activate', 'rollback')
      `.execute(database);
      return rows[0]?.sequence ?? 0;
    },

    /** How often since then which release of a remote is active was changed. */
    async countChanges(remote: string, since: Date): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from release_event
        where remote = ${remote} and kind in ('activate', 'rollback') and at > ${since}
      `.execute(database);
      return rows[0]?.count ?? 0;
    },

    /** Whether a token of this account has published the release. */
    async isPublishedBy(remote: string, version: string, userId: string): Promise<boolean> {
      const { rows } = await sql`
        select from release_event
        where remote = ${remote} and version = ${version} and kind = 'publish' and actor_id = ${userId} limit 1
      `.execute(database);
      return rows.length > 0;
    },

    /** Newest first. */
    async listEvents({ remote, before, limit }: HistoryRange): Promise<ReleaseEvent[]> {
      const { rows } = await sql<ReleaseEvent>`
        select ${eventColumns} from release_event
        where ${remote === undefined ? sql`true` : sql`remote = ${remote}`}
          and ${before === undefined ? sql`true` : sql`sequence < ${before}`}
        order by sequence desc limit ${limit}
      `.execute(database);
      return rows;
    },

    /** Releases that were collected while their files are still there. */
    async listCollected(): Promise<{ remote: string; version: string }[]> {
      const { rows } = await sql<{ remote: string; version: string }>`
        select remote, version from release where has_files and 'collect' = (
          select kind from release_event
          where release_event.remote = release.remote and release_event.version = release.version
            and kind in ('publish', 'collect')
          order by sequence desc limit 1
        ) order by remote, version
      `.execute(database);
      return rows;
    },

    async markWithoutFiles(remote: string, version: string): Promise<void> {
      await sql`
        update release set has_files = false where remote = ${remote} and version = ${version}
      `.execute(database);
    },

    async insertEvent(event: NewEvent): Promise<ReleaseEvent> {
      const { rows } = await sql<ReleaseEvent>`
        insert into release_event
          (sequence, actor, kind, remote, version, note, registry_digest, actor_id, approver_id)
        values (${event.sequence}, ${event.actor}, ${event.kind}, ${event.remote}, ${event.version}, ${event.note},
          ${event.registryDigest}, ${event.actorId ?? null}, ${event.approverId ?? null})
        returning ${eventColumns}
      `.execute(database);
      await sql`select pg_notify(${RELEASE_CHANNEL}, ${String(event.sequence)})`.execute(database);
      if (!rows[0]) throw new Error('An insertion answers its row.');
      return rows[0];
    },
  };
}
