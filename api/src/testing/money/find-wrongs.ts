import { type BookingState, ofWhatIsPaid, refund } from '@moien/contract';
import { refundTermsOf } from '../../domains/booking/cancellation/refund-due.ts';
import type { BookingRow } from '../../domains/booking/lifecycle/booking-row.ts';
import type { MoneyFacts } from './money-facts.ts';

const RUNNING: readonly BookingState[] = ['confirmed', 'in-stay', 'completed'];
const WITH_NIGHTS: readonly BookingState[] = [...RUNNING, 'held', 'requested'];
const PAID: readonly BookingState[] = [...RUNNING, 'cancelled'];

/** Minor units; `wallet` and `reserved` are what the provider has, `lost` what banks took back for good. */
type Money = {
  paid: number;
  refunded: number;
  wallet: number;
  reserved: number;
  inLedger: number;
  lost: number;
};

/** What must hold of a booking of which no attempt is open. @returns sentences of what does not */
export async function findWrongs(facts: MoneyFacts, id: string): Promise<string[]> {
  const booking = await facts.find(id);
  if (!booking) return [];
  const money = {
    ...(await facts.totalsOf(id)),
    ...(await facts.atProvider(id)),
    ...(await facts.inLedger(id)),
  };
  const wrongs = [...ofMoney(booking, money), ...(await ofRows(facts, booking, money))];
  return wrongs.map((wrong) => `${booking.state} ${id}, ${JSON.stringify(money)}: ${wrong}`);
}

function ofMoney(booking: BookingRow, money: Money): string[] {
  const { paid, refunded, wallet, reserved, inLedger, lost } = money;
  const { state, quote, deadline_kind } = booking;
  // What a bank took back was paid all the same: it is judged by itself.
  const kept = paid - refunded + lost;
  return [
    ...(wallet === inLedger ? [] : ['the ledger is not what the provider has']),
    ...(reserved === (state === 'requested' ? quote.total : 0) ? [] : ['other money is reserved']),
    ...(kept > quote.total ? ['charged twice'] : []),
    ...(RUNNING.includes(state) && kept !== quote.total && deadline_kind !== 'payment'
      ? ['a booking without its charge']
      : []),
    ...(PAID.includes(state) || kept === 0 ? [] : ['a charge without a booking']),
  ];
}

type Rows = {
  confirmations: number;
  cancelled_at: Date | null;
  cancelled_by_bank: boolean;
  lost_later: number;
  undecided: number;
  open_attempts: string | null;
  periods: number;
  capture_failures: number;
};

async function ofRows(facts: MoneyFacts, booking: BookingRow, money: Money): Promise<string[]> {
  const { rows } = await facts.client.query<Rows>({
    name: 'facts-of-booking',
    text: `select
       (select count(*)::int from booking_event where booking_id = $1 and transition in ('paid', 'accepted'))
         as confirmations,
       (select at from booking_event where booking_id = $1 and transition = 'cancelled') as cancelled_at,
       exists (select from booking_event
         where booking_id = $1 and transition = 'cancelled' and actor = 'provider') as cancelled_by_bank,
       (select coalesce(sum(amount), 0)::int from payment_dispute
        where booking_id = $1 and settled_at > (
          select at from booking_event where booking_id = $1 and transition = 'cancelled')) as lost_later,
       (select count(*)::int from payment_dispute
        where booking_id = $1 and state <> 'won' and settled_at is null) as undecided,
       (select string_agg(kind || ' ' || state, ', ') from payment_attempt
        where booking_id = $1 and settled_at is null) as open_attempts,
       (select count(*)::int from payment_attempt
        where booking_id = $1 and kind = 'capture' and state = 'failed') as capture_failures,
       (select count(*)::int from occupancy where source_id = $1 and kind in ('hold', 'booking')) as periods`,
    values: [booking.id],
  });
  const [counted] = rows;
  if (!counted) throw new Error('A row is always there.');
  const hasNights = WITH_NIGHTS.includes(booking.state);
  return [
    ...(counted.confirmations <= 1 ? [] : ['confirmed twice']),
    ...(counted.undecided === 0 && booking.state !== 'disputed' ? [] : ['a dispute stays open']),
    ...(counted.open_attempts === null ? [] : [`an attempt stays open: ${counted.open_attempts}`]),
    ...(hasNights && counted.periods !== 1 ? ['a booking without its nights'] : []),
    ...(hasNights || booking.state === 'cancelled' || counted.periods === 0 ? [] : ['it keeps its nights']),
    ...(booking.state === 'cancelled' ? ofRefund(booking, counted, money) : []),
  ];
}

/** All that the curve says, to the cent; nothing of what never came in. */
function ofRefund(booking: BookingRow, counted: Rows, money: Money): string[] {
  const terms = refundTermsOf(booking);
  if (!terms || !counted.cancelled_at || !booking.cancelled_by) return ['cancelled without terms'];
  const { total } = booking.quote;
  const whole = refund(terms, new Date(counted.cancelled_at), booking.cancelled_by);
  const ordered = booking.refund?.total ?? 0;
  const paidBefore = money.paid - money.refunded + ordered + counted.lost_later;
  const isPaid = counted.capture_failures > 0 || counted.cancelled_by_bank || paidBefore === total;
  const due = ofWhatIsPaid(whole, { total, paid: paidBefore }).total;
  return isPaid && ordered === due ? [] : [`the curve gives back ${due}, and ${ordered} was ordered`];
}
