import type { Day, FaultCode, FaultCount } from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { OTHER, PARTS_PER_FAULT_MAXIMUM, RECENT_RELEASES } from './telemetry-limits.ts';

export type ReleaseName = { remote: string; version: string };
/** A fault as it was seen `count` times. */
export type SeenFault = ReleaseName & { owner: string; fault: FaultCode; part: string; count: number };
export type KnownRelease = ReleaseName & { owner: string; isRecent: boolean };

/** Those seen most often: inventions of a few networks do not displace what many people met. */
const REPORT_MAXIMUM = 1000;

/** Any constant; equal in every process. */
const FAULT_LOCKS = 4_910_641;

export type TelemetryRepository = ReturnType<typeof createTelemetryRepository>;

export function createTelemetryRepository(database: Database) {
  return {
    /**
     * Releases that were not published are left out. Recent are the active one, and those that were
     * published, activated or rolled back to last.
     */
    async findReleases(releases: readonly ReleaseName[]): Promise<KnownRelease[]> {
      const { rows } = await sql<KnownRelease>`
        select remote, version, offer->'remote'->>'owner' as owner, (
          version in (
            select event.version from release_event as event
            where event.remote = release.remote and event.kind in ('publish', 'activate', 'rollback')
            order by sequence desc limit ${RECENT_RELEASES}::int
          ) or version = (
            select event.version from release_event as event
            where event.remote = release.remote and event.kind in ('activate', 'rollback')
            order by sequence desc limit 1
          ) is true
        ) as "isRecent"
        from release
        join jsonb_to_recordset(${JSON.stringify(releases)}::jsonb) as wanted (remote text, version text)
          using (remote, version)
      `.execute(database);
      return rows;
    },

    /**
     * A row for each part of a release or shell in which a fault was seen, up to a maximum for each fault;
     * what is beyond it is counted in one more row. The lock keeps calls at once within the maximum.
     */
    countFaults(faults: readonly SeenFault[], day: Day, at: Date): Promise<void> {
      return database.transaction().execute(async (transaction) => {
        await sql`select pg_advisory_xact_lock(${FAULT_LOCKS}::bigint)`.execute(transaction);
        await sql`
          insert into release_fault (remote, version, owner, fault, part, day, count, first_at, last_at)
          select remote, version, owner, fault, part, ${day}::date, sum(count), ${at}, ${at}
          from (${placedFaults(faults, day)}) as placed
          group by remote, version, owner, fault, part
          on conflict (day, remote, version, fault, part) do update
            set count = least(release_fault.count::bigint + excluded.count, 2147483647),
              last_at = greatest(release_fault.last_at, excluded.last_at)
        `.execute(transaction);
      });
    },

    /** Those seen most often, last seen first. */
    async listFaults(since: Day): Promise<FaultCount[]> {
      const { rows } = await sql<FaultCount>`
        select * from (
          select remote, version, min(owner) as owner, fault, part, sum(count)::bigint as count,
            min(first_at) as "firstAt", max(last_at) as "lastAt"
          from release_fault where day >= ${since}::date
          group by remote, version, fault, part
          order by sum(count) desc, max(last_at) desc limit ${REPORT_MAXIMUM}
        ) as counted
        order by "lastAt" desc, remote, version, fault, part
      `.execute(database);
      return rows;
    },

    async removeFaults(before: Day): Promise<void> {
      await sql`delete from release_fault where day < ${before}::date`.execute(database);
    },
  };
}

/** The faults with the part under which each is counted: its own while there is room for it on the day. */
function placedFaults(faults: readonly SeenFault[], day: Day) {
  const sameFault = sql`
    known.day = ${day}::date and known.remote = seen.remote and known.fault = seen.fault
      and known.version = seen.version
  `;
  return sql`
    select remote, owner, fault, count, version,
      case when has_room then part else ${OTHER} end as part
    from (
      select seen.*, is_known or place + (
        select count(*) from release_fault as known where ${sameFault}
      ) <= ${PARTS_PER_FAULT_MAXIMUM}::int as has_room
      from (
        select seen.*, known.day is not null as is_known, row_number() over (
          partition by seen.remote, seen.version, seen.fault, known.day is null order by seen.part
        ) as place
        from jsonb_to_recordset(${JSON.stringify(faults)}::jsonb)
          as seen (remote text, version text, owner text, fault text, part text, count integer)
        left join release_fault as known on ${sameFault}
          and known.part = seen.part
      ) as seen
    ) as seen
  `;
}
