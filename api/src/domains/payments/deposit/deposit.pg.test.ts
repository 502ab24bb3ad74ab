import { CHALLENGE, DECLINED, FRICTIONLESS, type TestBooking } from '../../../testing/payment-site.ts';
import { openPayoutSite, type PayoutSite } from '../../../testing/payout-site.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const DEPOSIT = 50_000;

let payouts: PayoutSite;
let site: PayoutSite['site'];

beforeAll(async () => {
  payouts = await openPayoutSite();
  site = payouts.site;
}, 120_000);

afterAll(() => site?.close());

afterEach(async () => {
  expect((await site.payments.checkLedger()).differences).toEqual([]);
});

/** A paid stay of two nights that begins in some days. */
async function book(daysAhead: number, deposit = DEPOSIT, nights = 2): Promise<TestBooking> {
  const booking = await site.book();
  await site.pay(booking, await site.enterCard(booking, FRICTIONLESS));
  await site.client.query(
    `update rental_booking set state = 'confirmed', owner_fee_percent = 3, deposit = $2, quote_digest = 'digest',
       arrival_date = $3::date, departure_date = $3::date + $4::int
     where id = $1`,
    [
      booking.id,
      deposit,
      new Date(site.now().getTime() + daysAhead * DAY).toISOString().slice(0, 10),
      nights,
    ],
  );
  await site.runJobs();
  return booking;
}

async function run(): Promise<void> {
  await payouts.runDue();
  await site.runJobs();
}

const within = <Result>(
  work: (transaction: Parameters<typeof site.orders.orderCapture>[0]) => Promise<Result>,
) => site.database.transaction().execute(work);

const find = ({ id }: TestBooking) => within((transaction) => site.orders.findDeposit(transaction, id));

const reserve = async (booking: TestBooking, card = FRICTIONLESS) =>
  site.pay(booking, { ...(await site.enterCard(booking, card)), isDeposit: true });

async function reserved(): Promise<TestBooking> {
  const booking = await book(1);
  await run();
  await reserve(booking);
  return booking;
}

/** As if the guest had left so many days ago. */
const leave = ({ id }: TestBooking, daysAgo: number) =>
  site.client.query(
    `update rental_booking set state = 'completed', arrival_date = $2::date - 2, departure_date = $2::date
     where id = $1`,
    [id, new Date(site.now().getTime() - daysAgo * DAY).toISOString().slice(0, 10)],
  );

const claim = ({ id }: TestBooking, amount: number) =>
  within((transaction) => site.orders.claimDeposit(transaction, id, { amount, reason: 'A lamp is broken.' }));

const answer = ({ id }: TestBooking, isAccepted: boolean) =>
  within((transaction) => site.orders.answerDeposit(transaction, id, { isAccepted, text: '' }));

const settle = ({ id }: TestBooking, amount: number) =>
  within((transaction) =>
    site.orders.settleDeposit(transaction, id, { amount, reason: 'The photos show it.' }),
  );

/** What the provider has reserved as deposits of the guest. */
async function atProvider({ guestId }: TestBooking): Promise<[string, number][]> {
  const { rows } = await site.client.query('select provider_id from payment_user where user_id = $1', [
    guestId,
  ]);
  const { preauthorizations = [] } = site.server.control.objects();
  return (preauthorizations as unknown as Preauthorization[])
    .filter(({ kind, AuthorId: id }) => kind === 'deposit' && id === rows[0].provider_id)
    .map(({ PaymentStatus: status, RemainingFunds: { Amount: amount } }) => [status, amount]);
}

type Preauthorization = {
  kind: string;
  AuthorId: string;
  PaymentStatus: string;
  RemainingFunds: { Amount: number };
};

async function mails({ id }: TestBooking): Promise<string[]> {
  const { rows } = await site.client.query(
    `select payload->>'mail' as mail from graphile_worker._private_jobs
     where payload->>'bookingId' = $1 and payload->>'mail' like 'booking-deposit%' order by id`,
    [id],
  );
  return rows.map(({ mail }) => mail);
}

async function depositRelease({ id }: TestBooking) {
  const { rows } = await site.client.query(
    `select state, share::int, owner_fee::int from money_release where booking_id = $1 and subject = 'deposit'`,
    [id],
  );
  return rows[0];
}

