import { randomUUID } from 'node:crypto';
import type { Property } from '@moien/contract';
import { sql } from 'kysely';
import { withDatabase } from './database.ts';
import type { Person } from './sign-in.ts';
import type { Stay } from './stay.ts';

/** As the booking of somebody else, confirmed. @returns what takes it back */
export async function book(
  { id: propertyId }: Pick<Property, 'id'>,
  { arrival, departure }: Stay,
  { userId }: Person,
): Promise<() => Promise<void>> {
  const id = randomUUID();
  await withDatabase((database) =>
    sql`
      insert into rental_booking
        (id, property_id, guest_id, arrival_date, departure_date, status, allows_same_day_turnover)
      values (${id}, ${propertyId}, ${userId}, ${arrival}, ${departure}, 'confirmed', false)
    `.execute(database),
  );
  return async () => {
    await withDatabase((database) => sql`delete from rental_booking where id = ${id}`.execute(database));
  };
}
