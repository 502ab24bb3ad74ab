import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { OpenDatabase } from '../database/database.ts';
import {
  createOccupancyService,
  type OccupancyService,
} from '../domains/catalog/occupancy/occupancy.service.ts';
import type { OpenTransaction, TakingOutcome } from '../domains/catalog/occupancy/occupancy.ts';
import { insertProperty, type PropertyInput } from './property-factory.ts';
import { createTestDatabase } from './test-database.ts';
import { openWaitingDatabase } from './waiting-database.ts';

export const TOMORROW = new Date(Date.now() + 86_400_000);
export const YESTERDAY = new Date(Date.now() - 86_400_000);

/** Arrival and departure, or the first and the last of closed days. */
export type Days = [first: string, last: string];
export type TakingOptions = { allowsSameDayTurnover?: boolean; sourceId?: string };

export type OccupancySite = Awaited<ReturnType<typeof openOccupancySite>>;

export const stayOf = ([arrivalDate, departureDate]: Days, allowsSameDayTurnover = false) => ({
  arrivalDate,
  departureDate,
  allowsSameDayTurnover,
});

export const takingOf = (
  propertyId: string,
  days: Days,
  { allowsSameDayTurnover, sourceId = randomUUID() }: TakingOptions = {},
) => ({ ...stayOf(days, allowsSameDayTurnover), propertyId, sourceId });

/** A database with the occupancy of homes, each call in a transaction of its own. */
export async function openOccupancySite() {
  const { client, url, drop } = await createTestDatabase();
  const database: OpenDatabase = openWaitingDatabase(url);
  /** Bookings whose payment is under way: their holds do not end. */
  const paying = new Set<string>();
  const occupancy: OccupancyService = createOccupancyService(async (transaction, bookingIds) => {
    for (const id of bookingIds) if (!paying.has(id)) await occupancy.releaseNights(transaction, id);
  });
  const within = <T>(work: (transaction: OpenTransaction) => Promise<T>): Promise<T> =>
    database.transaction().execute(work);

  return {
    client,
    url,
    occupancy,
    paying,
    within,

    close: async () => {
      await database.destroy();
      await drop();
    },

    add: (input: PropertyInput = {}) => insertProperty(client, input),

    book: (propertyId: string, days: Days, options?: TakingOptions): Promise<TakingOutcome> =>
      within((transaction) =>
        occupancy.takeNights(transaction, { ...takingOf(propertyId, days, options), kind: 'booking' }),
      ),

    hold: (
      propertyId: string,
      days: Days,
      { endsAt = TOMORROW, ...options }: TakingOptions & { endsAt?: Date } = {},
    ): Promise<TakingOutcome> =>
      within((transaction) =>
        occupancy.takeNights(transaction, { ...takingOf(propertyId, days, options), kind: 'hold', endsAt }),
      ),

    importEvent: (propertyId: string, days: Days, options?: TakingOptions) =>
      within((transaction) =>
        occupancy.importNights(transaction, { ...takingOf(propertyId, days, options), source: 'Airbnb' }),
      ),

    closeDays: (propertyId: string, [firstDay, lastDay]: Days) =>
      within((transaction) => occupancy.closeDays(transaction, { propertyId, firstDay, lastDay })),

    release: (sourceId: string) => within((transaction) => occupancy.releaseNights(transaction, sourceId)),

    /** Kind and period of each row, in order. */
    async periodsOf(propertyId: string): Promise<string[]> {
      const { rows } = await client.query(
        `select kind || ' ' || period::text as taken from occupancy where property_id = $1 order by period`,
        [propertyId],
      );
      return rows.map(({ taken }) => taken);
    },

    /** Homes whose row of the read model is not what its source says. */
    async differences(connection: OpenTransaction | OpenDatabase = database): Promise<unknown[]> {
      const { rows } = await sql`
        select property_id from property_search join property_search_source using (property_id)
        where property_search.busy <> property_search_source.busy
      `.execute(connection);
      return rows;
    },

    async isBusy(
      propertyId: string,
      day: string,
      connection: OpenTransaction | OpenDatabase = database,
    ): Promise<boolean | undefined> {
      const { rows } = await sql<{ is_busy: boolean }>`
        select busy @> ${day}::date as is_busy from property_search where property_id = ${propertyId}
      `.execute(connection);
      return rows[0]?.is_busy;
    },
  };
}
