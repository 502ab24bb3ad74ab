import {
  createDepositStays,
  TEST_DEPOSIT as DEPOSIT,
  type DepositStays,
} from '../../../testing/deposit-stays.ts';
import { CHALLENGE, DECLINED, type TestBooking } from '../../../testing/payment-site.ts';
import { openPayoutSite, type PayoutSite } from '../../../testing/payout-site.ts';

const HOUR = 60 * 60 * 1000;

let payouts: PayoutSite;
let site: PayoutSite['site'];
let stays: DepositStays;

beforeAll(async () => {
  payouts = await openPayoutSite();
  site = payouts.site;
  stays = createDepositStays(payouts);
}, 120_000);

afterAll(() => site?.close());

afterEach(async () => {
  expect((await site.payments.checkLedger()).differences).toEqual([]);
});

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

/** What booking is told of the deposit. */
async function steps(booking: TestBooking): Promise<string[]> {
  return (await site.told(booking)).filter((what) => what.startsWith('deposit'));
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
    const [early, due, none, long] = [
      await stays.book(5),
      await stays.book(1),
      await stays.book(1, 0),
      await stays.book(1, 100, 16),
    ];
    await stays.run();
    await stays.run();
    expect([await stays.find(early), await stays.find(none), await stays.find(long)]).toEqual([
      null,
      null,
      null,
    ]);
    expect(await stays.find(due)).toMatchObject({ state: 'due', amount: DEPOSIT, claimUntil: null });
    expect(await steps(due)).toEqual(['deposit due']);
  });

  it('is reserved on the card that the guest gives, and keeps nothing of the stay’s money', async () => {
    const booking = await stays.book(1);
    await stays.run();
    expect(await stays.reserve(booking)).toMatchObject({
      state: 'succeeded',
      amount: DEPOSIT,
      isAuthorisation: true,
    });
    expect(await stays.find(booking)).toMatchObject({ state: 'authorised' });
    expect(await atProvider(booking)).toEqual([['WAITING', DEPOSIT]]);
    expect(await site.totals(booking)).toEqual({ paid: 20_000, refunded: 0, lost: 0 });
    await expect(stays.reserve(booking)).rejects.toMatchObject({ code: 'payment-not-due' });
  });

  it('can be given by another card after one was declined, and waits for a challenge', async () => {
    const booking = await stays.book(1);
    await stays.run();
    const declined = await stays.reserve(booking, DECLINED);
    expect(declined).toMatchObject({ state: 'failed', kind: 'deposit', attemptId: expect.any(String) });
    expect(await site.find(booking, String(declined.attemptId))).toEqual(declined);
    expect(await site.find(booking)).toMatchObject({ state: 'succeeded', kind: 'booking' });
    expect(await stays.find(booking)).toMatchObject({ state: 'due' });
    const { challengeUrl } = await stays.reserve(booking, CHALLENGE);
    await fetch(String(challengeUrl), {
      method: 'POST',
      body: new URLSearchParams({ answer: 'confirm' }),
      redirect: 'manual',
    });
    await site.settleAll();
    expect(await stays.find(booking)).toMatchObject({ state: 'authorised' });
  });

  it('whose answer is lost is reserved once', async () => {
    const booking = await stays.book(1);
    await stays.run();
    site.server.control.injectFault({ kind: 'lose-after', target: 'POST /deposit-preauthorizations' });
    await stays.reserve(booking);
    await site.settleAll();
    expect(await stays.find(booking)).toMatchObject({ state: 'authorised' });
    expect(await atProvider(booking)).toEqual([['WAITING', DEPOSIT]]);
  });

  it('is free again a week after check-out, and when the stay is cancelled', async () => {
    const [stayed, cancelled] = [await stays.reserved(), await stays.reserved()];
    await stays.leave(stayed, 6);
    await stays.run();
    expect(await stays.find(stayed)).toMatchObject({ state: 'authorised' });
    await stays.leave(stayed, 8);
    await site.setState(cancelled, 'cancelled');
    await stays.run();
    for (const booking of [stayed, cancelled]) {
      expect(await stays.find(booking)).toMatchObject({ state: 'released', captured: 0 });
      expect(await atProvider(booking)).toEqual([['CANCELED', 0]]);
      expect(await steps(booking)).toEqual(['deposit due', 'deposit authorised', 'deposit released']);
    }
  });

  it('that nobody gave lapses with the stay', async () => {
    const booking = await stays.book(1);
    await stays.run();
    await stays.leave(booking, 1);
    await stays.run();
    expect(await stays.find(booking)).toMatchObject({ state: 'lapsed' });
    expect(await steps(booking)).toEqual(['deposit due', 'deposit lapsed']);
  });
});

describe('a claim', () => {
  it('that the guest accepts is taken in part, and paid to the owner without a fee', async () => {
    const booking = await stays.reserved();
    await stays.leave(booking, 1);
    await stays.claim(booking, 12_345);
    expect(await stays.find(booking)).toMatchObject({ state: 'claimed', claim: { amount: 12_345 } });
    await stays.answer(booking, true);
    await stays.run();
    expect(await stays.find(booking)).toMatchObject({ state: 'captured', captured: 12_345 });
    expect(await atProvider(booking)).toEqual([['VALIDATED', 0]]);
    for (let days = 0; days < 3; days += 1) {
      site.wait(13 * HOUR);
      await stays.run();
    }
    expect(await depositRelease(booking)).toEqual({ state: 'paid', share: 12_345, owner_fee: 0 });
    expect(await site.totals(booking)).toEqual({ paid: 20_000, refunded: 0, lost: 0 });
  });

  it('that the guest refuses is decided by an operator, up to what was claimed', async () => {
    const booking = await stays.reserved();
    await stays.leave(booking, 1);
    await stays.claim(booking, 20_000);
    await stays.answer(booking, false);
    await expect(stays.settle(booking, 20_001)).rejects.toMatchObject({ code: 'deposit-exceeded' });
    await stays.settle(booking, 5000);
    await stays.run();
    expect(await stays.find(booking)).toMatchObject({
      state: 'captured',
      captured: 5000,
      settlementReason: 'The photos show it.',
    });
    await expect(stays.settle(booking, 1)).rejects.toMatchObject({ code: 'deposit-moved-on' });
  });

  it('that is decided for the guest gives all of it back', async () => {
    const booking = await stays.reserved();
    await stays.leave(booking, 1);
    await stays.claim(booking, 20_000);
    await stays.settle(booking, 0);
    await stays.run();
    expect(await stays.find(booking)).toMatchObject({ state: 'released', captured: 0 });
    expect(await atProvider(booking)).toEqual([['CANCELED', 0]]);
    expect(await depositRelease(booking)).toBeUndefined();
  });

  it('comes once, in time, and for no more than the deposit', async () => {
    const booking = await stays.reserved();
    await stays.leave(booking, 1);
    await expect(stays.claim(booking, DEPOSIT + 1)).rejects.toMatchObject({ code: 'deposit-exceeded' });
    await stays.claim(booking, 100);
    await expect(stays.claim(booking, 100)).rejects.toMatchObject({ code: 'deposit-moved-on' });
    const late = await stays.reserved();
    await stays.leave(late, 8);
    await expect(stays.claim(late, 100)).rejects.toMatchObject({ code: 'deposit-moved-on' });
  });
});
