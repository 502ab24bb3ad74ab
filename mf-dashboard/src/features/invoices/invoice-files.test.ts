import { invoicePdfPath, invoiceYearPath } from '@moien/contract';
import { pdfPath, yearPath } from './invoice-files.ts';

it('looks for the files where the contract has them', () => {
  expect(pdfPath('019b76da-a800-7838-a932-f8c36951b0d1')).toBe(
    invoicePdfPath('019b76da-a800-7838-a932-f8c36951b0d1'),
  );
  expect(yearPath(2030)).toBe(invoiceYearPath(2030));
});
