import { checkMoney } from '@moien/api/application/check-money';
import { SANDBOX_CLIENT } from '@moien/api/domains/payments/index';
import { createTestDatabase, type TestDatabase } from '@moien/api/testing/test-database';
import { toDay } from '@moien/contract';
import { type PaymentServer, startPaymentServer } from '@moien/sandbox/payments/payment-server';
import { loadDemo } from '../load-demo.ts';
import { loadDemoBookings } from './load-demo-bookings.ts';
import { demoPeople } from './make-stay.ts';

const NOW = new Date();
const DAY = 24 * 60 * 60 * 1000;

let database: TestDatabase;
let sandbox: PaymentServer;

beforeAll(async () => {
  database = await createTestDatabase();
  sandbox = await startPaymentServer({ clients: [SANDBOX_CLIENT] });
  await loadDemo(database.url, { onProgress: () => undefined, homeCount: 250, today: toDay(NOW) });
  await load();
}, 120_000);

afterAll(async () => {
  await sandbox.stop();
  await database.drop();
});

const load = (now = NOW) => loadDemoBookings(database.url, { sandboxOrigin: sandbox.origin, now });

const rowsOf = async (query: string): Promise<unknown[]> =>
  (await database.client.query({ text: query, rowMode: 'array' })).rows;

const guestId = demoPeople().guest.userId;
const ofGuest = `from rental_booking join property on property.id = property_id where guest_id = '${guestId}'`;

const STATES = [
  ...['cancelled', 'cancelled', 'completed', 'confirmed', 'confirmed', 'confirmed', 'declined', 'disputed'],
  ...['hold-expired', 'in-stay', 'no-show', 'request-expired', 'requested', 'withdrawn'],
];

it('gives the guest a stay in each state, most of them with the owner who can sign in', async () => {
  expect((await rowsOf(`select rental_booking.state ${ofGuest} order by 1`)).flat()).toEqual(STATES);
  // Which of the owner's homes have free nights for them differs from day to day.
  const own = await rowsOf(`select 1 ${ofGuest} and owner_id = '${demoPeople().owner.userId}'`);
  expect(own.length).toBeGreaterThan(STATES.length / 2);
  expect(await rowsOf(`select cancelled_by ${ofGuest} and cancelled_by is not null order by 1`)).toEqual([
    ['guest'],
    ['owner'],
  ]);
  expect(await rowsOf("select proposed_by from booking_change where state = 'proposed'")).toEqual([
    ['guest'],
  ]);
});

it('has the nights, the events and the money that belong to each', async () => {
  const taken = await rowsOf(`select rental_booking.state, kind from rental_booking
    join occupancy on occupancy.source_id = rental_booking.id where guest_id = '${guestId}' order by 1, 2`);
  expect(taken).toEqual([
    ['cancelled', 'blocked-by-cancellation'],
    ['completed', 'booking'],
    ['confirmed', 'booking'],
    ['confirmed', 'booking'],
    ['confirmed', 'booking'],
    ['disputed', 'booking'],
    ['in-stay', 'booking'],
    ['no-show', 'booking'],
    ['requested', 'hold'],
  ]);
  expect(await rowsOf('select from payment_attempt where settled_at is null')).toEqual([]);
  const late = `select from booking_event where at > '${NOW.toISOString()}'`;
  expect(await rowsOf(late)).toEqual([]);
  const sums = await rowsOf(`
    select rental_booking.id ${ofGuest} and rental_booking.state in ('confirmed', 'in-stay', 'completed')
      and (quote ->> 'total')::bigint <> (
        select coalesce(sum(amount), 0) from ledger_entry
        join ledger_transfer on ledger_transfer.id = transfer_id
        join ledger_account on ledger_account.id = account_id and ledger_account.kind = 'booking-wallet'
        where ledger_transfer.booking_id = rental_booking.id and ledger_transfer.kind in ('pay-in', 'refund'))`);
  expect(sums).toEqual([]);
  const refunded = await rowsOf(`
    select rental_booking.id ${ofGuest} and refund is not null and (refund ->> 'total')::bigint <> (
      select coalesce(sum(amount), 0) from payment_attempt
      where booking_id = rental_booking.id and kind = 'refund' and payment_attempt.state = 'succeeded')`);
  expect(refunded).toEqual([]);
});

it('leaves the books and the provider in agreement', async () => {
  const provider = { origin: sandbox.origin, ...SANDBOX_CLIENT, isSandbox: true };
  expect(await checkMoney(database.url, provider)).toEqual({ differences: [], uncheckedCount: 0 });
});

it('changes nothing the second time', async () => {
  const all = 'select to_jsonb(rental_booking) from rental_booking order by id';
  const before = await rowsOf(all);
  expect(await load()).toBe(0);
  expect(await rowsOf(all)).toEqual(before);
});

it('adds what time has ended', async () => {
  await database.client.query(
    `update booking_change set state = 'expired', decided_at = now() where state = 'proposed'`,
  );
  expect(await load(new Date(NOW.getTime() + DAY / 24))).toBe(1);
  expect(await rowsOf("select proposed_by from booking_change where state = 'proposed'")).toEqual([
    ['guest'],
  ]);
});

it('the owner is verified, and their money is held or on its way', async () => {
  const ownerId = demoPeople().owner.userId;
  expect(await rowsOf(`select state from owner_identity where user_id = '${ownerId}'`)).toEqual([
    ['verified'],
  ]);
  expect(await rowsOf(`select state from payment_recipient where user_id = '${ownerId}'`)).toEqual([
    ['active'],
  ]);
  const states = (
    await rowsOf(`select distinct state from money_release where owner_id = '${ownerId}' order by 1`)
  ).flat();
  expect(states).toEqual(expect.arrayContaining(['payout-created', 'scheduled']));
});
