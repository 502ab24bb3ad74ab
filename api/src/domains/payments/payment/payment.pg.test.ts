import {
  CHALLENGE,
  DECLINED,
  FRICTIONLESS,
  openPaymentSite,
  type PaymentSite,
  type TestBooking,
} from '../../../testing/payment-site.ts';

let site: PaymentSite;

beforeAll(async () => {
  site = await openPaymentSite();
}, 120_000);

afterAll(() => site.close());

afterEach(async () => {
  site.server.control.clearFaults();
  expect((await site.payments.checkLedger()).differences).toEqual([]);
});

/** Answers the bank's page. */
async function answerChallenge(url: string | null, answer: 'confirm' | 'refuse'): Promise<void> {
  if (!url) throw new Error('There is no challenge.');
  await fetch(url, { method: 'POST', body: new URLSearchParams({ answer }), redirect: 'manual' });
}

async function payWith(booking: TestBooking, number: string) {
  return site.pay(booking, await site.enterCard(booking, number));
}

describe('paying a booking', () => {
  it('takes no card of somebody whom the operator has blocked', async () => {
    const booking = await site.book();
    const request = await site.enterCard(booking, FRICTIONLESS);
    await site.client.query(
      `update account set blocked_at = now(), block_reason = 'Stolen cards' where user_id = $1`,
      [booking.guestId],
    );
    const refused = { status: 403, code: 'account-blocked' };
    await expect(site.pay(booking, request)).rejects.toMatchObject(refused);
    await expect(site.enterCard(booking, FRICTIONLESS)).rejects.toMatchObject(refused);
    expect(await site.history(booking)).toEqual([]);
  });

  it.each([
    [undefined, 'CB_VISA_MASTERCARD'],
    ['visa-mastercard', 'CB_VISA_MASTERCARD'],
    ['amex', 'AMEX'],
    ['maestro', 'MAESTRO'],
  ] as const)('registers a card of the family %s as %s', async (family, cardType) => {
    const booking = await site.book();
    await site.payments.service.registerCard(booking.guestId, booking.id, family);
    const call = site.server.control.calls().findLast(({ path }) => path.endsWith('/cardregistrations'));
    expect(call?.body).toMatchObject({ CardType: cardType });
  });

  it('takes the amount at once', async () => {
    const booking = await site.book({ amount: 20_000 });
    expect(await site.find(booking)).toMatchObject({ state: 'none', amount: 20_000, bookingState: 'held' });
    const status = await payWith(booking, FRICTIONLESS);
    expect(status).toEqual({
      bookingId: booking.id,
      attemptId: expect.any(String),
      kind: 'booking',
      bookingState: 'confirmed',
      state: 'succeeded',
      failure: null,
      challengeUrl: null,
      amount: 20_000,
      currency: 'EUR',
      isAuthorisation: false,
      cardAlias: '1119',
      holdEndsAt: null,
    });
    expect(await site.told(booking)).toEqual(['confirmed taken']);
    expect(await site.totals(booking)).toEqual({ paid: 20_000, refunded: 0, lost: 0 });
    expect(await site.atProvider(booking)).toEqual({ wallet: 20_000, reserved: 0, payIns: 1 });
    // What was needed to send it is not kept.
    expect((await site.attempts(booking))[0]?.request).toBeNull();
  });

  it('reserves the amount of a request, and takes it once the owner accepts', async () => {
    const booking = await site.book({ isInstant: false });
    expect(await payWith(booking, FRICTIONLESS)).toMatchObject({ state: 'succeeded', isAuthorisation: true });
    expect(await site.atProvider(booking)).toEqual({ wallet: 0, reserved: 20_000, payIns: 0 });
    expect(await site.totals(booking)).toEqual({ paid: 0, refunded: 0, lost: 0 });
    await site.order((transaction) => site.orders.orderCapture(transaction, booking.id));
    await site.order((transaction) => site.orders.orderCapture(transaction, booking.id));
    await site.runJobs();
    expect(await site.told(booking)).toEqual(['requested taken', 'captured']);
    expect(await site.atProvider(booking)).toEqual({ wallet: 20_000, reserved: 0, payIns: 1 });
    expect(await site.totals(booking)).toEqual({ paid: 20_000, refunded: 0, lost: 0 });
  });

  it('gives back what was reserved', async () => {
    const booking = await site.book({ isInstant: false });
    await payWith(booking, FRICTIONLESS);
    await site.order((transaction) => site.orders.orderRelease(transaction, booking.id));
    await site.order((transaction) => site.orders.orderRelease(transaction, booking.id));
    await site.runJobs();
    expect(await site.atProvider(booking)).toEqual({ wallet: 0, reserved: 0, payIns: 0 });
    expect(await site.history(booking)).toEqual(['authorisation succeeded 20000', 'release succeeded 20000']);
  });

  it('says why a card was declined, and takes another one', async () => {
    const booking = await site.book();
    expect(await payWith(booking, DECLINED)).toMatchObject({
      state: 'failed',
      failure: 'refused-by-bank',
      bookingState: 'held',
    });
    const wrongCard = await site.enterCard(booking, '4970107111111110');
    expect(wrongCard.registrationData).toBe('errorCode=105202');
    expect(await site.pay(booking, wrongCard)).toMatchObject({ failure: 'card-number-invalid' });
    expect(await payWith(booking, FRICTIONLESS)).toMatchObject({ state: 'succeeded' });
    expect(await site.history(booking)).toEqual([
      'payment failed 20000',
      'payment failed 20000',
      'payment succeeded 20000',
    ]);
    expect(await site.atProvider(booking)).toMatchObject({ payIns: 1 });
  });

  it('tells of each attempt by its id, and without one of the newest', async () => {
    const booking = await site.book();
    const first = await site.enterCard(booking, DECLINED);
    expect(await site.pay(booking, first)).toMatchObject({ attemptId: first.id, kind: 'booking' });
    const second = await site.enterCard(booking, FRICTIONLESS);
    expect(await site.pay(booking, second)).toMatchObject({ attemptId: second.id, state: 'succeeded' });
    expect(await site.find(booking)).toMatchObject({ attemptId: second.id, state: 'succeeded' });
    expect(await site.find(booking, first.id)).toMatchObject({ attemptId: first.id, state: 'failed' });
    expect(await site.pay(booking, first)).toMatchObject({ attemptId: first.id, state: 'failed' });
    const other = await site.book();
    expect(await site.find(other)).toMatchObject({ attemptId: null, kind: null, state: 'none' });
    expect(await site.find(other, second.id)).toMatchObject({ attemptId: null, state: 'none' });
    expect(await site.history(booking)).toHaveLength(2);
  });

  it('is not for somebody else, and not for a booking that waits for no payment', async () => {
    const booking = await site.book();
    const stranger = { ...booking, guestId: (await site.book()).guestId };
    await expect(site.find(stranger)).rejects.toMatchObject({ status: 404, code: 'booking-not-found' });
    await expect(site.enterCard(stranger, FRICTIONLESS)).rejects.toMatchObject({ status: 404 });
    const request = await site.enterCard(booking, FRICTIONLESS);
    await expect(site.pay(stranger, request)).rejects.toMatchObject({ status: 404 });
    await site.setState(booking, 'hold-expired');
    await expect(site.pay(booking, request)).rejects.toMatchObject({ status: 409, code: 'payment-not-due' });
    expect(await site.history(booking)).toEqual([]);
  });

  it('needs a card that the provider knows of this guest', async () => {
    const booking = await site.book();
    const other = await site.book();
    const request = await site.enterCard(other, FRICTIONLESS);
    await expect(site.pay(booking, request)).rejects.toMatchObject({ code: 'card-not-registered' });
    const own = await site.enterCard(booking, FRICTIONLESS);
    const traversal = { ...own, registrationId: '../users/x' };
    await expect(site.pay(booking, traversal)).rejects.toMatchObject({ code: 'card-not-registered' });
    const broken = { ...own, registrationData: 'data=\u0000' };
    await expect(site.pay(booking, broken)).rejects.toMatchObject({ code: 'card-not-registered' });
    expect(await site.pay(booking, { ...request, id: own.id })).toMatchObject({
      state: 'failed',
      cardAlias: null,
    });
    expect(await site.atProvider(booking)).toMatchObject({ payIns: 0 });
  });
});

