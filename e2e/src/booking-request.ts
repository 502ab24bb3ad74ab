import { sql } from 'kysely';
import { withDatabase } from './database.ts';
import type { Person } from './sign-in.ts';

const HOURS_LEFT = 40;

/** Makes the confirmed booking of a guest a request that waits for the owner. */
export async function makeRequest({ userId }: Person): Promise<void> {
  await withDatabase((database) =>
    sql`
      update rental_booking
      set state = 'requested', deadline_kind = 'request', confirmed_at = null,
        deadline_at = now() + make_interval(hours => ${HOURS_LEFT}::int),
        clock_at = now() + make_interval(hours => ${HOURS_LEFT}::int)
      where guest_id = ${userId}
    `.execute(database),
  );
}

/** The owner of a home of the demo, with an account. */
export async function findOwner(propertyId: string): Promise<Person> {
  const owner = await withDatabase(async (database) => {
    const { rows } = await sql<Person>`
      select user_id as "userId", '' as email, first_name as "firstName", last_name as "lastName"
      from profile join property on owner_id = user_id where id = ${propertyId}
    `.execute(database);
    return rows[0];
  });
  if (!owner) throw new Error(`The home ${propertyId} has no owner.`);
  await verifyOwner(owner.userId);
  return owner;
}

/** Gives the owner of a home an account and a payment-provider user id (specification §6). */
export async function verifyOwner(userId: string): Promise<void> {
  await withDatabase(async (database) => {
    await sql`
      insert into account (user_id, language, created_at) values (${userId}, 'en', now())
      on conflict (user_id) do nothing
    `.execute(database);
    await sql`
      update profile set
        mangopay_user_id = coalesce(mangopay_user_id, ${`test-${userId}`}),
        email = coalesce(email, ${`${userId}@example.org`})
      where user_id = ${userId}
    `.execute(database);
  });
}
