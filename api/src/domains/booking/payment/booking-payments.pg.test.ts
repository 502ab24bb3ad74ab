import { type BookingSite, openBookingSite } from '../../../testing/booking-site.ts';
import type { OpenTransaction } from '../../catalog/index.ts';
import type { BookingPayments } from '../payments.port.ts';

let site: BookingSite;

beforeAll(async () => {
  site = await openBookingSite();
}, 120_000);
beforeEach(() => site.reset());
afterAll(() => site.close());

const within = <Result>(
  work: (transaction: OpenTransaction, payments: BookingPayments) => Promise<Result>,
): Promise<Result> =>
  site.database.transaction().execute((transaction) => work(transaction, site.bookings.payments));

const findPayable = (id: string) =>
  within((transaction, payments) => payments.findPayable(transaction, id, null));

async function held(isInstant = true) {
  const { propertyId, ownerId } = await site.home({ is_instant_bookable: isInstant });
  const guestId = await site.person();
  const { id } = await site.hold(guestId, propertyId);
  return { id, propertyId, ownerId, guestId };
}

const EXPIRED = 15 * 60_000 + 1;

describe('what is to be paid', () => {
  it('is the whole price, authorised first unless the home is booked at once', async () => {
    for (const isInstant of [true, false]) {
      const { id, guestId } = await held(isInstant);
      expect(await findPayable(id)).toEqual({
        bookingId: id,
        changeId: null,
        guestId,
        amount: 42_400,
        currency: 'EUR',
        isAuthorisation: !isInstant,
        contact: { firstName: 'Ada', lastName: 'Weber' },
      });
    }
  });

  it('is nothing after the hold, once it is paid, and for nothing', async () => {
    const { id } = await held();
    await site.pay(id);
    expect(await findPayable(id)).toBeNull();
    const other = await held();
    site.wait(EXPIRED);
    expect(await findPayable(other.id)).toBeNull();
    expect(await findPayable('01890000-0000-7000-8000-000000000000')).toBeNull();
  });
});

describe('an answer of the provider', () => {
  it('confirms an instant booking once', async () => {
    const { id, propertyId } = await held();
    expect([await site.pay(id), await site.pay(id)]).toEqual(['taken', 'refused']);
    expect(await site.events(id)).toEqual(['held guest', 'paid provider']);
    expect(await site.periods(propertyId)).toEqual(['booking [2027-05-10,2027-05-15)']);
  });

  it('of another kind than the booking needs is refused', async () => {
    const [instant, asked] = [await held(true), await held(false)];
    expect(await site.authorise(instant.id)).toBe('refused');
    expect(await site.pay(asked.id)).toBe('refused');
    expect([await site.stateOf(instant.id), await site.stateOf(asked.id)]).toEqual(['held', 'held']);
  });

  it('prolongs a hold once for a challenge', async () => {
    const { id } = await held();
    for (let time = 0; time < 2; time += 1)
      await within((transaction, payments) => payments.challengeBegan(transaction, id));
    const { rows } = await site.client.query(
      `select deadline_at, ends_at from rental_booking join occupancy on source_id = rental_booking.id where rental_booking.id = $1`,
      [id],
    );
    const prolonged = new Date('2027-03-01T12:30:00Z');
    expect(rows).toEqual([{ deadline_at: prolonged, ends_at: prolonged }]);
  });

  it('that comes late takes the nights again while they are free', async () => {
    const { id, propertyId } = await held();
    site.wait(EXPIRED);
    await site.bookings.runClock(id);
    expect([await site.stateOf(id), await site.periods(propertyId)]).toEqual(['hold-expired', []]);
    expect(await site.pay(id)).toBe('taken');
    expect(await site.events(id)).toEqual([
      ...['held guest', 'hold-expired clock', 'held-again provider', 'paid provider'],
    ]);
    expect(await site.periods(propertyId)).toEqual(['booking [2027-05-10,2027-05-15)']);
  });

  it('that comes late for nights that somebody else has, or for a stay that has begun, is refused', async () => {
    const [taken, begun] = [await held(), await held()];
    site.wait(EXPIRED);
    await site.bookings.runClock(taken.id);
    await site.bookings.runClock(begun.id);
    await site.hold(await site.person(), taken.propertyId);
    expect(await site.pay(taken.id)).toBe('refused');
    site.goTo('2027-05-10T20:00:00Z');
    expect(await site.pay(begun.id)).toBe('refused');
    for (const { id } of [taken, begun]) {
      expect(await site.stateOf(id)).toBe('hold-expired');
      expect(await site.mails(id)).toEqual(['booking-payment-late-guest']);
    }
  });

  it('that comes late for a request that nobody has time to answer holds no nights again', async () => {
    const { propertyId } = await site.home();
    const dates = { arrivalDate: '2027-03-02', departureDate: '2027-03-04' };
    const { id } = await site.hold(await site.person(), propertyId, dates);
    site.goTo('2027-03-02T11:30:00Z');
    await site.bookings.runClock(id);
    expect(await site.authorise(id)).toBe('refused');
    expect([await site.events(id), await site.periods(propertyId)]).toEqual([
      ['held guest', 'hold-expired clock'],
      [],
    ]);
    expect(await site.mails(id)).toEqual(['booking-payment-late-guest']);
  });

  it('disputes nothing of a booking that ended before it was paid', async () => {
    const { id, guestId } = await held();
    site.wait(EXPIRED);
    await site.service.getBooking(id, { userId: guestId });
    await within((transaction, payments) => payments.disputed(transaction, id));
    expect(await site.stateOf(id)).toBe('hold-expired');
  });

  it('disputes what was paid, also after the stay', async () => {
    for (const time of ['2027-03-02', '2027-05-12', '2027-05-20']) {
      site.reset();
      const { id } = await site.confirmed();
      site.goTo(`${time}T12:00:00Z`);
      await site.bookings.runClock(id);
      for (let round = 0; round < 2; round += 1)
        await within((transaction, payments) => payments.disputed(transaction, id));
      expect((await site.events(id)).filter((event) => event === 'disputed provider')).toHaveLength(1);
    }
  });
});

