import {
  divideHalfToEven,
  nightsBetween,
  percentOf,
  type Quote,
  type Refund,
  type RefundLine,
} from '@moien/contract';
import { sql } from 'kysely';
import { orderInvoices } from '../../../jobs/order-invoices.ts';
import type { BookingRow, BookingValues } from './booking-row.ts';
import { firstNightLeft } from './stay-times.ts';
import type { TransitionContext } from './transition-context.ts';

/** Minor units. Our fees are those of guest and owner, the owner's also alone; the tax is nobody's pay. */
type StayMoney = { ownerPay: number; platformFee: number; ownerFee: number; touristTax: number };

/**
 * Keeps what reports on platforms want to know of a stay (migration 0025), in the transaction that confirms,
 * changes or ends it. A booking that was agreed elsewhere has no record: we had no part in it.
 * @param booking with `written`, which was just stored
 */
export async function keepStayRecord(
  context: TransitionContext,
  booking: BookingRow,
  written: BookingValues,
): Promise<void> {
  const isReported = booking.confirmed_at !== null && booking.quote_digest !== null;
  if (!isReported || !(written.confirmed_at || written.quote || written.refund)) return;
  const lastDay = booking.refund ? firstNightLeft(booking, context.at) : booking.departure_date;
  const money = booking.refund ? await moneyLeft(context, booking, booking.refund) : moneyOf(booking);
  await sql`
    insert into stay_record (booking_id, confirmed_at, property_id, latitude, longitude, city_id, property_type_id,
      rental_type_id, registration_number, owner_id, owner_first_name, owner_last_name, owner_trader_status,
      arrival_date, departure_date, night_count, guest_count, currency, owner_pay, platform_fee, owner_fee,
      tourist_tax)
    select ${booking.id}, ${booking.confirmed_at}, property.id, latitude, longitude, city_id, property_type_id,
      rental_type_id, registration_number, owner_id, first_name, last_name, trader_status,
      ${booking.arrival_date}, ${booking.departure_date}, ${nightsBetween(booking.arrival_date, lastDay)},
      ${booking.adult_count + booking.children_count + booking.infant_count}, ${booking.quote.currency},
      ${money.ownerPay}, ${money.platformFee}, ${money.ownerFee}, ${money.touristTax}
    from property join profile on profile.user_id = property.owner_id
    where property.id = ${booking.property_id}
    on conflict (booking_id) do update set
      arrival_date = excluded.arrival_date, departure_date = excluded.departure_date,
      night_count = excluded.night_count, guest_count = excluded.guest_count, owner_pay = excluded.owner_pay,
      platform_fee = excluded.platform_fee, owner_fee = excluded.owner_fee, tourist_tax = excluded.tourist_tax
  `.execute(context.transaction);
  await orderInvoices(context.transaction, booking.id);
}

/** What the guest pays for the whole stay. */
function moneyOf({ quote, owner_fee_percent: percent }: BookingRow): StayMoney {
  return share(quote.total, deductedOf(quote), percent);
}

/** The refund is not ordered yet. */
async function moneyLeft(
  context: TransitionContext,
  booking: BookingRow,
  refund: Refund,
): Promise<StayMoney> {
  const { quote, owner_fee_percent: percent } = booking;
  const { paid, refunded } = await context.payments.totalsOf(context.transaction, booking.id);
  const left = Math.max(0, paid - refunded - refund.total);
  if (left === quote.total - refund.total) return share(left, deductedOf(quote, refund), percent);
  // Not all was ever paid, so no line says what is left: each part has lost as much of itself.
  const whole = moneyOf(booking);
  const partOf = (amount: number) => divideHalfToEven(amount * left, quote.total);
  const [guestFee, touristTax] = [partOf(whole.platformFee - whole.ownerFee), partOf(whole.touristTax)];
  const hosted = left - guestFee - touristTax;
  const ownerFee = Math.min(hosted, partOf(whole.ownerFee));
  return { platformFee: guestFee + ownerFee, ownerFee, touristTax, ownerPay: hosted - ownerFee };
}

type Deducted = { touristTax: number; guestFee: number };

/** What is not the host’s, less what of it comes back. */
function deductedOf(quote: Quote, refund?: Refund): Deducted {
  const sumOf = (lines: readonly { kind: string; amount: number }[], kind: RefundLine['kind']) =>
    lines.reduce((sum, line) => (line.kind === kind ? sum + line.amount : sum), 0);
  const left = (kind: RefundLine['kind']) =>
    sumOf(quote.lineArray, kind) - sumOf(refund?.lineArray ?? [], kind);
  return { touristTax: left('tourist-tax'), guestFee: left('service-fee') };
}

function share(total: number, { touristTax, guestFee }: Deducted, ownerFeePercent: number): StayMoney {
  const hosted = total - touristTax - guestFee;
  const ownerFee = percentOf(hosted, ownerFeePercent);
  return { ownerPay: hosted - ownerFee, platformFee: guestFee + ownerFee, ownerFee, touristTax };
}
