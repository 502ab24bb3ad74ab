import { type BookingSite, codeOf, openBookingSite } from '../../../testing/booking-site.ts';
import { countRequests } from '../booking/booking-view.ts';

let site: BookingSite;

beforeAll(async () => {
  site = await openBookingSite();
}, 120_000);
beforeEach(() => site.reset());
afterAll(() => site.close());

const as = (userId: string) => ({ userId });

describe('a request', () => {
  it('waits 48 hours for the owner, and is shown to them without names', async () => {
    const { id, propertyId, ownerId, guestId } = await site.requested();
    expect(await site.service.getBooking(id, as(ownerId))).toMatchObject({
      state: 'requested',
      role: 'owner',
      deadline: { kind: 'request', endsAt: '2027-03-03T12:00:00.000Z' },
      actionArray: ['accept', 'decline'],
      person: { firstName: 'Léa', lastName: null, email: null },
      contact: null,
      home: { address: null },
    });
    expect((await site.service.getBooking(id, as(guestId))).actionArray).toEqual(['withdraw']);
    expect(await countRequests(site.database, ownerId, site.now())).toBe(1);
    expect(await site.mails(id)).toEqual(['booking-requested-guest', 'booking-requested-owner']);
    expect(await site.periods(propertyId)).toEqual(['hold [2027-05-10,2027-05-15)']);
    const { rows } = await site.client.query('select ends_at from occupancy where source_id = $1', [id]);
    expect(rows).toEqual([{ ends_at: new Date('2027-03-03T12:00:00Z') }]);
  });

  it('accepted a hundred times is one acceptance and one capture', async () => {
    const { id, ownerId, propertyId } = await site.requested();
    const answers = [];
    for (let round = 0; round < 10; round += 1)
      answers.push(
        ...(await Promise.all(Array.from({ length: 10 }, () => site.service.accept(id, as(ownerId))))),
      );
    expect(new Set(answers.map(({ state }) => state))).toEqual(new Set(['confirmed']));
    expect(await site.events(id)).toEqual(['held guest', 'requested provider', 'accepted owner']);
    expect(site.payments.orders).toEqual([`capture ${id}`]);
    expect(await site.periods(propertyId)).toEqual(['booking [2027-05-10,2027-05-15)']);
    expect((await site.mails(id)).slice(2)).toEqual(['booking-confirmed-guest', 'booking-confirmed-owner']);
    expect(answers[0]).toMatchObject({
      contact: { phoneNumber: '621123456' },
      home: { address: { latitude: expect.any(Number) } },
      terms: { confirmedAt: '2027-03-01T12:00:00.000Z' },
    });
  });

  it('that is declined, withdrawn or not answered gives nights and money back', async () => {
    const [declined, withdrawn, expired] = [
      await site.requested(),
      await site.requested(),
      await site.requested(),
    ];
    await site.service.decline(declined.id, as(declined.ownerId), 'Repairs');
    await site.service.decline(declined.id, as(declined.ownerId), 'Again');
    await site.service.withdraw(withdrawn.id, as(withdrawn.guestId));
    site.wait(48 * 3_600_000);
    await site.bookings.runClock(expired.id);
    expect(await site.stateOf(expired.id)).toBe('requested');
    site.wait(1);
    await site.bookings.runClock(expired.id);
    for (const [{ id, propertyId }, state, mails] of [
      [declined, 'declined', ['booking-declined-guest']],
      [withdrawn, 'withdrawn', ['booking-withdrawn-owner']],
      [expired, 'request-expired', ['booking-request-expired-guest', 'booking-request-expired-owner']],
    ] as const) {
      expect(await site.stateOf(id)).toBe(state);
      expect(await site.periods(propertyId)).toEqual([]);
      expect((await site.mails(id)).slice(2)).toEqual(mails);
      expect(site.payments.orders.filter((order) => order.endsWith(id))).toEqual([`release ${id}`]);
      expect(await site.authorise(id)).toBe('refused');
    }
    const { eventArray } = await site.service.getBooking(declined.id, as(declined.guestId));
    expect(eventArray.at(-1)).toMatchObject({ transition: 'declined', reason: 'Repairs' });
  });

  it('is nobody’s but guest’s and owner’s, each with their own answers', async () => {
    const { id, guestId, ownerId } = await site.requested();
    const stranger = as(await site.person());
    expect(await codeOf(site.service.getBooking(id, stranger))).toBe('404 booking-not-found');
    expect(await codeOf(site.service.accept(id, stranger))).toBe('404 booking-not-found');
    expect(await codeOf(site.service.accept(id, as(guestId)))).toBe('403 not-allowed');
    expect(await codeOf(site.service.withdraw(id, as(ownerId)))).toBe('403 not-allowed');
    expect(await codeOf(site.service.cancel(id, as(guestId), { reason: '', refundTotal: 0 }))).toBe(
      '409 booking-moved-on',
    );
  });

  it('that its guest withdraws at the moment in which it is accepted ends in one way', async () => {
    const { id, guestId, ownerId } = await site.requested();
    const codes = await Promise.all([
      codeOf(site.service.accept(id, as(ownerId))),
      codeOf(site.service.withdraw(id, as(guestId))),
    ]);
    expect(codes.sort()).toEqual(['409 booking-moved-on', 'done']);
    expect(await site.events(id)).toHaveLength(3);
  });

  it('is not relied on after the authorisation, less 12 hours', async () => {
    const { propertyId } = await site.home();
    const { id } = await site.hold(await site.person(), propertyId);
    await site.authorise(id, new Date('2027-03-02T12:00:00Z'));
    const { rows } = await site.client.query('select deadline_at from rental_booking where id = $1', [id]);
    expect(rows[0].deadline_at.toISOString()).toBe('2027-03-02T00:00:00.000Z');
    const late = await site.home();
    const other = await site.hold(await site.person(), late.propertyId);
    expect(await site.authorise(other.id, new Date('2027-03-01T23:00:00Z'))).toBe('refused');
  });
});

