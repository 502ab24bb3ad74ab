import type { findInvoices, InvoicePage } from '@moien/contract';
import type { Static } from 'typebox';
import { ProblemError } from '../../../lib/problem-error.ts';
import { type ZippedFile, zipFiles } from '../../../lib/zip-files.ts';
import { invoicePdf, numberOf } from '../document/invoice-pdf.ts';
import { presentInvoice } from './invoice.presenter.ts';
import type { InvoiceRepository } from './invoice.repository.ts';
import { readInvoiceCursor, writeInvoiceCursor } from './invoice-cursor.ts';

const INVOICES_PER_PAGE = 20;
/** Of one zip file: whoever has more takes them one by one. */
const ZIP_MAXIMUM = 1_000;

export type InvoiceFile = { name: string; content: Buffer };
export type InvoiceService = ReturnType<typeof createInvoiceService>;

/** Invoices of who asks. */
export function createInvoiceService(
  repository: Pick<InvoiceRepository, 'list' | 'findYears' | 'find' | 'listIds'>,
  zipMaximum = ZIP_MAXIMUM,
) {
  const getPdf = async (userId: string, id: string): Promise<InvoiceFile & { issuedAt: Date }> => {
    const invoice = await repository.find(userId, id);
    if (!invoice) throw new ProblemError(404, 'invoice-not-found');
    const content = await invoicePdf(invoice);
    return { name: `moien-${numberOf(invoice)}.pdf`, content, issuedAt: new Date(invoice.issued_at) };
  };

  async function* filesOf(userId: string, ids: readonly string[]): AsyncGenerator<ZippedFile> {
    for (const id of ids) {
      const { name, content, issuedAt } = await getPdf(userId, id);
      yield { name, content, date: issuedAt };
    }
  }

  return {
    async list(
      userId: string,
      { cursor, ...filter }: Static<typeof findInvoices.query>,
    ): Promise<InvoicePage> {
      const after = cursor === undefined ? undefined : readInvoiceCursor(cursor);
      const rows = await repository.list({ ...filter, userId, after, limit: INVOICES_PER_PAGE + 1 });
      const shown = rows.slice(0, INVOICES_PER_PAGE);
      const last = rows.length > shown.length ? shown.at(-1) : undefined;
      return {
        invoiceArray: shown.map(presentInvoice),
        nextCursor: last ? writeInvoiceCursor(last.sequence) : null,
        yearArray: await repository.findYears(userId),
      };
    },

    /** @throws ProblemError 404 for one of somebody else */
    getPdf,

    /** @throws ProblemError 404 for a year without invoices, 409 `too-many-invoices` */
    async getYear(userId: string, year: number): Promise<AsyncIterable<Uint8Array>> {
      const ids = await repository.listIds(userId, year, zipMaximum + 1);
      if (ids.length === 0) throw new ProblemError(404, 'invoice-not-found');
      if (ids.length > zipMaximum) throw new ProblemError(409, 'too-many-invoices');
      return zipFiles(filesOf(userId, ids));
    },
  };
}
