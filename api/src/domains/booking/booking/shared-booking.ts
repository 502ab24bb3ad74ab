import type { BookingState } from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { OpenTransaction } from '../../catalog/index.ts';
import { UNKNOWN_TO_OWNER } from './booking.policy.ts';

type Stay = { propertyId: string; guestId: string };

const RUNNING: readonly BookingState[] = ['confirmed', 'in-stay'];

/** Whether guest and owner both know of a booking of the home. */
export async function hasSharedBooking(
  database: Database | OpenTransaction,
  { propertyId, guestId }: Stay,
): Promise<boolean> {
  const { rows } = await sql`
    select from rental_booking
    where property_id = ${propertyId} and guest_id = ${guestId}
      and state <> all (${[...UNKNOWN_TO_OWNER]}::text[]) limit 1
  `.execute(database);
  return rows.length > 0;
}

/** Whether the guest has a stay in the home that is confirmed and not over. */
export async function hasRunningStay(
  database: Database | OpenTransaction,
  { propertyId, guestId }: Stay,
): Promise<boolean> {
  const { rows } = await sql`
    select from rental_booking
    where property_id = ${propertyId} and guest_id = ${guestId} and state = any (${[...RUNNING]}::text[]) limit 1
  `.execute(database);
  return rows.length > 0;
}