describe('a capture that fails', () => {
  const within = <T>(work: Parameters<ReturnType<typeof site.database.transaction>['execute']>[0]) =>
    site.database.transaction().execute(work) as Promise<T>;

  it('gives the guest 24 hours to pay otherwise, and cancels by the clock', async () => {
    const { id, ownerId, guestId, propertyId } = await site.requested();
    await site.service.accept(id, as(ownerId));
    const capture = { bookingId: id, changeId: null };
    await within((transaction) => site.bookings.payments.captureFailed(transaction, capture));
    const booking = await site.service.getBooking(id, as(guestId));
    expect([booking.deadline?.kind, booking.actionArray]).toEqual(['payment', ['pay', 'cancel']]);
    const payable = await within((transaction) => site.bookings.payments.findPayable(transaction, id, null));
    expect(payable).toMatchObject({ amount: 42_400, isAuthorisation: false, guestId });
    site.wait(24 * 3_600_000 + 1);
    site.payments.open.add(id);
    await site.bookings.runClock(id);
    expect(await site.stateOf(id)).toBe('confirmed');
    site.payments.open.clear();
    await site.bookings.runClock(id);
    expect(await site.events(id)).toEqual([
      ...['held guest', 'requested provider', 'accepted owner', 'cancelled clock'],
    ]);
    expect([await site.periods(propertyId), site.payments.orders]).toEqual([[], [`capture ${id}`]]);
  });

  it('keeps address and contact back until the guest has paid', async () => {
    const { id, ownerId, guestId } = await site.requested();
    await site.service.accept(id, as(ownerId));
    const capture = { bookingId: id, changeId: null };
    await within((transaction) => site.bookings.payments.captureFailed(transaction, capture));
    const unknown = { home: { address: null }, person: { lastName: null, email: null, phone: null } };
    expect(await site.service.getBooking(id, as(guestId))).toMatchObject(unknown);
    expect(await site.service.getBooking(id, as(ownerId))).toMatchObject({ ...unknown, contact: null });
    await expect(site.service.findStay(id, as(guestId))).rejects.toMatchObject({ status: 404 });
    await site.pay(id);
    expect(await site.service.getBooking(id, as(guestId))).toMatchObject({
      home: { address: { latitude: expect.any(Number) } },
      person: { email: expect.any(String) },
    });
  });

  it('is forgotten once the guest has paid', async () => {
    const { id, ownerId, guestId } = await site.requested();
    await site.service.accept(id, as(ownerId));
    const capture = { bookingId: id, changeId: null };
    await within((transaction) => site.bookings.payments.captureFailed(transaction, capture));
    expect(await site.pay(id)).toBe('taken');
    expect(await site.pay(id)).toBe('refused');
    site.wait(48 * 3_600_000);
    expect((await site.service.getBooking(id, as(guestId))).deadline).toBeNull();
    expect(await site.stateOf(id)).toBe('confirmed');
  });
});
