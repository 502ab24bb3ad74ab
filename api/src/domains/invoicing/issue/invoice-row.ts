import type {
  BookingRole,
  CurrencyCode,
  Day,
  InvoiceKind,
  InvoiceSubject,
  LanguageTag,
  PostalAddress,
  QuoteLine,
  RefundLine,
} from '@moien/contract';

/** Whose invoices these are. Without a number no value added tax may be asked for. */
export type InvoiceSeller = {
  name: string;
  /** On one line. */
  address: string;
  countryCode: string;
  vatNumber: string | null;
};

export type InvoiceBuyer = {
  name: string;
  countryCode: string | null;
  /** Absent where they have given none. */
  address?: PostalAddress;
};

export type InvoiceLineKind = QuoteLine['kind'] | RefundLine['kind'] | 'paid-before' | InvoiceSubject;

/** Minor units; amounts of a credit note are what it takes away. */
export type InvoiceLine = { kind: InvoiceLineKind; quantity: number; unitAmount: number; amount: number };

/** Minor units; without a rate there is no tax, and the net amount is all. */
export type InvoiceVat = { percent: number | null; net: number; vat: number; rounding: number };

export type InvoiceStay = {
  homeTitle: string;
  cityName: string;
  countryCode: string;
  arrivalDate: Day;
  departureDate: Day;
};

/** As it was issued: nothing but its buyer ever changes. */
export type InvoiceRow = {
  id: string;
  kind: InvoiceKind;
  year: number;
  number: number;
  subject: InvoiceSubject;
  business_key: string;
  corrects_id: string | null;
  booking_id: string;
  user_id: string;
  role: BookingRole;
  /** ISO */
  issued_at: string;
  language: LanguageTag;
  currency: CurrencyCode;
  total: number;
  line_array: InvoiceLine[];
  vat: InvoiceVat | null;
  seller: InvoiceSeller;
  buyer: InvoiceBuyer | null;
  stay: InvoiceStay;
  /** In the order of the issue. */
  sequence: number;
};

/** What is to be issued; number, time and seller are the issue's. */
export type InvoiceDraft = Omit<InvoiceRow, 'year' | 'number' | 'issued_at' | 'seller' | 'sequence'>;