describe('a guest whom the provider does not know any more', () => {
  it('is made known again, with a wallet for the new booking', async () => {
    const [before, booking] = [await site.book(), await site.book()];
    await payWith(before, FRICTIONLESS);
    await site.client.query('update rental_booking set guest_id = $2 where id = $1', [
      booking.id,
      before.guestId,
    ]);
    await site.client.query(`update payment_user set provider_id = 'user_gone' where user_id = $1`, [
      before.guestId,
    ]);
    const again = { ...booking, guestId: before.guestId };
    expect(await payWith(again, FRICTIONLESS)).toMatchObject({ state: 'succeeded' });
  });
});

describe('a challenge', () => {
  it('is confirmed on the bank’s page', async () => {
    const booking = await site.book();
    const status = await payWith(booking, CHALLENGE);
    expect(status).toMatchObject({ state: 'challenge', bookingState: 'held' });
    expect(await site.told(booking)).toEqual(['challenge']);
    const again = await site.enterCard(booking, FRICTIONLESS);
    await expect(site.pay(booking, again)).rejects.toMatchObject({ code: 'payment-under-way' });
    await answerChallenge(status.challengeUrl, 'confirm');
    site.wait(1000);
    expect(await site.find(booking)).toMatchObject({ state: 'succeeded', challengeUrl: null });
    expect(await site.told(booking)).toEqual(['challenge', 'confirmed taken']);
  });

  it('is refused', async () => {
    const booking = await site.book();
    await answerChallenge((await payWith(booking, CHALLENGE)).challengeUrl, 'refuse');
    site.wait(1000);
    expect(await site.find(booking)).toMatchObject({ state: 'failed', failure: 'three-d-secure-failed' });
  });

  it('that is left alone ends by the clock', async () => {
    const booking = await site.book();
    await payWith(booking, CHALLENGE);
    await site.settleAll();
    expect(await site.find(booking)).toMatchObject({ state: 'failed', failure: 'three-d-secure-expired' });
  });

  it('asks the provider at most once a second', async () => {
    const booking = await site.book();
    await payWith(booking, CHALLENGE);
    site.wait(1000);
    const before = site.server.control.calls().length;
    await Promise.all([1, 2, 3, 4, 5].map(() => site.find(booking)));
    expect(site.server.control.calls().length).toBe(before + 1);
    await site.settleAll();
  });
});

