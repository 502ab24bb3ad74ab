import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE_TAGS, vatWithin } from '@moien/contract';
import { validateXML } from 'xmllint-wasm';
import { readPdf } from '../../../testing/read-pdf.ts';
import type { InvoiceBuyer, InvoiceVat } from '../issue/invoice-row.ts';
import { crossIndustryInvoice } from './cross-industry-invoice.ts';
import { type InvoiceDocument, invoicePdf } from './invoice-pdf.ts';
import { invoiceWords } from './invoice-text.ts';

const SCHEMA_FOLDER = join(import.meta.dirname, 'schema');
const MAIN = 'Factur-X_1.07.3_EN16931.xsd';

function documentOf(more: Partial<InvoiceDocument> = {}): InvoiceDocument {
  return {
    id: '01890000-0000-7000-8000-000000000001',
    kind: 'invoice',
    year: 2027,
    number: 12,
    subject: 'guest-fee',
    business_key: 'x',
    corrects_id: null,
    correctedNumber: null,
    booking_id: '01890000-0000-7000-8000-000000000002',
    user_id: '01890000-0000-7000-8000-000000000003',
    sequence: 1,
    role: 'guest',
    issued_at: '2027-03-01T12:00:00.000Z',
    language: 'en',
    currency: 'EUR',
    total: 2_400,
    line_array: [{ kind: 'guest-fee', quantity: 1, unitAmount: 2_400, amount: 2_400 }],
    vat: { percent: 17, ...vatWithin(2_400, 17) },
    seller: {
      name: 'Moïen & Söhne',
      address: '1, rue du Marché',
      countryCode: 'LU',
      vatNumber: 'LU12345613',
    },
    buyer: { name: 'Anaïs Müller <x>', countryCode: null },
    stay: {
      homeTitle: 'Chalet à l’Œuvre',
      cityName: 'Lëtzebuerg',
      countryCode: 'LU',
      arrivalDate: '2027-05-10',
      departureDate: '2027-05-14',
    },
    ...more,
  };
}

const ADDRESSED: InvoiceBuyer = {
  name: 'Ada',
  countryCode: 'FR',
  address: {
    line1: '3, rue de l’Alzette',
    line2: 'Bloc <B>',
    postalCode: '4011',
    city: 'Esch-sur-Alzette',
    region: '',
    countryCode: 'LU',
  },
};

const RECEIPT: Partial<InvoiceDocument> = {
  kind: 'receipt',
  subject: 'stay',
  vat: null,
  total: 42_400,
  line_array: [
    { kind: 'nights', quantity: 4, unitAmount: 10_000, amount: 40_000 },
    { kind: 'service-fee', quantity: 1, unitAmount: 2_400, amount: 2_400 },
  ],
};

async function errorsOf(xml: string): Promise<readonly string[]> {
  const files = readdirSync(SCHEMA_FOLDER).map((fileName) => ({
    fileName,
    contents: readFileSync(join(SCHEMA_FOLDER, fileName), 'utf8'),
  }));
  const { errors } = await validateXML({
    xml: [{ fileName: 'invoice.xml', contents: xml }],
    schema: files.filter(({ fileName }) => fileName === MAIN),
    preload: files.filter(({ fileName }) => fileName !== MAIN),
  });
  return errors.map(({ message }) => message);
}

