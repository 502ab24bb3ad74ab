import { blockAccount } from '../../../application/moderate-accounts.ts';
import { ARRIVAL, type BookingSite, codeOf, openBookingSite } from '../../../testing/booking-site.ts';

let site: BookingSite;

beforeAll(async () => {
  site = await openBookingSite();
}, 120_000);
beforeEach(() => site.reset());
afterAll(() => site.close());

describe('creating a booking', () => {
  it('holds the nights for 15 minutes, and freezes what was shown', async () => {
    const { propertyId } = await site.home();
    const booking = await site.hold(await site.person(), propertyId);
    expect(booking).toMatchObject({
      state: 'held',
      role: 'guest',
      isInstant: false,
      deadline: { kind: 'hold', endsAt: '2027-03-01T12:15:00.000Z', secondsLeft: 900 },
      actionArray: ['pay'],
      eventArray: [{ transition: 'held', actor: 'guest', at: '2027-03-01T12:00:00.000Z', reason: null }],
      quote: { total: 42_400 },
      cancellationPolicy: 'moderate',
      terms: null,
      home: { address: null },
      person: { lastName: null, email: null },
    });
    expect(await site.periods(propertyId)).toEqual(['hold [2027-05-10,2027-05-15)']);
  });

  it('leaves what was frozen as it is when the home changes', async () => {
    const { propertyId } = await site.home();
    const guestId = await site.person();
    const { id } = await site.hold(guestId, propertyId);
    await site.client.query(
      `update property set nightly_price = 1, cancellation_policy = 'strict', check_in_time = '10:00' where id = $1`,
      [propertyId],
    );
    expect(await site.service.getBooking(id, { userId: guestId })).toMatchObject({
      quote: { total: 42_400 },
      cancellationPolicy: 'moderate',
      home: { checkInTime: '15:00' },
    });
  });

  it('twice with one id is one booking, also at once', async () => {
    const { propertyId } = await site.home();
    const [guestId, strangerId] = [await site.person(), await site.person()];
    const request = await site.request(propertyId);
    const caller = { userId: guestId };
    const answers = await Promise.all(Array.from({ length: 10 }, () => site.service.create(caller, request)));
    expect(new Set(answers.map(({ id }) => id))).toEqual(new Set([request.id]));
    expect(await site.events(request.id)).toEqual(['held guest']);
    expect(await codeOf(site.service.create({ userId: strangerId }, request))).toBe('409 booking-id-taken');
  });

  it('answers at once what a read answers', async () => {
    const { propertyId } = await site.home({ images: ['/upload/a'] });
    const guestId = await site.person();
    const booking = await site.hold(guestId, propertyId);
    expect(booking).toEqual(await site.service.getBooking(booking.id, { userId: guestId }));
  });

  it('freezes the house rules in the language in which they were accepted', async () => {
    const { propertyId, ownerId } = await site.home({
      is_instant_bookable: true,
      features: { 'pets-allowed': 1, 'smoking-allowed': 0 },
    });
    const booking = await site.hold(await site.person(), propertyId, { languageTag: 'de' });
    await site.client.query('update property set guest_count = 9 where id = $1', [propertyId]);
    await site.client.query('delete from property_feature where property_id = $1', [propertyId]);
    await site.pay(booking.id);
    const { home } = await site.service.getBooking(booking.id, { userId: ownerId });
    expect(home.houseRules?.split('\n')).toEqual([
      'Anreise ab 15:00 Uhr',
      'Abreise bis 11:00 Uhr',
      'Höchstens 2 Gäste',
      'Haustiere sind erlaubt',
      'Rauchen ist nicht erlaubt',
      'Keine Partys',
    ]);
  });

  it.each([
    ['other nights', { departureDate: '2027-05-15' }],
    ['other guests', { adultCount: 1 }],
  ])('with a known id and %s is refused, and leaves what is held', async (_case, other) => {
    const { propertyId } = await site.home();
    const guestId = await site.person();
    const { id } = await site.hold(guestId, propertyId);
    expect(await codeOf(site.hold(guestId, propertyId, { id, ...other }))).toBe('409 booking-id-taken');
    const elsewhere = await site.home();
    expect(await codeOf(site.hold(guestId, elsewhere.propertyId, { id }))).toBe('409 booking-id-taken');
    expect(await site.periods(propertyId)).toEqual(['hold [2027-05-10,2027-05-15)']);
    expect(await site.periods(elsewhere.propertyId)).toEqual([]);
  });

  it('with a known id and another price than the one that is held says which that is', async () => {
    const { propertyId } = await site.home();
    const guestId = await site.person();
    const request = await site.request(propertyId);
    await site.service.create({ userId: guestId }, request);
    const shown = { ...request, digest: 'x'.repeat(43) };
    await expect(site.service.create({ userId: guestId }, shown)).rejects.toMatchObject({
      code: 'price-changed',
      quote: { quote: { total: 42_400 }, digest: request.digest },
    });
  });

  it('again after its hold has run out says so, whatever it costs by now', async () => {
    const { propertyId } = await site.home();
    const guestId = await site.person();
    const request = await site.request(propertyId);
    await site.service.create({ userId: guestId }, request);
    site.wait(15 * 60_000 + 1);
    const again = { ...request, digest: 'x'.repeat(43) };
    const booking = await site.service.create({ userId: guestId }, again);
    expect([booking.state, booking.actionArray]).toEqual(['hold-expired', []]);
    expect(await site.periods(propertyId)).toEqual([]);
  });

  it('again once the stay has begun is the same booking', async () => {
    const { propertyId } = await site.home({ is_instant_bookable: true });
    const guestId = await site.person();
    const request = await site.request(propertyId);
    await site.service.create({ userId: guestId }, request);
    await site.pay(request.id);
    site.goTo('2027-05-11T20:00:00Z');
    expect((await site.service.create({ userId: guestId }, request)).state).toBe('in-stay');
    expect(await codeOf(site.service.create({ userId: await site.person() }, request))).toBe(
      '400 date-in-the-past',
    );
  });

  it('has one winner among 100 at once for overlapping nights', async () => {
    const { propertyId } = await site.home();
    const guests = await Promise.all(Array.from({ length: 100 }, () => site.person()));
    const requests = await Promise.all(
      guests.map((_, index) =>
        site.request(propertyId, {
          arrivalDate: `2027-05-${10 + (index % 4)}`,
          departureDate: `2027-05-${14 + (index % 5)}`,
        }),
      ),
    );
    const processes = Array.from({ length: 5 }, () => site.openProcess());
    const codes = await Promise.all(
      requests.map(async (request, index) => {
        const service = processes[index % processes.length]?.service ?? site.service;
        return codeOf(service.create({ userId: guests[index] ?? '' }, request));
      }),
    );
    await Promise.all(processes.map(({ close }) => close()));
    expect(codes.filter((code) => code === 'done')).toHaveLength(1);
    expect(codes.filter((code) => code === '409 dates-taken')).toHaveLength(99);
    expect(await site.periods(propertyId)).toHaveLength(1);
  });

  it('refuses with the next free dates', async () => {
    const { propertyId } = await site.home();
    await site.hold(await site.person(), propertyId);
    const refused = site.hold(await site.person(), propertyId);
    await expect(refused).rejects.toMatchObject({
      code: 'dates-taken',
      nextFreeStay: { arrivalDate: '2027-05-15', departureDate: '2027-05-19' },
    });
  });

  it('refuses a price that is no longer shown, with the new quote', async () => {
    const { propertyId } = await site.home();
    const request = await site.request(propertyId);
    await site.client.query('update property set nightly_price = 20000 where id = $1', [propertyId]);
    const refused = site.service.create({ userId: await site.person() }, request);
    await expect(refused).rejects.toMatchObject({
      code: 'price-changed',
      quote: { quote: { total: 84_800 }, digest: expect.stringMatching(/^[\w-]{43}$/) },
    });
    expect(await site.periods(propertyId)).toEqual([]);
  });

  it('refuses the fourth open hold of a guest, however many ask at once', async () => {
    const guestId = await site.person();
    const homes = await Promise.all(Array.from({ length: 5 }, () => site.home()));
    const codes = await Promise.all(homes.map(({ propertyId }) => codeOf(site.hold(guestId, propertyId))));
    expect(codes.sort()).toEqual(['409 too-many-holds', '409 too-many-holds', 'done', 'done', 'done']);
    site.wait(16 * 60_000);
    const { propertyId } = await site.home();
    expect(await codeOf(site.hold(guestId, propertyId))).toBe('done');
  });

  it('refuses somebody whom the operator has blocked, until the block is lifted', async () => {
    const { propertyId } = await site.home();
    const guestId = await site.person();
    const { rows } = await site.client.query('select email from profile where user_id = $1', [guestId]);
    const { email } = rows[0];
    await blockAccount(site.url, { email, reason: 'Stolen cards' });
    expect(await codeOf(site.hold(guestId, propertyId))).toBe('403 account-blocked');
    await blockAccount(site.url, { email: email.toUpperCase(), reason: null });
    expect(await codeOf(site.hold(guestId, propertyId))).toBe('done');
  });

  it('refuses one’s own home, too many guests, no adult, and a home that is not published', async () => {
    const { propertyId, ownerId } = await site.home();
    expect(await codeOf(site.hold(ownerId, propertyId))).toBe('403 own-home');
    const guestId = await site.person();
    expect(await codeOf(site.hold(guestId, propertyId, { adultCount: 3 }))).toBe('409 too-many-guests');
    expect(await codeOf(site.hold(guestId, propertyId, { adultCount: 0 }))).toBe('409 adult-needed');
    const hidden = await site.home({ ad_state: 'paused' });
    expect(await codeOf(site.hold(guestId, hidden.propertyId))).toBe('404 property-not-found');
  });

  it('refuses a request for today once its owner has no time to answer', async () => {
    const { propertyId } = await site.home();
    const dates = { arrivalDate: '2027-03-01', departureDate: '2027-03-03' };
    expect(await codeOf(site.hold(await site.person(), propertyId, dates))).toBe('409 too-late-to-request');
    const instant = await site.home({ is_instant_bookable: true });
    expect(await codeOf(site.hold(await site.person(), instant.propertyId, dates))).toBe('done');
  });

  it.each([
    [true, '2027-05-14', 'done'],
    [false, '2027-05-14', '409 dates-taken'],
    [false, '2027-05-15', 'done'],
  ])('with turnover %s another stay may begin on %s: %s', async (allows, arrivalDate, code) => {
    const { propertyId } = await site.home({ allows_same_day_turnover: allows });
    await site.hold(await site.person(), propertyId);
    const dates = { arrivalDate, departureDate: '2027-05-18' };
    expect(await codeOf(site.hold(await site.person(), propertyId, dates))).toBe(code);
  });

  it('gives nights of a hold that has run out to the next guest at once', async () => {
    const { propertyId } = await site.home();
    const { digest } = await site.request(propertyId);
    const { id } = await site.hold(await site.person(), propertyId);
    await site.client.query(`update occupancy set ends_at = now() - interval '1 day' where source_id = $1`, [
      id,
    ]);
    site.wait(15 * 60_000);
    expect(await codeOf(site.hold(await site.person(), propertyId, { digest }))).toBe('409 dates-taken');
    site.wait(1);
    site.payments.open.add(id);
    expect(await codeOf(site.hold(await site.person(), propertyId, { digest }))).toBe('409 dates-taken');
    site.payments.open.clear();
    expect(await codeOf(site.hold(await site.person(), propertyId, { digest }))).toBe('done');
    expect(await site.events(id)).toEqual(['held guest', 'hold-expired clock']);
  });

  it('takes the nights out of searches in the same transaction', async () => {
    const { propertyId } = await site.home();
    const isBusy = async () =>
      (
        await site.client.query(
          'select busy @> $2::date as busy from property_search where property_id = $1',
          [propertyId, ARRIVAL],
        )
      ).rows[0].busy;
    expect(await isBusy()).toBe(false);
    await site.hold(await site.person(), propertyId);
    expect(await isBusy()).toBe(true);
  });
});
