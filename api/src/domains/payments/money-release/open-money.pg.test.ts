import { openPayoutSite, type PayoutSite } from '../../../testing/payout-site.ts';
import { refuseWithOpenMoney } from './open-money.ts';

let payouts: PayoutSite;

beforeAll(async () => {
  payouts = await openPayoutSite();
}, 120_000);

afterAll(() => payouts.site.close());

const deleting = () =>
  payouts.site.database
    .transaction()
    .execute((transaction) => refuseWithOpenMoney(transaction, payouts.ownerId));

it('keeps an account until the money of its stays has arrived', async () => {
  const booking = await payouts.stay();
  await expect(deleting()).rejects.toMatchObject({ status: 409, code: 'account-has-money' });
  await payouts.untilPaid(booking);
  await expect(deleting()).resolves.toBeUndefined();
});
