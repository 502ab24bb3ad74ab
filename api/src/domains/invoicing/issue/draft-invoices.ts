import { randomUUIDv7 } from 'node:crypto';
import { type BookingRole, type InvoiceSubject, vatWithin } from '@moien/contract';
import type { BilledBooking, BilledTransfer } from './billed-booking.ts';
import type { InvoiceDraft, InvoiceLine, InvoiceVat } from './invoice-row.ts';

const FEES = [
  { role: 'guest', subject: 'guest-fee' },
  { role: 'owner', subject: 'owner-fee' },
] as const satisfies readonly { role: BookingRole; subject: InvoiceSubject }[];

/** In the order in which series are locked, so that two that issue never wait for each other. */
const KIND_ORDER = ['receipt', 'invoice', 'credit-note'] as const;

/**
 * What is missing: a receipt or a credit note for each transfer of the ledger, and for each fee what is owed
 * less what was invoiced. A fee is invoiced once all that the stay costs was paid.
 */
export function draftInvoices(booking: BilledBooking, hasVat: boolean): InvoiceDraft[] {
  const keys = new Set(booking.issued.map(({ businessKey }) => businessKey));
  const drafts = [...ofTransfers(booking), ...FEES.flatMap((fee) => ofFee(booking, fee, hasVat))];
  return drafts
    .filter(({ business_key: key }) => !keys.has(key))
    .toSorted((a, b) => KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind));
}

function ofTransfers(booking: BilledBooking): InvoiceDraft[] {
  let receiptId: string | null = null;
  return booking.transfers.map((transfer) => {
    const isPaid = transfer.kind === 'pay-in';
    const common = commonOf(booking, 'guest');
    const key = `transfer ${transfer.id}`;
    if (isPaid) receiptId = booking.issued.find(({ businessKey }) => businessKey === key)?.id ?? common.id;
    const lines = isPaid ? linesOfPayment(booking, transfer) : linesOfRefund(booking, transfer);
    return {
      ...common,
      kind: isPaid ? 'receipt' : 'credit-note',
      subject: 'stay',
      business_key: key,
      corrects_id: isPaid ? null : receiptId,
      total: transfer.amount,
      line_array: lines,
      vat: null,
    };
  });
}

/** The lines of the price; what another payment paid or pays of them is a line too. */
function linesOfPayment({ quote }: BilledBooking, { amount }: BilledTransfer): InvoiceLine[] {
  const lines = quote.lineArray.map(({ kind, quantity, unitAmount, amount: ofLine }) => ({
    kind,
    quantity,
    unitAmount,
    amount: ofLine,
  }));
  const difference = amount - lines.reduce((sum, line) => sum + line.amount, 0);
  return difference === 0 ? lines : [...lines, single('paid-before', difference)];
}

/** By the lines of the cancellation where it is this refund; otherwise in one line. */
function linesOfRefund({ refund }: BilledBooking, { amount }: BilledTransfer): InvoiceLine[] {
  if (refund?.total !== amount) return [single('stay', amount)];
  return refund.lineArray.map((line) => single(line.kind, line.amount));
}

function ofFee(
  booking: BilledBooking,
  { role, subject }: (typeof FEES)[number],
  hasVat: boolean,
): InvoiceDraft[] {
  const ofSubject = booking.issued.filter((one) => one.subject === subject);
  const invoiced = ofSubject.reduce((sum, { kind, total }) => sum + (kind === 'invoice' ? total : -total), 0);
  const difference = booking.feeOf[role] - invoiced;
  if (difference === 0 || (difference > 0 && !isPaid(booking))) return [];
  const total = Math.abs(difference);
  return [
    {
      ...commonOf(booking, role),
      kind: difference > 0 ? 'invoice' : 'credit-note',
      subject,
      business_key: `${subject} ${booking.id} ${ofSubject.length + 1}`,
      corrects_id: difference > 0 ? null : (ofSubject.findLast(({ kind }) => kind === 'invoice')?.id ?? null),
      total,
      line_array: [single(subject, total)],
      vat: vatOf(total, hasVat ? booking.vatPercent : null),
    },
  ];
}

function isPaid({ transfers, cost }: BilledBooking): boolean {
  return cost <= transfers.reduce((sum, { kind, amount }) => sum + (kind === 'pay-in' ? amount : -amount), 0);
}

function vatOf(total: number, percent: number | null): InvoiceVat {
  if (percent === null) return { percent, net: total, vat: 0, rounding: 0 };
  return { percent, ...vatWithin(total, percent) };
}

function single(kind: InvoiceLine['kind'], amount: number): InvoiceLine {
  return { kind, quantity: 1, unitAmount: amount, amount };
}

function commonOf(booking: BilledBooking, role: BookingRole) {
  const { userId, language, ...buyer } = booking.people[role];
  const { arrivalDate, departureDate, cityName, countryCode: homeCountry } = booking;
  return {
    id: randomUUIDv7(),
    booking_id: booking.id,
    user_id: userId,
    role,
    language,
    currency: booking.currency,
    buyer,
    stay: {
      homeTitle: booking.homeTitleOf[role],
      cityName,
      countryCode: homeCountry,
      arrivalDate,
      departureDate,
    },
  };
}
