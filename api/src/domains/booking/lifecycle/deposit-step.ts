import type { BookingMailName } from '../../../jobs/job-payloads.ts';
import type { DepositStep } from '../payments.port.ts';
import { addMails } from './add-mails.ts';
import { noteBooking } from './booking-news.ts';
import type { BookingRow } from './booking-row.ts';
import type { TransitionContext } from './transition-context.ts';

const MAILS: Readonly<Record<DepositStep, readonly BookingMailName[]>> = {
  due: ['booking-deposit-due-guest'],
  authorised: ['booking-deposit-authorised-owner'],
  claimed: ['booking-deposit-claimed-guest'],
  answered: ['booking-deposit-answered-owner'],
  settled: ['booking-deposit-settled-guest', 'booking-deposit-settled-owner'],
  released: ['booking-deposit-released-guest'],
  lapsed: [],
};

/** What happens to a deposit is told to whom it concerns, and is seen on the booking by both. */
export async function announceDepositStep(
  context: TransitionContext,
  booking: BookingRow,
  step: DepositStep,
): Promise<void> {
  noteBooking(context, booking);
  await addMails(context, booking, MAILS[step]);
}
