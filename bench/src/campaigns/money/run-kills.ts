import { setTimeout as delay } from 'node:timers/promises';
import {
  createLedgerCheck,
  createMangopayClient,
  createMoneyMoves,
  createParties,
  SANDBOX_CLIENT,
} from '@moien/api/domains/payments/index';
import { createRandom } from '@moien/api/lib/random';
import { findWrongs } from '@moien/api/testing/money/find-wrongs';
import { type Told, visit } from './guest.ts';
import { type Home, type KillStage, openKillStage } from './kill-stage.ts';
import { list } from './report.ts';

const PROCESSES = 2;
const HOMES = 40;
/** Milliseconds from one kill to the next. */
const SHORTEST_LIFE = 200;
const LONGEST_LIFE = 2500;
/** An abandoned challenge fails by then. */
const CHALLENGE_MILLISECONDS = 20 * 60_000;
const SETTLING_TRIES = 600;
const CHALLENGE_TRIES = 120;

type Options = { kills: number; guests: number; seed: number; say: (line: string) => void };

/** Kills processes of the API under guests who book, pay and cancel. @returns what is wrong afterwards */
export async function runKills({ kills, guests, seed, say }: Options): Promise<string[]> {
  const random = createRandom(`kills ${seed}`);
  const stage = await openKillStage(PROCESSES);
  try {
    const homes: Home[] = [];
    for (let count = 0; count < HOMES; count += 1) homes.push(await stage.home(random));
    const told: Told = { answers: {}, paid: new Set() };
    let isOver = false;
    const visits = Array.from({ length: guests }, (_guest, index) =>
      visit({ stage, random: random.fork(`guest ${index}`), told }, homes, () => isOver),
    );
    const load = Promise.all(visits);
    await Promise.race([load, killAll()]).finally(() => {
      isOver = true;
    });
    await load;
    say(`${kills} kills; answers: ${list(told.answers)}`);
    await settle(stage);
    return await judge(stage, told, say);

    async function killAll(): Promise<void> {
      for (let count = 1; count <= kills; count += 1) {
        await delay(random.integer(SHORTEST_LIFE, LONGEST_LIFE));
        await stage.kill(random);
        if (count % 25 === 0) say(`${count} kills`);
      }
    }
  } finally {
    await stage.close();
  }
}

/** The jobs of processes that were killed are given back, which otherwise takes ten minutes. */
async function settle({ client, payments }: KillStage): Promise<void> {
  for (let tries = 0; tries < SETTLING_TRIES; tries += 1) {
    // Again and again: a payment that was never sent is sent now, and its challenge begins only then.
    if (tries % CHALLENGE_TRIES === 0) payments.control.moveClock(CHALLENGE_MILLISECONDS);
    const { rows } = await client.query<{ open: number }>(
      'select count(*)::int as open from payment_attempt where settled_at is null',
    );
    if (rows[0]?.open === 0) return;
    await client.query(
      `update graphile_worker._private_jobs set locked_at = null, locked_by = null, run_at = now()
       where (locked_at < now() - interval '20 seconds' or locked_at is null)
         and task_id = (select id from graphile_worker._private_tasks where identifier = 'settle-payment-attempt')`,
    );
    await delay(500);
  }
}

async function judge(
  { client, facts, payments }: KillStage,
  told: Told,
  say: Options['say'],
): Promise<string[]> {
  const { rows } = await client.query<{ id: string; state: string; wasPaid: boolean }>(
    `select id, state, exists (
       select from booking_event where booking_id = rental_booking.id and transition in ('requested', 'paid')
     ) as "wasPaid" from rental_booking`,
  );
  const states = Object.fromEntries(
    [...Map.groupBy(rows, ({ state }) => state)].map(([state, own]) => [state, own.length]),
  );
  say(`${rows.length} bookings: ${list(states)}`);
  const wrongs: string[] = [];
  for (const { id } of rows) wrongs.push(...(await findWrongs(facts, id)));
  const provider = createMangopayClient({ origin: payments.origin, ...SANDBOX_CLIENT, isSandbox: true });
  const check = createLedgerCheck(
    facts.database,
    createParties(provider),
    createMoneyMoves(provider),
    () => new Date(),
  );
  const { differences, uncheckedCount } = await check();
  wrongs.push(...differences.map((difference) => `ledger: ${JSON.stringify(difference)}`));
  if (uncheckedCount > 0) wrongs.push(`ledger: ${uncheckedCount} wallets could not be compared`);
  const known = new Map(rows.map((row) => [row.id, row]));
  for (const id of told.paid) if (!known.has(id)) wrongs.push(`${id} was said to be paid and is not there`);
  for (const status of ['500', '502']) if (told.answers[status]) wrongs.push(`answered ${status}`);
  return wrongs;
}
