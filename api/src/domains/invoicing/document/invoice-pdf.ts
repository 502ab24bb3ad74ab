import { invoiceNumber, toDay } from '@moien/contract';
import type { PdfRow, PdfWriter } from '../../../pdf/pdf-writer.ts';
import { type PdfAttachment, writePdf } from '../../../pdf/write-pdf.ts';
import type { InvoiceRow } from '../issue/invoice-row.ts';
import { addressLines } from './buyer-address.ts';
import { crossIndustryInvoice, FACTUR_X_FILE, FACTUR_X_METADATA } from './cross-industry-invoice.ts';
import { invoiceWords } from './invoice-text.ts';

/** With the number of what it corrects. */
export type InvoiceDocument = InvoiceRow & { correctedNumber: string | null };

type Words = ReturnType<typeof invoiceWords>;

/** An invoice as a person and a machine read it. The same row is the same bytes. */
export function invoicePdf(invoice: InvoiceDocument): Promise<Buffer> {
  const words = invoiceWords(invoice.language);
  const number = numberOf(invoice);
  return writePdf({
    title: words.text(invoice.kind, { number }),
    language: invoice.language,
    createdAt: new Date(invoice.issued_at),
    footer: `${invoice.seller.name} · ${number}`,
    pageText: (page, count) => words.text('page', { page: String(page), count: String(count) }),
    write: (writer) => writeInvoice(writer, invoice, words),
    ...machineReadable(invoice),
  });
}

export function numberOf({ kind, year, number }: Pick<InvoiceRow, 'kind' | 'year' | 'number'>): string {
  return invoiceNumber(kind, year, number);
}

/** Receipts of stays are no invoices of ours: EN 16931 has nothing to say of them. */
function machineReadable(invoice: InvoiceDocument): { attachments?: PdfAttachment[]; metadata?: string } {
  const xml = crossIndustryInvoice(invoice);
  if (xml === null) return {};
  const attachment: PdfAttachment = {
    name: FACTUR_X_FILE,
    type: 'text/xml',
    description: 'EN 16931',
    relationship: 'Alternative',
    content: Buffer.from(xml),
  };
  return { attachments: [attachment], metadata: FACTUR_X_METADATA };
}

function writeInvoice(writer: PdfWriter, invoice: InvoiceDocument, words: Words): void {
  const { kind, subject, stay, seller, buyer, correctedNumber, issued_at: issuedAt } = invoice;
  const { text, day } = words;
  writer.heading(1, text(kind, { number: numberOf(invoice) }));
  writer.paragraph(text('date', { date: day(toDay(new Date(issuedAt))) }));
  if (correctedNumber !== null) writer.paragraph(text('corrects', { number: correctedNumber }));
  writer.heading(2, text('from'));
  writer.paragraph([seller.name, seller.address].filter(Boolean).join('\n'));
  if (seller.vatNumber !== null) writer.paragraph(text('vat-number', { vatNumber: seller.vatNumber }));
  writer.heading(2, text('to'));
  writer.paragraph(
    buyer ? [buyer.name, ...addressLines(buyer, invoice.language)].join('\n') : text('no-buyer'),
  );
  writer.heading(2, text('stay'));
  const [arrival, departure] = [day(stay.arrivalDate), day(stay.departureDate)];
  const values = {
    home: stay.homeTitle,
    city: stay.cityName,
    arrival,
    departure,
    booking: invoice.booking_id,
  };
  writer.paragraph(text('stay-text', values));
  writer.heading(2, text('lines'));
  writeTable(writer, invoice, words);
  if (invoice.vat?.percent === null) writer.paragraph(text('no-vat'), 'small');
  if (kind !== 'invoice') writer.paragraph(text(`note-${kind}`), 'small');
  else if (subject !== 'stay') writer.paragraph(text(`note-invoice-${subject}`), 'small');
}

function writeTable(writer: PdfWriter, invoice: InvoiceDocument, { text, number, money }: Words): void {
  const { kind, currency, line_array: lines, total, vat } = invoice;
  const amount = (value: number) => money(value, currency);
  const rows: PdfRow[] = lines.map((line) => ({
    cells: [text(`line-${line.kind}`), number(line.quantity), amount(line.unitAmount), amount(line.amount)],
  }));
  const sums: PdfRow[] = [];
  if (vat && vat.percent !== null) {
    sums.push({ cells: [text('net'), '', '', amount(vat.net)] });
    sums.push({ cells: [text('vat', { percent: number(vat.percent) }), '', '', amount(vat.vat)] });
    if (vat.rounding !== 0) sums.push({ cells: [text('rounding'), '', '', amount(vat.rounding)] });
  }
  writer.table(
    [
      { header: text('what'), align: 'start', share: 5 },
      { header: text('quantity'), align: 'end', share: 2 },
      { header: text('unit'), align: 'end', share: 2 },
      { header: text('amount'), align: 'end', share: 2 },
    ],
    [...rows, ...sums, { cells: [text(`total-${kind}`), '', '', amount(total)], isTotal: true }],
  );
}
