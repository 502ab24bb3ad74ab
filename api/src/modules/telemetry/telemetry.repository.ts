import type { Day, FaultCode, FaultCount } from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

export type ReleaseName = { remote: string; version: string };
/** A fault as it was seen `count` times. */
export type SeenFault = ReleaseName & { owner: string; fault: FaultCode; part: string; count: number };

/** Of one remote; further kinds of faults are logged and not counted. */
export const ROWS_PER_DAY_MAXIMUM = 300;
/** Of the shell, whose versions nobody here knows: inventions leave room for remotes in a report of all its days. */
export const SHELL_ROWS_PER_DAY_MAXIMUM = 20;
const REPORT_MAXIMUM = 500;

export type TelemetryRepository = ReturnType<typeof createTelemetryRepository>;

export function createTelemetryRepository(database: Database) {
  return {
    /** Releases that were not published are left out. */
    async findOwners(releases: readonly ReleaseName[]): Promise<(ReleaseName & { owner: string })[]> {
      const { rows } = await sql<ReleaseName & { owner: string }>`
        select remote, version, offer->'remote'->>'owner' as owner from release
        join jsonb_to_recordset(${JSON.stringify(releases)}::jsonb) as wanted (remote text, version text)
          using (remote, version)
      `.execute(database);
      return rows;
    },

    /** The rows are written in one order everywhere, so that two never wait for each other. */
    async countFaults(faults: readonly SeenFault[], day: Day, at: Date): Promise<void> {
      await sql`
        insert into release_fault (remote, version, owner, fault, part, day, count, first_at, last_at)
        select remote, version, owner, fault, part, ${day}::date, count, ${at}, ${at}
        from (
          select seen.*, known.day is not null as is_known,
            row_number() over (partition by seen.remote, known.day
              order by seen.version, seen.fault, seen.part) as place
          from jsonb_to_recordset(${JSON.stringify(faults)}::jsonb)
            as seen (remote text, version text, owner text, fault text, part text, count integer)
          left join release_fault as known on known.day = ${day}::date
            and (known.remote, known.version, known.fault, known.part)
              = (seen.remote, seen.version, seen.fault, seen.part)
        ) as seen
        where is_known or place + (select count(*) from release_fault as known
            where known.day = ${day}::date and known.remote = seen.remote)
          <= case remote when 'shell' then ${SHELL_ROWS_PER_DAY_MAXIMUM}::int else ${ROWS_PER_DAY_MAXIMUM}::int end
        order by remote, version, fault, part
        on conflict (day, remote, version, fault, part) do update
          set count = least(release_fault.count::bigint + excluded.count, 2147483647),
            last_at = greatest(release_fault.last_at, excluded.last_at)
      `.execute(database);
    },

    /** Those seen last first. */
    async listFaults(since: Day): Promise<FaultCount[]> {
      const { rows } = await sql<FaultCount>`
        select remote, version, min(owner) as owner, fault, part, sum(count)::bigint as count,
          min(first_at) as "firstAt", max(last_at) as "lastAt"
        from release_fault where day >= ${since}::date
        group by remote, version, fault, part
        order by max(last_at) desc, remote, version, fault, part limit ${REPORT_MAXIMUM}
      `.execute(database);
      return rows;
    },

    async removeFaults(before: Day): Promise<void> {
      await sql`delete from release_fault where day < ${before}::date`.execute(database);
    },
  };
}
