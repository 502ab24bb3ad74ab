import { type Invoice, toDay } from '@moien/contract';
import { numberOf } from '../document/invoice-pdf.ts';
import type { InvoiceRow } from '../issue/invoice-row.ts';

export function presentInvoice(row: InvoiceRow): Invoice {
  const { id, kind, subject, role, currency, total, vat, stay } = row;
  return {
    id,
    number: numberOf(row),
    kind,
    subject,
    role,
    issuedDate: toDay(new Date(row.issued_at)),
    bookingId: row.booking_id,
    homeTitle: stay.homeTitle,
    arrivalDate: stay.arrivalDate,
    departureDate: stay.departureDate,
    currency,
    total,
    vat: vat && vat.percent !== null ? vat.vat : null,
  };
}
