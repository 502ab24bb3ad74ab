import type { BookingTransitionName } from '@moien/contract';
import type { PdfWriter } from '../../../pdf/pdf-writer.ts';
import { writePdf } from '../../../pdf/write-pdf.ts';
import type { DisputeEvidence } from './evidence.ts';

const AMOUNT = { style: 'currency' } as const;

const WORDS_OF_EVENTS: Partial<Record<BookingTransitionName, string>> = {
  held: 'The guest accepted price, cancellation policy and house rules, and went on to pay',
  requested: 'The card’s bank confirmed the payment; the request went to the host',
  paid: 'The card’s bank confirmed the payment; the booking was confirmed',
  accepted: 'The host accepted; the booking was confirmed',
  cancelled: 'The booking was cancelled',
  'no-show': 'The host reported that the guest had not come',
  objected: 'The guest said that they had come',
  'stay-begun': 'Check-in: the stay began, and nobody said otherwise',
  completed: 'Check-out: the stay ended',
  disputed: 'The bank took the payment back',
};

const WORDS_OF_PAYMENTS: Record<string, string> = {
  authorisation: 'Reserved on the card, with 3-D Secure where the bank asked for it',
  payment: 'Paid by card, with 3-D Secure where the bank asked for it',
  capture: 'Taken from what was reserved',
  'deposit-capture': 'Taken from the deposit',
};

/** In English, as card schemes read it. The same evidence is the same bytes. */
export function evidencePdf(evidence: DisputeEvidence, createdAt: Date): Promise<Buffer> {
  return writePdf({
    title: `Evidence for booking ${evidence.bookingId}`,
    language: 'en',
    createdAt,
    footer: `Moïen · booking ${evidence.bookingId}`,
    pageText: (page, count) => `Page ${page} of ${count}`,
    write: (writer) => writeEvidence(writer, evidence),
  });
}

function writeEvidence(writer: PdfWriter, evidence: DisputeEvidence): void {
  const { currency, quote, policy } = evidence;
  const money = (minorUnits: number) =>
    new Intl.NumberFormat('en-GB', { ...AMOUNT, currency }).format(minorUnits / 100);
  writer.heading(1, 'Evidence for a disputed payment');
  writer.paragraph(`${money(evidence.amount)} were taken back. Reason given: ${evidence.reason}.`);
  writer.heading(2, 'What was booked');
  writer.paragraph(bookedText(evidence));
  writer.heading(2, 'What it costs');
  writer.table(
    [
      { header: 'Item', align: 'start', share: 4 },
      { header: 'Amount', align: 'end', share: 2 },
    ],
    [
      ...quote.lineArray.map(({ kind, quantity, amount }) => ({
        cells: [`${kind.replaceAll('-', ' ')} × ${quantity}`, money(amount)],
      })),
      { cells: ['Total', money(quote.total)], isTotal: true },
    ],
  );
  writer.heading(2, 'What was paid');
  writer.table(
    [
      { header: 'When (UTC)', align: 'start', share: 3 },
      { header: 'What', align: 'start', share: 5 },
      { header: 'Card ending', align: 'end', share: 2 },
      { header: 'Amount', align: 'end', share: 2 },
    ],
    evidence.payments.map(({ kind, at, amount, card }) => ({
      cells: [instantText(at), WORDS_OF_PAYMENTS[kind] ?? kind, card ?? '', money(amount)],
    })),
  );
  writer.paragraph(`Refunded by us so far: ${money(evidence.refunded)}.`);
  writer.heading(2, 'What happened');
  writer.table(
    [
      { header: 'When (UTC)', align: 'start', share: 3 },
      { header: 'What', align: 'start', share: 7 },
      { header: 'Who', align: 'start', share: 2 },
    ],
    evidence.events.map(({ transition, actor, at }) => ({
      cells: [instantText(at), WORDS_OF_EVENTS[transition] ?? transition.replaceAll('-', ' '), actor],
    })),
  );
  if (evidence.record) writer.paragraph(recordText(evidence.record));
  writer.heading(2, 'What the guest accepted before paying');
  writer.paragraph(`Cancellation policy “${policy.name}”, version ${policy.version}:`);
  for (const { untilHoursBefore: hours, percentReturned: percent, nightsKept: nights } of policy.rowArray)
    writer.paragraph(
      `Until ${hours} hours before check-in ${percent} % come back, but for ${nights} nights.`,
    );
  writer.paragraph(evidence.houseRules ?? 'The home has no house rules of its own.');
  if (evidence.message !== '') {
    writer.heading(2, 'What the guest wrote with the booking');
    writer.paragraph(evidence.message);
  }
}

function bookedText(evidence: DisputeEvidence): string {
  const { home, city, registrationNumber: registration, owner, guest, guestCount } = evidence;
  return [
    `${home}, ${city}`,
    ...(registration === null ? [] : [`Registration number: ${registration}`]),
    `Host: ${owner}`,
    `Guest: ${guest ?? 'the account was deleted'}, ${guestCount} people`,
    `Check-in: ${evidence.arrivalDate} from ${evidence.checkInTime}`,
    `Check-out: ${evidence.departureDate} by ${evidence.checkOutTime} (${evidence.timeZone})`,
  ].join('\n');
}

function recordText({ confirmedAt, nightCount, guestCount }: NonNullable<DisputeEvidence['record']>): string {
  return `Record of the stay: confirmed on ${instantText(confirmedAt)}, ${nightCount} nights, ${guestCount} guests.`;
}

/** `2030-05-01 12:30` */
function instantText(at: string): string {
  return new Date(at).toISOString().slice(0, 16).replace('T', ' ');
}
