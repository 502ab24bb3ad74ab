import type { BookingDeposit } from '@moien/contract';
import { type BookingSite, openBookingSite } from '../../../testing/booking-site.ts';
import { insertSession } from '../../../testing/session-factory.ts';
import type { DepositStep } from '../payments.port.ts';

let site: BookingSite;

beforeAll(async () => {
  site = await openBookingSite();
}, 120_000);
beforeEach(() => site.reset());
afterAll(() => site.close());

type Booked = Awaited<ReturnType<BookingSite['confirmed']>>;

const DEPOSIT: BookingDeposit = {
  ...{ state: 'authorised', amount: 50_000, claimUntil: '2027-05-21T09:00:00.000Z', claim: null },
  ...{ answer: null, answerUntil: null, captured: null, settlementReason: null },
};

/** What each side is told in the site, and by which deliveries; a mail and a push each. */
async function told({ id, guestId, ownerId }: Booked) {
  const { rows: notifications } = await site.client.query(
    `select user_id, kind from notification where data->>'bookingId' = $1 and kind like 'booking-deposit%'`,
    [id],
  );
  const { rows: deliveries } = await site.client.query(
    `select user_id, kind, channel from notification_delivery
     where data->>'bookingId' = $1 and kind like 'booking-deposit%'`,
    [id],
  );
  const side = (userId: string) => (userId === guestId ? 'guest' : userId === ownerId ? 'owner' : 'nobody');
  const inSite = notifications.map(({ user_id: userId, kind }) => `${kind}-${side(userId)}`).sort();
  const sent = (channel: string) =>
    deliveries
      .filter((one) => one.channel === channel)
      .map(({ user_id: userId, kind }) => `${kind}-${side(userId)}`)
      .sort();
  return { site: inSite, mail: sent('mail'), push: sent('push') };
}

async function withDevice(userId: string): Promise<void> {
  await insertSession(site.client, userId);
  const { rows } = await site.client.query('select id from session where user_id = $1 limit 1', [userId]);
  await site.client.query(
    `insert into device_token (id, user_id, session_id, device_type, token, seen_at)
     values (gen_random_uuid(), $1, $2, 'android', gen_random_uuid()::text, now())`,
    [userId, rows[0].id],
  );
}

const move = ({ id: bookingId }: Booked, step: DepositStep) =>
  site.database
    .transaction()
    .execute((transaction) => site.bookings.payments.depositMoved(transaction, { bookingId, step }));

/** The same in the site and by one mail. */
const once = (kinds: string[]) => ({ site: kinds.toSorted(), mail: kinds.toSorted(), push: [] });

it('is told to whom it concerns by one notification and one mail when time or the provider moves it', async () => {
  const booked = await site.confirmed();
  for (const step of ['due', 'authorised', 'released', 'lapsed'] as const) {
    await move(booked, step);
    site.wait(1000);
  }
  expect(await told(booked)).toEqual(
    once(['booking-deposit-due-guest', 'booking-deposit-authorised-owner', 'booking-deposit-released-guest']),
  );
});

it('is told when the host claims it, the guest answers, and it is settled', async () => {
  const booked = await site.confirmed();
  const { id, guestId, ownerId } = booked;
  site.goTo('2027-05-12T12:00:00Z');
  await site.bookings.runClock(id);
  site.payments.findDeposit = async () => DEPOSIT;
  await site.service.claimDeposit(id, { userId: ownerId }, { amount: 100, reason: 'A lamp is broken.' });
  site.wait(1000);
  await site.service.answerDeposit(id, { userId: guestId }, { isAccepted: false, text: 'It was broken.' });
  site.wait(1000);
  await site.bookings.settleDepositByAdmin(id, { amount: 50, reason: 'The photos show it.' });
  site.payments.findDeposit = async () => null;
  expect(await told(booked)).toEqual(
    once([
      'booking-deposit-claimed-guest',
      'booking-deposit-answered-owner',
      'booking-deposit-settled-guest',
      'booking-deposit-settled-owner',
    ]),
  );
});

it('is settled by a guest who accepts a claim', async () => {
  const booked = await site.confirmed();
  await site.service.answerDeposit(booked.id, { userId: booked.guestId }, { isAccepted: true, text: '' });
  expect((await told(booked)).site).toEqual([
    'booking-deposit-answered-owner',
    'booking-deposit-settled-guest',
    'booking-deposit-settled-owner',
  ]);
});

it('is pushed to who has a device', async () => {
  const booked = await site.confirmed();
  await withDevice(booked.guestId);
  await move(booked, 'released');
  expect((await told(booked)).push).toEqual(['booking-deposit-released-guest']);
});

it('redraws the card of the booking for both, also when nobody is notified', async () => {
  const booked = await site.confirmed();
  const { id, guestId, ownerId } = booked;
  await site.client.query('delete from user_event');
  await move(booked, 'lapsed');
  const { rows } = await site.client.query(
    `select user_id, event->'card' as card from user_event where event->>'type' = 'updateCard' order by user_id`,
  );
  const card = { kind: 'booking', id };
  expect(rows).toEqual([guestId, ownerId].sort().map((userId) => ({ user_id: userId, card })));
});
