import { FRICTIONLESS, type TestBooking } from './payment-site.ts';
import type { PayoutSite } from './payout-site.ts';

const DAY = 24 * 60 * 60 * 1000;

/** In minor units. */
export const TEST_DEPOSIT = 50_000;

export type DepositStays = ReturnType<typeof createDepositStays>;

/** Stays with a deposit, and what guest, host and operator do with it. */
export function createDepositStays(payouts: PayoutSite) {
  const { site } = payouts;

  /** A paid stay of two nights that begins in some days. */
  const book = async (daysAhead: number, deposit = TEST_DEPOSIT, nights = 2): Promise<TestBooking> => {
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
  };

  const run = async (): Promise<void> => {
    await payouts.runDue();
    await site.runJobs();
  };

  const within = <Result>(
    work: (transaction: Parameters<typeof site.orders.orderCapture>[0]) => Promise<Result>,
  ) => site.database.transaction().execute(work);

  const find = ({ id }: TestBooking) => within((transaction) => site.orders.findDeposit(transaction, id));

  const reserve = async (booking: TestBooking, card = FRICTIONLESS) =>
    site.pay(booking, { ...(await site.enterCard(booking, card)), isDeposit: true });

  const reserved = async (): Promise<TestBooking> => {
    const booking = await book(1);
    await run();
    await reserve(booking);
    return booking;
  };

  /** As if the guest had left so many days ago. */
  const leave = ({ id }: TestBooking, daysAgo: number) =>
    site.client.query(
      `update rental_booking set state = 'completed', arrival_date = $2::date - 2, departure_date = $2::date
       where id = $1`,
      [id, new Date(site.now().getTime() - daysAgo * DAY).toISOString().slice(0, 10)],
    );

  const claim = ({ id }: TestBooking, amount: number) =>
    within((transaction) =>
      site.orders.claimDeposit(transaction, id, { amount, reason: 'A lamp is broken.' }),
    );

  const answer = ({ id }: TestBooking, isAccepted: boolean) =>
    within((transaction) => site.orders.answerDeposit(transaction, id, { isAccepted, text: '' }));

  const settle = ({ id }: TestBooking, amount: number) =>
    within((transaction) =>
      site.orders.settleDeposit(transaction, id, { amount, reason: 'The photos show it.' }),
    );

  return { book, run, find, reserve, reserved, leave, claim, answer, settle };
}