/** Of an element, in the order of the file. */
const valuesOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<ram:${name}(?: [^>]*)?>([^<]*)</ram:${name}>`, 'g'))].map(
    ([, value]) => value,
  );

describe.each(LANGUAGE_TAGS)('an invoice in %s', (language) => {
  it.each([
    ['a receipt', RECEIPT],
    ['an invoice', {}],
    ['an invoice of the host', { subject: 'owner-fee', role: 'owner' }],
    ['a credit note', { kind: 'credit-note', correctedNumber: 'I-2027-000001' }],
    ['an invoice of who has gone', { buyer: null }],
    ['an invoice without tax', { vat: { percent: null, net: 2_400, vat: 0, rounding: 0 } }],
  ] as [string, Partial<InvoiceDocument>][])(
    'that is %s says all amounts of its row',
    async (_what, more) => {
      const invoice = documentOf({ language, ...more });
      const { text, roles, info } = await readPdf(await invoicePdf(invoice));
      const words = text.replaceAll(/\s+/g, ' ');
      const { money, text: textOf, number } = invoiceWords(language);
      const amount = (value: number) => money(value, 'EUR').replaceAll(/\s+/g, ' ');
      for (const line of invoice.line_array) expect(words).toContain(amount(line.amount));
      expect(words).toContain(amount(invoice.total));
      if (invoice.vat?.percent) {
        expect(words).toContain(textOf('vat', { percent: number(17) }).replaceAll(/\s+/g, ' '));
        expect(words).toContain(amount(invoice.vat.vat));
      }
      expect(words).toContain('Chalet à l’Œuvre, Lëtzebuerg');
      expect(words).not.toContain('{{');
      expect(info).toMatchObject({ Language: language });
      expect(roles.filter((role) => role === 'TH')).toHaveLength(4);
    },
  );
});

it('names the address of who has given one, in the language of the invoice', async () => {
  const { text } = await readPdf(await invoicePdf(documentOf({ language: 'de', buyer: ADDRESSED })));
  expect(text.replaceAll(/\s+/g, ' ')).toContain(
    'Ada 3, rue de l’Alzette Bloc <B> 4011 Esch-sur-Alzette Luxemburg',
  );
  const xml = crossIndustryInvoice(documentOf({ buyer: ADDRESSED })) ?? '';
  expect([
    ...valuesOf(xml, 'PostcodeCode'),
    ...valuesOf(xml, 'LineTwo'),
    ...valuesOf(xml, 'CountryID'),
  ]).toEqual(['4011', 'Bloc &lt;B&gt;', 'LU', 'LU']);
});

describe('the machine’s part of an invoice', () => {
  it.each([
    ['an invoice', {}],
    ['a credit note', { kind: 'credit-note', correctedNumber: 'I-2027-000001', total: 3 }],
    ['an amount that is rounded', { total: 3, vat: { percent: 20, ...vatWithin(3, 20) } }],
    ['an invoice without tax', { vat: { percent: null, net: 2_400, vat: 0, rounding: 0 } }],
    ['an invoice to a country', { buyer: { name: 'Ada', countryCode: 'FR' } }],
    ['an invoice to an address', { buyer: ADDRESSED }],
    ['an invoice of who has gone', { buyer: null }],
  ] as [string, Partial<InvoiceDocument>][])('is valid for %s', async (_what, more) => {
    const xml = crossIndustryInvoice(documentOf(more));
    expect(await errorsOf(xml ?? '')).toEqual([]);
  });

  it('is found invalid by the schema when it is', async () => {
    const xml = crossIndustryInvoice(documentOf()) ?? '';
    expect(await errorsOf(xml.replace(/<ram:TypeCode>380<.ram:TypeCode>/, ''))).not.toEqual([]);
  });

  it('sums up to what was paid', () => {
    const sum = (values: (string | undefined)[]) =>
      values.reduce((total, value) => total + Math.round(100 * Number(value)), 0);
    const cases: [number, InvoiceVat][] = [
      [2_400, 17],
      [3, 20],
      [1_200, 25.5],
    ].map(([total = 0, percent = 0]) => [total, { percent, ...vatWithin(total, percent) }]);
    for (const [total, vat] of cases) {
      const xml = crossIndustryInvoice(documentOf({ total, vat })) ?? '';
      expect(sum(valuesOf(xml, 'TotalPrepaidAmount'))).toBe(total);
      expect(sum(valuesOf(xml, 'TaxTotalAmount')) + sum(valuesOf(xml, 'TaxBasisTotalAmount'))).toBe(
        sum(valuesOf(xml, 'GrandTotalAmount')),
      );
    }
  });

  it('is embedded in the file and named in its metadata, and receipts have none', async () => {
    const invoice = documentOf();
    const { attachments, metadata } = await readPdf(await invoicePdf(invoice));
    expect(attachments).toEqual({ 'factur-x.xml': crossIndustryInvoice(invoice) });
    expect(metadata).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
    expect(metadata).toContain('<pdfaSchema:prefix>fx</pdfaSchema:prefix>');
    expect((await readPdf(await invoicePdf(documentOf(RECEIPT)))).attachments).toEqual({});
  });
});
