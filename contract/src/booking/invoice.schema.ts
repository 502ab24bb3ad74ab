import { type Static, Type } from 'typebox';
import { literals } from '../lib/literals.schema.ts';
import { CurrencyCode, Day, MinorUnits, Uuid } from '../lib/scalars.schema.ts';
import { BookingRole } from './booking.schema.ts';

/**
 * A receipt says what was paid, an invoice what our service costs, a credit note what of either came back.
 */
export const InvoiceKind = literals(['receipt', 'invoice', 'credit-note'] as const);
export type InvoiceKind = Static<typeof InvoiceKind>;

/** What it is about: money for a stay, or the fee of one side. */
export const InvoiceSubject = literals(['stay', 'guest-fee', 'owner-fee'] as const);
export type InvoiceSubject = Static<typeof InvoiceSubject>;

export const Invoice = Type.Object({
  id: Uuid,
  number: Type.String({ description: 'without gaps within its kind and year: `I-2027-000001`' }),
  kind: InvoiceKind,
  subject: InvoiceSubject,
  role: BookingRole,
  issuedDate: Day,
  bookingId: Uuid,
  homeTitle: Type.String(),
  arrivalDate: Day,
  departureDate: Day,
  currency: CurrencyCode,
  total: MinorUnits,
  vat: Type.Union([MinorUnits, Type.Null()], {
    description: 'value added tax within the total; null where it is no matter',
  }),
});
export type Invoice = Static<typeof Invoice>;

/** The newest first. */
export const InvoicePage = Type.Object({
  invoiceArray: Type.Array(Invoice),
  nextCursor: Type.Union([Type.String(), Type.Null()]),
  yearArray: Type.Array(Type.Integer(), { description: 'years in which there are some, the newest first' }),
});
export type InvoicePage = Static<typeof InvoicePage>;

const LETTERS = { receipt: 'R', invoice: 'I', 'credit-note': 'C' } as const satisfies Record<
  InvoiceKind,
  string
>;

export function invoiceNumber(kind: InvoiceKind, year: number, number: number): string {
  return `${LETTERS[kind]}-${year}-${String(number).padStart(6, '0')}`;
}
