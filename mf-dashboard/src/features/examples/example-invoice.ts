import type { Invoice } from '@moien/contract';
import { exampleProperty } from '@moien/shared-lib/testing';

/** What a guest has paid for four nights in June. */
export function exampleInvoice(changes: Partial<Invoice> = {}): Invoice {
  return {
    id: '019b76da-a800-7838-a932-f8c36951b0d1',
    number: 'R-2030-000012',
    kind: 'receipt',
    subject: 'stay',
    role: 'guest',
    issuedDate: '2030-04-08',
    bookingId: '019b76da-a800-7838-a932-f8c36951b0a1',
    homeTitle: exampleProperty.title,
    arrivalDate: '2030-06-05',
    departureDate: '2030-06-09',
    currency: 'EUR',
    total: 68_476,
    vat: null,
    ...changes,
  };
}

/** Of somebody who stays at other people's homes and lets one, the newest first. */
export const exampleInvoices: readonly Invoice[] = [
  exampleInvoice({
    id: '019b76da-a800-7838-a932-f8c36951b0d2',
    number: 'C-2030-000003',
    kind: 'credit-note',
    issuedDate: '2030-04-20',
    total: 28_200,
  }),
  exampleInvoice({
    id: '019b76da-a800-7838-a932-f8c36951b0d3',
    number: 'I-2030-000021',
    kind: 'invoice',
    subject: 'guest-fee',
    total: 3_876,
    vat: 563,
  }),
  exampleInvoice(),
  exampleInvoice({
    id: '019b76da-a800-7838-a932-f8c36951b0d4',
    number: 'I-2029-000187',
    kind: 'invoice',
    subject: 'owner-fee',
    role: 'owner',
    issuedDate: '2029-12-15',
    bookingId: '019b76da-a800-7838-a932-f8c36951b0a2',
    arrivalDate: '2029-12-28',
    departureDate: '2030-01-05',
    total: 1_938,
    vat: 282,
  }),
];
