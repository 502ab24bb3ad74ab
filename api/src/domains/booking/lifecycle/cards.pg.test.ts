import { randomUUID } from 'node:crypto';
import type { BookingTransitionName } from '@moien/contract';
import { type BookingSite, openBookingSite } from '../../../testing/booking-site.ts';
import type { OpenTransaction } from '../../catalog/index.ts';
import type { BookingPayments } from '../payments.port.ts';

let site: BookingSite;

beforeAll(async () => {
  site = await openBookingSite();
}, 120_000);
beforeEach(() => site.reset());
afterAll(() => site.close());

type Booked = Awaited<ReturnType<BookingSite['confirmed']>>;

const as = (userId: string) => ({ userId });
const within = <Result>(
  work: (transaction: OpenTransaction, payments: BookingPayments) => Promise<Result>,
): Promise<Result> =>
  site.database.transaction().execute((transaction) => work(transaction, site.bookings.payments));

async function held(isInstant = true): Promise<Booked> {
  const { propertyId, ownerId } = await site.home({ is_instant_bookable: isInstant });
  const guestId = await site.person();
  return { ...(await site.hold(guestId, propertyId)), propertyId, ownerId, guestId };
}

const EXPIRED = 15 * 60_000 + 1;

async function inStay(): Promise<Booked> {
  const booked = await site.confirmed();
  site.goTo('2027-05-10T14:00:00Z');
  await site.bookings.runClock(booked.id);
  return booked;
}

async function disputed(): Promise<Booked> {
  const booked = await site.confirmed();
  await within((transaction, payments) => payments.disputed(transaction, booked.id));
  return booked;
}

async function reported(): Promise<Booked> {
  const booked = await site.confirmed();
  site.goTo('2027-05-11T12:00:00Z');
  await site.service.reportNoShow(booked.id, as(booked.ownerId));
  return booked;
}

/** `kind id` of the cards that pages of each side are told to read anew, in order, by what is done. */
async function toldBy({ guestId, ownerId }: Booked, act: () => Promise<unknown>): Promise<string[][]> {
  await site.client.query('delete from user_event');
  await act();
  const { rows } = await site.client.query(
    `select user_id, event #>> '{card,kind}' || ' ' || (event #>> '{card,id}') as card
     from user_event where event->>'type' = 'updateCard' order by seq`,
  );
  const of = (userId: string) => rows.filter((row) => row.user_id === userId).map(({ card }) => card);
  expect(rows).toHaveLength(of(guestId).length + of(ownerId).length);
  return [of(guestId), of(ownerId)];
}

type Case = { before: () => Promise<Booked>; act: (booked: Booked) => Promise<unknown>; isTold?: boolean };

/** There is no card before the owner knows of a booking. */
const CASES: Record<Exclude<BookingTransitionName, 'held'>, Case> = {
  requested: { before: () => held(false), act: ({ id }) => site.authorise(id) },
  paid: { before: held, act: ({ id }) => site.pay(id) },
  'hold-expired': {
    before: held,
    act: ({ id }) => {
      site.wait(EXPIRED);
      return site.bookings.runClock(id);
    },
    isTold: false,
  },
  accepted: { before: requested, act: ({ id, ownerId }) => site.service.accept(id, as(ownerId)) },
  declined: {
    before: requested,
    act: ({ id, ownerId }) => site.service.decline(id, as(ownerId), 'Not this time'),
  },
  withdrawn: { before: requested, act: ({ id, guestId }) => site.service.withdraw(id, as(guestId)) },
  'request-expired': {
    before: requested,
    act: ({ id }) => {
      site.goTo('2027-03-10T12:00:00Z');
      return site.bookings.runClock(id);
    },
  },
  cancelled: {
    before: confirmed,
    act: ({ id }) => site.bookings.cancelByAdmin(id, 'owner', 'Water damage'),
  },
  'no-show': {
    before: inStay,
    act: ({ id, ownerId }) => {
      site.goTo('2027-05-11T12:00:00Z');
      return site.service.reportNoShow(id, as(ownerId));
    },
  },
  objected: {
    before: reported,
    act: ({ id, guestId }) => site.service.objectToNoShow(id, as(guestId), 'I am here'),
  },
  disputed: {
    before: confirmed,
    act: ({ id }) => within((transaction, payments) => payments.disputed(transaction, id)),
  },
  'dispute-ended': {
    before: disputed,
    act: ({ id: bookingId }) =>
      within((transaction, payments) => payments.disputeEnded(transaction, { bookingId, outcome: 'won' })),
  },
  'stay-begun': {
    before: confirmed,
    act: ({ id }) => {
      site.goTo('2027-05-10T14:00:00Z');
      return site.bookings.runClock(id);
    },
  },
  completed: {
    before: inStay,
    act: ({ id }) => {
      site.goTo('2027-05-20T12:00:00Z');
      return site.bookings.runClock(id);
    },
  },
  /** It goes on to `paid` at once. */
  'held-again': {
    before: async () => {
      const booked = await held();
      site.wait(EXPIRED);
      await site.bookings.runClock(booked.id);
      return booked;
    },
    act: ({ id }) => site.pay(id),
  },
};

function requested(): Promise<Booked> {
  return site.requested();
}

function confirmed(): Promise<Booked> {
  return site.confirmed();
}

