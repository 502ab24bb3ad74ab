import { DAY_MILLISECONDS } from '../../lib/milliseconds.ts';
import type { Random } from '../../lib/random.ts';
import { giveBusinessPermit } from '../business-permit.ts';
import type { Insist } from '../money/insist.ts';
import { liveBooking } from '../money/live-booking.ts';
import type { MoneySite } from '../money/money-site.ts';
import { LUXEMBOURG, TRIER } from '../property-factory.ts';
import { insertPerson } from '../session-factory.ts';
import { addRecipient, verifyOwner } from '../verified-owner.ts';
import { handleDeposits } from './handle-deposits.ts';

/** A stay of 40 nights that begins in 45 days, its last month and a payout sent back are over by then. */
const LONGEST_DAYS = 200;

export type HistoryEvents = Record<
  'bookings' | 'returned-payouts' | 'disputes' | 'deposits' | 'checks',
  number
>;

type History = { site: MoneySite; random: Random; ownerId: string; events: HistoryEvents };

/**
 * Some bookings of one owner, from the request until their money has arrived at the bank, with changes,
 * cancellations, taxes and payouts that a bank sends back.
 * @param check what must hold, asked at random times at which nothing moves
 * @returns the owner
 */
export async function playHistory(
  history: Omit<History, 'ownerId'> & { insist: Insist; check: (ownerId: string) => Promise<void> },
): Promise<string> {
  const { site, random, insist, check, events } = history;
  const ownerId = await insertPerson(site.client);
  await giveBusinessPermit(site.client, ownerId);
  const own: History = { ...history, ownerId };
  // The others show the provider who they are once money waits for them.
  const isReadyEarly = random.chance(0.6);
  if (isReadyEarly) await becomeOwner(own);
  for (let count = random.integer(1, 3); count > 0; count -= 1) {
    const place = random.chance(0.5) ? LUXEMBOURG : TRIER;
    const { id, latitude, longitude } = place;
    await liveBooking(site, random, insist, {
      ...{ owner_id: ownerId, city_id: id, latitude, longitude },
      ...(random.chance(0.5) ? { deposit: random.integer(100, 60_000) } : {}),
    });
    events.bookings += 1;
  }
  let isReady = isReadyEarly;
  for (let days = 0; !(await isOver(own)); ) {
    if (days > LONGEST_DAYS) throw new Error(`The money never arrives: ${await describeOpen(own)}`);
    const pause = random.integer(1, 4);
    await passDays(site, pause);
    days += pause;
    if (!isReady && random.chance(0.3)) {
      await becomeOwner(own);
      isReady = true;
    }
    await repeatPayouts(own);
    await returnPayout(own);
    await decideDisputes(own);
    await disputePayment(own);
    await handleDeposits(own);
    if (random.chance(0.3) && !(await isMoving(own))) {
      events.checks += 1;
      await check(ownerId);
    }
  }
  events.checks += 1;
  await check(ownerId);
  return ownerId;
}

async function becomeOwner({ site, ownerId }: History): Promise<void> {
  await verifyOwner({ client: site.client, payments: site.process() }, ownerId);
  await addRecipient({ payments: site.process() }, ownerId);
}

/** Jobs run when they are due; money that is due goes on at the end. */
export async function passDays(site: MoneySite, days: number): Promise<void> {
  const until = new Date(site.now().getTime() + days * DAY_MILLISECONDS);
  while (await site.runNextJob(until));
  if (until > site.now()) site.goTo(until);
  await site.process().jobs['run-due-money-releases']({}, { job: { id: '1' } });
  await hearProvider(site);
}

/** As the cron jobs do: what the provider has to tell is asked for, and what follows of it is done. */
async function hearProvider(site: MoneySite): Promise<void> {
  await site.process().jobs['poll-payment-events']({}, { job: { id: '1' } });
  // A hook of the provider may have stored what it tells a moment ago, and not added its job yet.
  await site.process().jobs['process-payment-hooks']({}, { job: { id: '1' } });
  while (await site.runNextJob(site.now()));
}

/** A bank sends back what it got. */
async function returnPayout({ site, random, ownerId, events }: History): Promise<void> {
  const { rows } = await site.client.query<{ id: string }>(
    `select step.provider_id as id from money_release_step as step
     join money_release on money_release.id = release_id
     where owner_id = $1 and step.kind = 'payout' and step.state = 'succeeded' and returned_at is null
     order by step.created_at, step.id`,
    [ownerId],
  );
  if (rows.length === 0 || !random.chance(0.15)) return;
  site.server.control.returnPayout(random.pick(rows).id);
  events['returned-payouts'] += 1;
  await hearProvider(site);
}

