import type { Day } from '@moien/contract';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';
import { ProblemError } from '../../../lib/problem-error.ts';

/** Any constant: the first of the two keys of the lock. */
const LOCK_SPACE = 1_090;

/** The limit that a stay would pass, in which year. */
export type NightLimitExcess = { nights: number; year: number };

export function nightLimitReached({ nights, year }: NightLimitExcess): ProblemError {
  return new ProblemError(409, 'night-limit-reached', { values: { count: nights, year: String(year) } });
}

/**
 * Locks, where nights are limited, the owner of a home: stays in homes of one owner are let through one after
 * the other, so that two at once cannot both be the last. To be run once the home is locked, and before the
 * nights are counted.
 * @param homes rows with a `property` as their column `home`
 */
export const nightLimitLock = (homes: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select pg_advisory_xact_lock(${LOCK_SPACE}, hashtext((home).owner_id::text))::text from ${homes} as homes
  where exists (select from night_limit_rule as rule where holds_at(rule, home))
`;

export async function lockNightLimit(transaction: Transaction<Tables>, propertyId: string): Promise<void> {
  await nightLimitLock(sql`(select property as home from property where id = ${propertyId})`).execute(
    transaction,
  );
}

type Asked = {
  propertyId: string;
  arrivalDate: Day;
  departureDate: Day;
  /** A booking that would have these dates instead of its own. */
  bookingId: string;
};

export async function findNightLimitExcess(
  database: Database,
  { propertyId, arrivalDate, departureDate, bookingId }: Asked,
): Promise<NightLimitExcess | undefined> {
  const { rows } = await sql<NightLimitExcess>`
    select excess.nights, excess.year
    from property
    cross join lateral night_limit_excess(property, ${arrivalDate}::date, ${departureDate}::date,
      ${bookingId}::uuid) as excess
    where property.id = ${propertyId}
  `.execute(database);
  return rows[0];
}
