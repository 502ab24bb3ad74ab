import { randomUUID } from 'node:crypto';
import { bookingAgreedElsewhere } from '@moien/api/database/booking-agreed-elsewhere';
import type { Property } from '@moien/contract';
import { sql } from 'kysely';
import { writeToHome } from './database.ts';
import type { Person } from './sign-in.ts';
import type { Stay } from './stay.ts';

/** As the booking of somebody else, confirmed. @returns what takes it back */
export async function book(
  { id: propertyId }: Pick<Property, 'id'>,
  { arrival, departure }: Stay,
  { userId }: Person,
): Promise<() => Promise<void>> {
  const id = randomUUID();
  const row = bookingAgreedElsewhere({
    id,
    property_id: propertyId,
    guest_id: userId,
    arrival_date: arrival,
    departure_date: departure,
    allows_same_day_turnover: false,
    created_at: new Date().toISOString(),
  });
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
  await writeToHome(propertyId, (transaction) =>
    sql`
      with booking as (
        insert into rental_booking (${columns})
        select ${columns} from jsonb_populate_record(null::rental_booking, ${JSON.stringify(row)}::jsonb)
        returning id, property_id, occupied
      )
      insert into occupancy (id, property_id, period, kind, source_id)
      select gen_random_uuid(), property_id, occupied, 'booking', id from booking
    `.execute(transaction),
  );
  return async () => {
    await writeToHome(propertyId, (transaction) =>
      sql`
        with freed as (delete from occupancy where source_id = ${id})
        delete from rental_booking where id = ${id}
      `.execute(transaction),
    );
  };
}