describe('the same payment twice', () => {
  it('is one, when its button is clicked twice and when it is sent again later', async () => {
    const booking = await site.book();
    const request = await site.enterCard(booking, FRICTIONLESS);
    await Promise.all([site.pay(booking, request), site.pay(booking, request), site.pay(booking, request)]);
    await site.settleAll();
    expect(await site.pay(booking, request)).toMatchObject({ state: 'succeeded' });
    expect(await site.history(booking)).toEqual(['payment succeeded 20000']);
    expect(await site.atProvider(booking)).toMatchObject({ payIns: 1 });
  });

  it('has one winner when two tabs pay at once', async () => {
    const booking = await site.book();
    const requests = [
      await site.enterCard(booking, FRICTIONLESS),
      await site.enterCard(booking, FRICTIONLESS),
      await site.enterCard(booking, FRICTIONLESS),
    ];
    const outcomes = await Promise.allSettled(requests.map((request) => site.pay(booking, request)));
    await site.settleAll();
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(['payment-under-way', 'payment-not-due']).toContain(outcome.reason.code);
    expect(await site.atProvider(booking)).toMatchObject({ wallet: 20_000, payIns: 1 });
  });

  it('is refused for another booking', async () => {
    const [one, other] = [await site.book(), await site.book()];
    const request = await site.enterCard(one, FRICTIONLESS);
    await site.pay(one, request);
    await expect(site.pay(other, request)).rejects.toMatchObject({ code: 'payment-id-taken' });
  });
});
