import type { PaymentModule } from '../domains/payments/index.ts';
import type { ReleasePoint } from '../domains/payments/money-release/money-release.ts';
import { FRICTIONLESS, openPaymentSite, type TestBooking } from './payment-site.ts';
import { addRecipient, verifyOwner } from './verified-owner.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

type Moved = {
  Id: string;
  Type: string;
  Status: string;
  Tag: string | null;
  DebitedFunds: { Amount: number };
};

/** What is moved of a stay of 200.00 whose owner pays 3 %. */
export const MOVED_ONCE = [
  ['TRANSFER', 20_000],
  ['PAYOUT', 19_400],
];

export type PayoutSite = Awaited<ReturnType<typeof openPayoutSite>>;

/** A payment site whose owner is verified and has an account, with stays that have begun. */
export async function openPayoutSite() {
  const site = await openPaymentSite();
  const { rows: owners } = await site.client.query('select owner_id from property where id = $1', [
    site.propertyId,
  ]);
  const ownerId: string = owners[0].owner_id;
  await verifyOwner(site, ownerId);
  await addRecipient(site, ownerId);

  /** What the provider has moved for the steps of a booking, and did not refuse. */
  const movedFor = async ({ id }: TestBooking): Promise<Moved[]> => {
    const { rows } = await site.client.query(
      `select money_release_step.id from money_release_step
       join money_release on money_release.id = release_id where booking_id = $1`,
      [id],
    );
    const tags = new Set(rows.map((row) => row.id));
    const { transactions = [] } = site.server.control.objects();
    return (transactions as unknown as Moved[]).filter(
      ({ Tag: tag, Status: status }) => tag !== null && tags.has(tag) && status !== 'FAILED',
    );
  };

  const payouts = {
    site,
    ownerId,
    movedFor,
    /** Kinds and amounts of what was moved. */
    movesOf: async (booking: TestBooking) =>
      (await movedFor(booking)).map(({ Type: type, DebitedFunds: { Amount: amount } }) => [type, amount]),

    /** A stay that was paid and whose check-in was days ago. */
    async stay({ amount = 20_000 } = {}): Promise<TestBooking> {
      const booking = await site.book({ amount });
      await site.pay(booking, await site.enterCard(booking, FRICTIONLESS));
      await site.client.query(
        `update rental_booking set state = 'completed', owner_fee_percent = 3,
           arrival_date = $2::date, departure_date = $2::date + 2
         where id = $1`,
        [booking.id, new Date(site.now().getTime() - 3 * DAY).toISOString().slice(0, 10)],
      );
      await site.runJobs();
      return booking;
    },

    runDue: (by: PaymentModule = site.payments) =>
      by.jobs['run-due-money-releases']({}, { job: { id: '1' } }),

    async releaseOf({ id }: TestBooking) {
      const { rows } = await site.client.query(
        `select state, block_reason, failure_code, share::int, owner_fee::int, (
           select count(*)::int from money_release_step
           where release_id = money_release.id and kind = 'payout' and state in ('accepted', 'succeeded')
             and returned_at is null
         ) as payouts
         from money_release where booking_id = $1 order by part`,
        [id],
      );
      return rows[0];
    },

    /** Lets time pass until the money has arrived. */
    async untilPaid(booking: TestBooking): Promise<void> {
      for (let round = 0; round < 10; round += 1) {
        await payouts.runDue();
        if ((await payouts.releaseOf(booking)).state === 'paid') return;
        site.wait(13 * HOUR);
      }
    },

    /** Ends the process where it reaches the point for the nth time, and goes on with another one. */
    async killAt(point: ReleasePoint, nth: number): Promise<TestBooking> {
      const booking = await payouts.stay();
      let reached = 0;
      const dying = site.open(undefined, (at) => {
        reached += at === point ? 1 : 0;
        if (at === point && reached === nth) throw new Error(`ended at ${point}`);
      });
      await payouts.runDue(dying);
      // The run says that it could not go on.
      site.errors.length = 0;
      await payouts.untilPaid(booking);
      return booking;
    },
  };
  return payouts;
}