/** The guest's bank takes a payment back, or a part of it, also long after the stay. */
async function disputePayment({ site, random, ownerId, events }: History): Promise<void> {
  if (!random.chance(0.06)) return;
  const { rows } = await site.client.query<{ provider_id: string; amount: number }>(
    `select provider_id, amount::int from payment_attempt as paid
     join rental_booking as booking on booking.id = booking_id join property on property.id = property_id
     where owner_id = $1 and kind in ('payment', 'capture') and paid.state = 'succeeded'
       and not exists (select from payment_dispute where attempt_id = paid.id)
       and not exists (select from payment_attempt as refund where refund.source_id = paid.id and kind = 'refund')
     order by settled_at, paid.id`,
    [ownerId],
  );
  if (rows.length === 0) return;
  const { provider_id: payInId, amount } = random.pick(rows);
  site.server.control.openDispute(payInId, {
    amount: random.chance(0.6) ? amount : random.integer(1, amount),
  });
  events.disputes += 1;
  await hearProvider(site);
}

/** Days later, each by itself. */
async function decideDisputes({ site, random, ownerId }: History): Promise<void> {
  const { rows } = await site.client.query<{ provider_id: string }>(
    `select provider_id from payment_dispute
     join rental_booking as booking on booking.id = booking_id join property on property.id = property_id
     where owner_id = $1 and payment_dispute.state = 'open' order by opened_at, payment_dispute.id`,
    [ownerId],
  );
  for (const { provider_id: id } of rows)
    if (random.chance(0.4)) site.server.control.closeDispute(id, random.pick(['WON', 'LOST', 'LOST']));
  if (rows.length > 0) await hearProvider(site);
}

/** The owner asks for what a bank has sent back, some days later. */
async function repeatPayouts({ site, random, ownerId }: History): Promise<void> {
  const { rows } = await site.client.query<{ id: string }>(
    `select id from money_release where owner_id = $1 and state = 'returned' order by due_at, id`,
    [ownerId],
  );
  for (const { id } of rows) if (random.chance(0.5)) await site.process().balances.repeatPayout(ownerId, id);
}

/** Whether a payment, a refund or a step of a release waits for an answer, or a booking for a person. */
async function isMoving({ site, ownerId }: History): Promise<boolean> {
  const { rows } = await site.client.query<{ is_moving: boolean }>(
    `select exists (
       select from rental_booking as booking join property on property.id = property_id
       where owner_id = $1 and (
         booking.state in ('held', 'requested') or deadline_kind = 'payment'
         or exists (select from payment_attempt where booking_id = booking.id and settled_at is null)
         or exists (select from booking_change where booking_id = booking.id and state = 'proposed')
         or exists (
           select from payment_dispute
           where booking_id = booking.id and payment_dispute.state = 'lost' and settled_at is null
         )
       )
     ) or exists (
       select from money_release_step join money_release on money_release.id = release_id
       where owner_id = $1 and settled_at is null and money_release_step.state <> 'accepted'
     ) as is_moving`,
    [ownerId],
  );
  return rows[0]?.is_moving ?? false;
}

async function isOver(history: History): Promise<boolean> {
  if (await isMoving(history)) return false;
  const { rows } = await history.site.client.query<{ is_over: boolean }>(
    `select not exists (
       select from money_release where owner_id = $1 and state not in ('paid', 'offset', 'void')
     ) and not exists (
       select from rental_booking as booking join property on property.id = property_id
       where owner_id = $1 and (
         booking.state in ('confirmed', 'in-stay', 'disputed')
         or exists (select from booking_deposit where booking_id = booking.id and ended_at is null)
       )
     ) as is_over`,
    [history.ownerId],
  );
  return rows[0]?.is_over ?? false;
}

/** What has not arrived, and what should carry it on. */
async function describeOpen({ site, ownerId }: History): Promise<string> {
  const { rows } = await site.client.query(
    `select booking.id, booking.state, deadline_kind, deadline_at, departure_date,
       (select json_agg(json_build_object('part', part, 'state', state, 'reason', block_reason, 'due', due_at,
         'share', share)) from money_release where booking_id = booking.id) as releases,
       (select json_agg(json_build_object('payload', payload, 'due', run_at, 'error', last_error))
        from graphile_worker._private_jobs) as jobs
     from rental_booking as booking join property on property.id = property_id where owner_id = $1`,
    [ownerId],
  );
  return `it is ${site.now().toISOString()}, ${JSON.stringify(rows)}`;
}
