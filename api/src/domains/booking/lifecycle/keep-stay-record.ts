import { keptMoney, nightsBetween } from '@moien/contract';
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
  const money = await moneyOf(context, booking);
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

/** Of a cancelled stay what is left of it: its refund is not ordered yet. */
async function moneyOf(context: TransitionContext, booking: BookingRow): Promise<StayMoney> {
  const { id, quote, refund, owner_fee_percent: ownerFeePercent } = booking;
  let left = quote.total;
  if (refund) {
    const { paid, refunded } = await context.payments.totalsOf(context.transaction, id);
    left = paid - refunded - refund.total;
  }
  const { hosted, ownerFee, guestFee, touristTax } = keptMoney({ quote, refund, ownerFeePercent, left });
  return { ownerPay: hosted - ownerFee, platformFee: guestFee + ownerFee, ownerFee, touristTax };
}