describe('a deposit', () => {
  it('is asked for two days before check-in, once, and of short stays alone', async () => {
    const [early, due, none, long] = [await book(5), await book(1), await book(1, 0), await book(1, 100, 16)];
    await run();
    await run();
    expect([await find(early), await find(none), await find(long)]).toEqual([null, null, null]);
    expect(await find(due)).toMatchObject({ state: 'due', amount: DEPOSIT, claimUntil: null });
    expect(await mails(due)).toEqual(['booking-deposit-due-guest']);
  });

  it('is reserved on the card that the guest gives, and keeps nothing of the stay’s money', async () => {
    const booking = await book(1);
    await run();
    expect(await reserve(booking)).toMatchObject({
      state: 'succeeded',
      amount: DEPOSIT,
      isAuthorisation: true,
    });
    expect(await find(booking)).toMatchObject({ state: 'authorised' });
    expect(await atProvider(booking)).toEqual([['WAITING', DEPOSIT]]);
    expect(await site.totals(booking)).toEqual({ paid: 20_000, refunded: 0 });
    await expect(reserve(booking)).rejects.toMatchObject({ code: 'payment-not-due' });
  });

  it('can be given by another card after one was declined, and waits for a challenge', async () => {
    const booking = await book(1);
    await run();
    expect(await reserve(booking, DECLINED)).toMatchObject({ state: 'failed' });
    expect(await find(booking)).toMatchObject({ state: 'due' });
    const { challengeUrl } = await reserve(booking, CHALLENGE);
    await fetch(String(challengeUrl), {
      method: 'POST',
      body: new URLSearchParams({ answer: 'confirm' }),
      redirect: 'manual',
    });
    await site.settleAll();
    expect(await find(booking)).toMatchObject({ state: 'authorised' });
  });

  it('whose answer is lost is reserved once', async () => {
    const booking = await book(1);
    await run();
    site.server.control.injectFault({ kind: 'lose-after', target: 'POST /deposit-preauthorizations' });
    await reserve(booking);
    await site.settleAll();
    expect(await find(booking)).toMatchObject({ state: 'authorised' });
    expect(await atProvider(booking)).toEqual([['WAITING', DEPOSIT]]);
  });

  it('is free again a week after check-out, and when the stay is cancelled', async () => {
    const [stayed, cancelled] = [await reserved(), await reserved()];
    await leave(stayed, 6);
    await run();
    expect(await find(stayed)).toMatchObject({ state: 'authorised' });
    await leave(stayed, 8);
    await site.setState(cancelled, 'cancelled');
    await run();
    for (const booking of [stayed, cancelled]) {
      expect(await find(booking)).toMatchObject({ state: 'released', captured: 0 });
      expect(await atProvider(booking)).toEqual([['CANCELED', 0]]);
      expect((await mails(booking)).slice(-1)).toEqual(['booking-deposit-released-guest']);
    }
  });

  it('that nobody gave lapses with the stay', async () => {
    const booking = await book(1);
    await run();
    await leave(booking, 1);
    await run();
    expect(await find(booking)).toMatchObject({ state: 'lapsed' });
  });
});

describe('a claim', () => {
  it('that the guest accepts is taken in part, and paid to the owner without a fee', async () => {
    const booking = await reserved();
    await leave(booking, 1);
    await claim(booking, 12_345);
    expect(await find(booking)).toMatchObject({ state: 'claimed', claim: { amount: 12_345 } });
    await answer(booking, true);
    await run();
    expect(await find(booking)).toMatchObject({ state: 'captured', captured: 12_345 });
    expect(await atProvider(booking)).toEqual([['VALIDATED', 0]]);
    for (let days = 0; days < 3; days += 1) {
      site.wait(13 * HOUR);
      await run();
    }
    expect(await depositRelease(booking)).toEqual({ state: 'paid', share: 12_345, owner_fee: 0 });
    expect(await site.totals(booking)).toEqual({ paid: 20_000, refunded: 0 });
  });

  it('that the guest refuses is decided by an operator, up to what was claimed', async () => {
    const booking = await reserved();
    await leave(booking, 1);
    await claim(booking, 20_000);
    await answer(booking, false);
    await expect(settle(booking, 20_001)).rejects.toMatchObject({ code: 'deposit-exceeded' });
    await settle(booking, 5000);
    await run();
    expect(await find(booking)).toMatchObject({
      state: 'captured',
      captured: 5000,
      settlementReason: 'The photos show it.',
    });
    await expect(settle(booking, 1)).rejects.toMatchObject({ code: 'deposit-moved-on' });
    expect((await mails(booking)).slice(-2)).toEqual([
      'booking-deposit-settled-guest',
      'booking-deposit-settled-owner',
    ]);
  });

  it('that is decided for the guest gives all of it back', async () => {
    const booking = await reserved();
    await leave(booking, 1);
    await claim(booking, 20_000);
    await settle(booking, 0);
    await run();
    expect(await find(booking)).toMatchObject({ state: 'released', captured: 0 });
    expect(await atProvider(booking)).toEqual([['CANCELED', 0]]);
    expect(await depositRelease(booking)).toBeUndefined();
  });

  it('comes once, in time, and for no more than the deposit', async () => {
    const booking = await reserved();
    await leave(booking, 1);
    await expect(claim(booking, DEPOSIT + 1)).rejects.toMatchObject({ code: 'deposit-exceeded' });
    await claim(booking, 100);
    await expect(claim(booking, 100)).rejects.toMatchObject({ code: 'deposit-moved-on' });
    const late = await reserved();
    await leave(late, 8);
    await expect(claim(late, 100)).rejects.toMatchObject({ code: 'deposit-moved-on' });
  });
});
