import { openClient } from '@moien/api/database/connections';
import { openDatabase } from '@moien/api/database/database';
import { type BookingModules, openBookingModules } from './booking-modules.ts';
import { releaseDemoMoney } from './demo-money.ts';
import { DEMO_STAYS, type DemoStay } from './demo-stays.ts';
import { demoPeople, makeStay } from './make-stay.ts';

type LoadOptions = {
  /** Of the sandbox's payment server, which has the money of the bookings. */
  sandboxOrigin: string;
  /** For tests. */
  now?: Date;
};

/** Any constant: two processes that start together make the bookings once. */
const ADVISORY_LOCK = 4_910_615;

/**
 * Gives the demo's guest a booking in every state. Time goes on with them as with all others, so that after
 * days some states are missing: each start adds those.
 * @returns how many were added
 */
export async function loadDemoBookings(
  databaseUrl: string,
  { sandboxOrigin, now = new Date() }: LoadOptions,
): Promise<number> {
  const url = withoutWaiting(databaseUrl);
  const client = openClient({ connectionString: url });
  const database = openDatabase(url, () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK]);
    const modules = openBookingModules({ database, client }, sandboxOrigin);
    const count = await addMissing(modules, now);
    await releaseDemoMoney(modules, now);
    return count;
  } finally {
    await database.destroy();
    // Closing the connection also gives the lock back.
    await client.end();
  }
}

/** What a crash of the server takes away the next start adds again: no commit waits for the disk. */
function withoutWaiting(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('options', '-c jit=off -c synchronous_commit=off');
  return url.href;
}

async function addMissing(modules: BookingModules, now: Date): Promise<number> {
  const known = await findKnown(modules);
  let count = 0;
  for (const stay of DEMO_STAYS)
    if (!known.has(markOf(stay)) && (await makeStay(modules, stay, now))) count += 1;
  return count;
}

/** What tells the stays of the demo apart. */
function markOf({ isInstant, shows: { state, cancelledBy, hasChange = false } }: DemoStay): string {
  return [state, isInstant, hasChange, cancelledBy ?? ''].join(' ');
}

async function findKnown({ client }: BookingModules): Promise<Set<string>> {
  const { rows } = await client.query<{ mark: string }>(
    `select distinct state || ' ' || is_instant || ' ' || exists (
       select from booking_change where booking_id = rental_booking.id and booking_change.state = 'proposed'
     ) || ' ' || coalesce(cancelled_by, '') as mark
     from rental_booking where guest_id = $1`,
    [demoPeople().guest.userId],
  );
  return new Set(rows.map(({ mark }) => mark));
}
