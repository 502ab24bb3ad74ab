import { exampleInvoices } from '../examples/example-invoice.ts';
import { invoiceMonths, monthTitle } from './invoice-months.ts';

it('groups documents by the month of their issue, in the order of the list', () => {
  const months = invoiceMonths(exampleInvoices).map(({ month, invoices }) => [month, invoices.length]);
  expect(months).toEqual([
    ['2030-04', 3],
    ['2029-12', 1],
  ]);
  expect(monthTitle('2030-04', 'de')).toBe('April 2030');
});
