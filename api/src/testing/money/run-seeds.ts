import { DAY_MILLISECONDS, MINUTE_MILLISECONDS } from '../../lib/milliseconds.ts';
import { createRandom } from '../../lib/random.ts';
import { findWrongs } from './find-wrongs.ts';
import { createInsist } from './insist.ts';
import { liveBooking } from './live-booking.ts';
import { type MoneySite, openMoneySite } from './money-site.ts';
import { createSeededWorld, type DeathCounts } from './seeded-world.ts';

export type SeedsResult = {
  wrongs: string[];
  faults: Record<string, number>;
  deaths: DeathCounts;
  /** How many bookings ended in each state. */
  states: Record<string, number>;
};

const FIRST_PAUSE = 2 * MINUTE_MILLISECONDS;
/** More than any booking needs. */
const LONGEST_PAUSE = 200 * DAY_MILLISECONDS;

/** Plays the seeds on a database of their own, one after the other, each with a booking of its own. */
export async function runSeeds({ first, count }: { first: number; count: number }): Promise<SeedsResult> {
  const world = createSeededWorld();
  const site = await openMoneySite(world.strike);
  const result: SeedsResult = {
    wrongs: [],
    faults: { ...site.server.control.faultCounts() },
    deaths: world.deaths,
    states: {},
  };
  try {
    for (let index = first; index < first + count; index += 1) {
      const seed = `money ${index}`;
      const wrongs = await runSeed(site, seed, world, result.states).catch((error: unknown) => [
        String(error),
      ]);
      result.wrongs.push(...wrongs.map((wrong) => `${seed}: ${wrong}`));
      if (wrongs.length > 0) world.end(site.server.control);
    }
    const { differences, uncheckedCount } = await site.checkLedger();
    result.wrongs.push(...differences.map((difference) => `ledger: ${JSON.stringify(difference)}`));
    if (uncheckedCount > 0) result.wrongs.push(`ledger: ${uncheckedCount} wallets could not be compared`);
    return { ...result, faults: { ...site.server.control.faultCounts() } };
  } finally {
    await site.close();
  }
}

async function runSeed(
  site: MoneySite,
  seed: string,
  world: ReturnType<typeof createSeededWorld>,
  states: Record<string, number>,
): Promise<string[]> {
  const random = createRandom(seed);
  const faults: string[] = [];
  const insist = createInsist(site, (error) => faults.push(`a fault of ours: ${String(error)}`));
  await site.restart();
  world.begin(seed, random, site.server.control);
  const id = await liveBooking(site, random, insist);
  world.end(site.server.control);
  await settle(site, id);
  const state = (await site.find(id))?.state ?? 'never held';
  states[state] = (states[state] ?? 0) + 1;
  await site.jobs.removeAll();
  return [...faults, ...(await findWrongs(site.facts, id))];
}

/** Lets more and more time pass until nothing waits for the provider or for a person. */
async function settle(site: MoneySite, id: string): Promise<void> {
  for (let pause = FIRST_PAUSE; await isOpen(site, id); pause *= 2) {
    if (pause > LONGEST_PAUSE) throw new Error(`${id} is never settled: ${await describeOpen(site, id)}`);
    site.wait(pause);
    await site.pollEvents();
    while (await site.runNextJob(site.now()));
    await site.runDueMoney();
  }
}

/** What waits, and the jobs that should carry it on. */
async function describeOpen({ client }: MoneySite, id: string): Promise<string> {
  const { rows } = await client.query(
    `select state, deadline_kind, deadline_at,
       (select json_agg(json_build_object('kind', kind, 'state', state, 'key', key))
        from payment_attempt where booking_id = $1 and settled_at is null) as attempts,
       (select json_agg(json_build_object('payload', payload, 'tries', attempts, 'error', last_error))
        from graphile_worker._private_jobs) as jobs
     from rental_booking where id = $1`,
    [id],
  );
  return JSON.stringify(rows[0]);
}

async function isOpen({ client }: MoneySite, id: string): Promise<boolean> {
  const { rows } = await client.query({
    name: 'is-open',
    text: `select exists (select from payment_attempt where booking_id = $1 and settled_at is null)
      or exists (select from rental_booking where id = $1
        and (state in ('held', 'requested', 'disputed') or deadline_kind = 'payment'))
      or exists (select from payment_dispute where booking_id = $1 and state <> 'won' and settled_at is null)
      or exists (select from booking_change where booking_id = $1 and state = 'proposed') as is_open`,
    values: [id],
  });
  return rows[0].is_open;
}
