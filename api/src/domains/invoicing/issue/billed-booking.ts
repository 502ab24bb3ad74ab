import type {
  BookingRole,
  CurrencyCode,
  Day,
  InvoiceKind,
  InvoiceSubject,
  LanguageTag,
  Quote,
  Refund,
} from '@moien/contract';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import type { InvoiceBuyer } from './invoice-row.ts';

/** A side of a booking, as an invoice names it. */
export type BilledPerson = InvoiceBuyer & { userId: string; language: LanguageTag };

/** Money that came from the guest's card, or went back to it; minor units. */
export type BilledTransfer = { id: string; kind: 'pay-in' | 'refund'; amount: number };

export type IssuedInvoice = {
  id: string;
  kind: InvoiceKind;
  subject: InvoiceSubject;
  businessKey: string;
  total: number;
};

/** All that invoices of a booking are made of. Money in minor units. */
export type BilledBooking = {
  id: string;
  quote: Quote;
  refund: Refund | null;
  arrivalDate: Day;
  departureDate: Day;
  currency: CurrencyCode;
  /** What the stay costs by now, and our fees within it. */
  cost: number;
  feeOf: Record<BookingRole, number>;
  people: Record<BookingRole, BilledPerson>;
  homeTitleOf: Record<BookingRole, string>;
  cityName: string;
  countryCode: string;
  /** Of value added tax where the home lies, at the time of the issue. */
  vatPercent: number | null;
  transfers: BilledTransfer[];
  issued: IssuedInvoice[];
};

/** Locks the booking. Undefined while nobody was paid by it, and for one that was agreed elsewhere. */
export async function findBilledBooking(
  transaction: Transaction<Tables>,
  bookingId: string,
  at: Date,
): Promise<BilledBooking | undefined> {
  await sql`select from rental_booking where id = ${bookingId} for no key update`.execute(transaction);
  const { rows } = await sql<{ billed: BilledBooking }>`
    select jsonb_build_object(
      'id', booking.id, 'quote', quote, 'refund', refund,
      'arrivalDate', booking.arrival_date, 'departureDate', booking.departure_date, 'currency', record.currency,
      'cost', owner_pay + platform_fee + tourist_tax,
      'feeOf', jsonb_build_object('guest', platform_fee - owner_fee, 'owner', owner_fee),
      'people', jsonb_build_object(
        'guest', jsonb_build_object('userId', guest_id, 'language', booking.language,
          'name', coalesce(contact ->> 'firstName', guest.first_name) || ' ' ||
            coalesce(contact ->> 'lastName', guest.last_name), 'countryCode', guest_country_code)
          || ${addressIn('guest_account')},
        'owner', jsonb_build_object('userId', record.owner_id, 'language', ${ownerLanguage},
          'name', owner_first_name || ' ' || owner_last_name, 'countryCode', null)
          || ${addressIn('account')}),
      'homeTitleOf', jsonb_build_object('guest', ${titleIn(sql`booking.language`)}, 'owner', ${titleIn(ownerLanguage)}),
      'cityName', city.name, 'countryCode', city.country_code,
      'vatPercent', (
        select percent from vat_rate where vat_rate.country_code = city.country_code and valid_from <= ${at}::date
        order by valid_from desc limit 1),
      'transfers', coalesce((
        select jsonb_agg(jsonb_build_object('id', transfer.id, 'kind', transfer.kind, 'amount', abs(entry.amount))
          order by transfer.created_at, entry.id)
        from ledger_transfer as transfer
        join ledger_entry as entry on entry.transfer_id = transfer.id
        join ledger_account as wallet on wallet.id = entry.account_id and wallet.kind = 'booking-wallet'
        where transfer.booking_id = booking.id and transfer.kind in ('pay-in', 'refund')), '[]'),
      'issued', coalesce((
        select jsonb_agg(jsonb_build_object('id', invoice.id, 'kind', kind, 'subject', subject,
          'businessKey', business_key, 'total', total) order by sequence)
        from invoice where invoice.booking_id = booking.id), '[]')
    ) as billed
    from rental_booking as booking
    join stay_record as record on record.booking_id = booking.id
    join city on city.id = record.city_id
    join profile as guest on guest.user_id = booking.guest_id
    left join account on account.user_id = record.owner_id
    left join account as guest_account on guest_account.user_id = booking.guest_id
    where booking.id = ${bookingId}
  `.execute(transaction);
  return rows[0]?.billed;
}

/** The postal address of the personal details, where there is one. */
const addressIn = (account: 'account' | 'guest_account') => sql`
  jsonb_strip_nulls(jsonb_build_object('address', ${sql.ref(account)}.postal_address))`;

const ownerLanguage = sql`coalesce(account.language, 'en')`;

const titleIn = (language: typeof ownerLanguage) => sql`coalesce((
  select title from property_text where property_text.property_id = booking.property_id
  order by property_text.language = ${language} desc, property_text.language limit 1
), city.name)`;