describe('the clock', () => {
  it('ends a hold that has run out by its job, unless a payment is under way', async () => {
    const { id, propertyId } = await held();
    const { rows } = await site.client.query(
      `select run_at from graphile_worker._private_jobs where payload->>'bookingId' = $1 and key is not null`,
      [id],
    );
    expect(rows).toEqual([{ run_at: new Date('2027-03-01T12:15:00Z') }]);
    site.wait(EXPIRED);
    site.payments.open.add(id);
    await site.bookings.runClock(id);
    expect(await site.stateOf(id)).toBe('held');
    site.payments.open.clear();
    await site.bookings.runOverdue();
    expect([await site.stateOf(id), await site.periods(propertyId)]).toEqual(['hold-expired', []]);
  });

  it('ends it by the first read as well', async () => {
    const { id, guestId } = await held();
    site.wait(EXPIRED);
    const booking = await site.service.getBooking(id, { userId: guestId });
    expect([booking.state, booking.actionArray]).toEqual(['hold-expired', []]);
  });

  it('ends it by the first list as well, and lists no hold that ran out', async () => {
    const { id, guestId } = await held();
    const query = { role: 'guest', group: 'open' } as const;
    const list = async () => (await site.service.list({ userId: guestId }, query)).bookingArray;
    expect((await list()).map((booking) => booking.id)).toEqual([id]);
    site.wait(EXPIRED);
    expect([await list(), await site.stateOf(id)]).toEqual([[], 'hold-expired']);
  });

  it('begins and completes a stay by the home’s clock', async () => {
    const { id } = await site.confirmed({
      home: { time_zone: 'America/Toronto', latitude: 43.65, longitude: -79.38 },
    });
    const stateAt = async (time: string) => {
      site.goTo(time);
      await site.bookings.runClock(id);
      return site.stateOf(id);
    };
    expect(await stateAt('2027-05-10T19:00:00Z')).toBe('confirmed');
    expect(await stateAt('2027-05-10T19:00:00.001Z')).toBe('in-stay');
    expect(await stateAt('2027-05-14T15:00:00Z')).toBe('in-stay');
    expect(await stateAt('2027-05-14T15:00:00.001Z')).toBe('completed');
    const { rows } = await site.client.query('select clock_at from rental_booking where id = $1', [id]);
    expect(rows).toEqual([{ clock_at: null }]);
  });
});

it('an event is never changed, and goes with its booking alone', async () => {
  const { id } = await held();
  for (const statement of [
    `update booking_event set actor = 'clock' where booking_id = '${id}'`,
    `delete from booking_event where booking_id = '${id}'`,
    'truncate booking_event',
  ])
    await expect(site.client.query(statement)).rejects.toThrow(/append-only/);
  await site.client.query('delete from rental_booking where id = $1', [id]);
  expect(await site.events(id)).toEqual([]);
});
