import { Type } from 'typebox';
import { LanguageQuery, Uuid } from '../lib/scalars.schema.ts';
import { BookingRole } from './booking.schema.ts';
import { InvoiceKind, InvoicePage } from './invoice.schema.ts';

const Year = Type.Integer({ minimum: 2000, maximum: 9999 });

/** One's own. */
export const findInvoices = {
  method: 'GET',
  url: '/api/invoices',
  query: Type.Object(
    {
      year: Type.Optional(Year),
      kind: Type.Optional(InvoiceKind),
      role: Type.Optional(BookingRole),
      bookingId: Type.Optional(Uuid),
      cursor: Type.Optional(Type.String({ maxLength: 200 })),
      /** Of the homes' titles; without it, as the document itself has them. */
      ...LanguageQuery.properties,
    },
    { additionalProperties: false },
  ),
  response: InvoicePage,
} as const;

/** A file each. */
export const invoicePdfPath = (id: string) => `/api/invoices/${id}/pdf`;
export const invoiceYearPath = (year: number) => `/api/invoices/years/${year}/zip`;

export const InvoiceYear = Type.Object({ year: Year });

export const invoiceCalls = { findInvoices } as const;
