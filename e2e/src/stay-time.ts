import { sql } from 'kysely';
import { withDatabase } from './database.ts';

/** As if the stay were of other days, counted from today; the clock of the booking looks at them anew. */
export async function moveStay(
  bookingId: string,
  { arrival, departure }: { arrival: number; departure: number },
): Promise<void> {
  await withDatabase((database) =>
    sql`
      update rental_booking set arrival_date = current_date + ${arrival}::int,
        departure_date = current_date + ${departure}::int, clock_at = now()
      where id = ${bookingId}
    `.execute(database),
  );
}

/** As the job of every ten minutes does: deposits that are due are asked for, lost disputes are settled. */
export async function runDueMoney(): Promise<void> {
  await withDatabase((database) =>
    sql`select graphile_worker.add_job('run-due-money-releases')`.execute(database),
  );
}

/** The money of the stay goes on as far as it can, whenever it was to be released. */
export async function runReleases(bookingId: string): Promise<void> {
  await withDatabase((database) =>
    sql`
      select graphile_worker.add_job('run-money-release', json_build_object('releaseId', id))
      from money_release where booking_id = ${bookingId}
    `.execute(database),
  );
}

/** In cents, as if the home had asked for it when the stay was booked. */
export async function askForDeposit(bookingId: string, amount: number): Promise<void> {
  await withDatabase((database) =>
    sql`update rental_booking set deposit = ${amount} where id = ${bookingId}`.execute(database),
  );
}
