import type { Day, Invoice } from '@moien/contract';

type InvoiceMonth = { month: string; invoices: readonly Invoice[] };

/** The months in which documents were issued, `YYYY-MM`, in the order of the list. */
export function invoiceMonths(invoices: readonly Invoice[]): InvoiceMonth[] {
  const groups = Map.groupBy(invoices, ({ issuedDate }) => issuedDate.slice(0, 7));
  return [...groups].map(([month, ofMonth]) => ({ month, invoices: ofMonth }));
}

export function monthTitle(month: string, languageTag: string): string {
  const day: Day = `${month}-01`;
  const format = new Intl.DateTimeFormat(languageTag, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}