describe('the card of a booking', () => {
  it.each(Object.entries(CASES))('is told once to both by the transition %s', async (name, one) => {
    const { before, act, isTold = true } = one;
    const booked = await before();
    const cards = isTold ? [`booking ${booked.id}`] : [];
    expect(await toldBy(booked, () => act(booked))).toEqual([cards, cards]);
    expect((await site.events(booked.id)).map((event) => event.split(' ')[0])).toContain(name);
  });

  it('is not told of nights that are held: its owner knows of none', async () => {
    const home = await site.home();
    const booked = { ...home, id: '', guestId: await site.person() };
    expect(await toldBy(booked, () => site.hold(booked.guestId, home.propertyId))).toEqual([[], []]);
  });

  it('is told of payments that settle, fail or go back', async () => {
    const booked = await site.confirmed();
    const { id: bookingId } = booked;
    const both = [[`booking ${bookingId}`], [`booking ${bookingId}`]];
    const steps = [
      (transaction: OpenTransaction, payments: BookingPayments) =>
        payments.captured(transaction, { bookingId, changeId: null }),
      (transaction: OpenTransaction, payments: BookingPayments) =>
        payments.captureFailed(transaction, { bookingId, changeId: null }),
      (transaction: OpenTransaction, payments: BookingPayments) =>
        payments.captured(transaction, { bookingId, changeId: null }),
      (transaction: OpenTransaction, payments: BookingPayments) => payments.refunded(transaction, bookingId),
    ];
    for (const step of steps) expect(await toldBy(booked, () => within(step))).toEqual(both);
  });

  it('is told with the notifications, whose receivers have the same order', async () => {
    const { id, guestId, ownerId } = await site.requested();
    await site.client.query('delete from user_event');
    await site.service.decline(id, as(ownerId), 'Not this time');
    const { rows } = await site.client.query(
      `select event->>'type' as type from user_event where user_id = $1 order by seq`,
      [guestId],
    );
    expect(rows.map(({ type }) => type)).toEqual(['addNotification', 'updateCard']);
  });
});

const STAY = { arrivalDate: '2027-05-10', adultCount: 2, childrenCount: 0, infantCount: 0, petCount: 0 };
const LONGER = { ...STAY, departureDate: '2027-05-16' };
const SHORTER = { ...STAY, departureDate: '2027-05-13' };

async function propose(bookingId: string, userId: string, wanted: typeof LONGER): Promise<string> {
  const { digest } = await site.service.quoteChange(bookingId, as(userId), wanted);
  const id = randomUUID();
  await site.service.proposeChange(bookingId, as(userId), { id, ...wanted, digest });
  return id;
}

async function messagesOf({ propertyId }: Booked): Promise<string[]> {
  const { rows } = await site.client.query(
    `select card_kind || ' ' || card_id as card, sender_id, message.created_at
     from message join conversation on conversation.id = conversation_id where property_id = $1 order by seq`,
    [propertyId],
  );
  return rows.map(({ card, sender_id: sender }) => `${card} of ${sender}`);
}

describe('the card of a change', () => {
  it('is a message of who proposes it, and both are told of it and of its end', async () => {
    for (const decision of ['accepted', 'declined', 'withdrawn'] as const) {
      const booked = await site.confirmed();
      const { id, guestId, ownerId } = booked;
      let changeId = '';
      const proposed = await toldBy(booked, async () => {
        changeId = await propose(id, guestId, SHORTER);
      });
      expect(proposed).toEqual([[`booking ${id}`], [`booking ${id}`]]);
      expect(await messagesOf(booked)).toEqual([
        `booking ${id} of ${guestId}`,
        `change ${changeId} of ${guestId}`,
      ]);
      const decider = decision === 'withdrawn' ? guestId : ownerId;
      const ended = await toldBy(booked, () =>
        site.service.decideChange(id, as(decider), changeId, { decision }),
      );
      const both = [`booking ${id}`, `change ${changeId}`];
      expect(ended).toEqual([both, both]);
      expect(await messagesOf(booked)).toHaveLength(2);
    }
  });

  it('of a guest who has yet to pay the difference comes once it is reserved', async () => {
    const booked = await site.confirmed();
    const { id: bookingId, guestId } = booked;
    const changeId = await propose(bookingId, guestId, LONGER);
    expect(await messagesOf(booked)).toHaveLength(1);
    await toldBy(booked, () =>
      within((transaction, payments) =>
        payments.authorised(transaction, { bookingId, changeId, endsAt: new Date() }),
      ),
    );
    expect((await messagesOf(booked)).slice(1)).toEqual([`change ${changeId} of ${guestId}`]);
  });

  it('that nobody is told of ends in silence', async () => {
    const booked = await site.confirmed();
    const { id, guestId } = booked;
    await propose(id, guestId, LONGER);
    site.wait(25 * 60 * 60_000);
    expect(await toldBy(booked, () => site.bookings.runClock(id))).toEqual([
      [`booking ${id}`],
      [`booking ${id}`],
    ]);
    expect(await messagesOf(booked)).toHaveLength(1);
  });

  it('is told when time or the end of the stay ends it', async () => {
    for (const end of ['time', 'cancellation'] as const) {
      const booked = await site.confirmed();
      const { id, ownerId } = booked;
      const changeId = await propose(id, ownerId, LONGER);
      const cards = await toldBy(booked, () => {
        if (end === 'time') site.wait(25 * 60 * 60_000);
        return end === 'time'
          ? site.bookings.runClock(id)
          : site.bookings.cancelByAdmin(id, 'owner', 'Water damage');
      });
      for (const side of cards) expect(side.sort()).toEqual([`booking ${id}`, `change ${changeId}`]);
    }
  });
});
