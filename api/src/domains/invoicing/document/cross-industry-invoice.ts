import { CURRENCY_EXPONENTS, invoiceNumber, toDay } from '@moien/contract';
import type { InvoiceBuyer, InvoiceRow, InvoiceSeller, InvoiceVat } from '../issue/invoice-row.ts';
import { addressElements } from './buyer-address.ts';
import { element, escaped, within } from './invoice-elements.ts';
import { invoiceWords } from './invoice-text.ts';

export const FACTUR_X_FILE = 'factur-x.xml';

/** UNTDID 1001 */
const TYPE_CODES = { invoice: '380', 'credit-note': '381' } as const;
/** UN/ECE recommendation 20: one of what has no unit. */
const UNIT = 'C62';
/** UNTDID 4461: settled between the partners, by what the guest has paid. */
const SETTLED_BY = '97';
const SCHEMA = 'urn:un:unece:uncefact:data:standard';

export type CorrectedInvoice = InvoiceRow & { correctedNumber: string | null };

/**
 * What EN 16931 wants to be said of an invoice, as UN/CEFACT Cross Industry Invoice in the profile EN 16931
 * of Factur-X 1.07.3. Null for what is no invoice of ours.
 */
export function crossIndustryInvoice(invoice: CorrectedInvoice): string | null {
  const { kind, vat } = invoice;
  if (vat === null || kind === 'receipt') return null;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rsm:CrossIndustryInvoice xmlns:rsm="${SCHEMA}:CrossIndustryInvoice:100"`,
    ` xmlns:ram="${SCHEMA}:ReusableAggregateBusinessInformationEntity:100"`,
    ` xmlns:udt="${SCHEMA}:UnqualifiedDataType:100">`,
    '<rsm:ExchangedDocumentContext>',
    within('GuidelineSpecifiedDocumentContextParameter', element('ID', 'urn:cen.eu:en16931:2017')),
    '</rsm:ExchangedDocumentContext>',
    '<rsm:ExchangedDocument>',
    element('ID', invoiceNumber(kind, invoice.year, invoice.number)),
    element('TypeCode', TYPE_CODES[kind]),
    within('IssueDateTime', dateOf(toDay(new Date(invoice.issued_at)))),
    '</rsm:ExchangedDocument>',
    '<rsm:SupplyChainTradeTransaction>',
    ...linesOf(invoice, vat),
    within('ApplicableHeaderTradeAgreement', sellerOf(invoice.seller, vat) + buyerOf(invoice.buyer)),
    '<ram:ApplicableHeaderTradeDelivery/>',
    within('ApplicableHeaderTradeSettlement', settlementOf(invoice, vat)),
    '</rsm:SupplyChainTradeTransaction>',
    '</rsm:CrossIndustryInvoice>',
    '',
  ].join('\n');
}

/** One line, whose amount is that of all without tax. */
function linesOf(invoice: CorrectedInvoice, vat: InvoiceVat): string[] {
  const { text } = invoiceWords(invoice.language);
  const net = amountOf(invoice, vat.net);
  return invoice.line_array.map((line, index) =>
    within(
      'IncludedSupplyChainTradeLineItem',
      within('AssociatedDocumentLineDocument', element('LineID', String(index + 1))) +
        within('SpecifiedTradeProduct', element('Name', text(`line-${line.kind}`))) +
        within(
          'SpecifiedLineTradeAgreement',
          within('NetPriceProductTradePrice', element('ChargeAmount', net)),
        ) +
        within(
          'SpecifiedLineTradeDelivery',
          `<ram:BilledQuantity unitCode="${UNIT}">${line.quantity}</ram:BilledQuantity>`,
        ) +
        within(
          'SpecifiedLineTradeSettlement',
          within('ApplicableTradeTax', taxOf(vat)) +
            within('SpecifiedTradeSettlementLineMonetarySummation', element('LineTotalAmount', net)),
        ),
    ),
  );
}

function sellerOf({ name, address, countryCode, vatNumber }: InvoiceSeller, { percent }: InvoiceVat): string {
  const line = address === '' ? '' : element('LineOne', address);
  // Without a rate nothing is subject to the tax, and then a number of it must not be told (BR-O-02).
  const number = percent === null ? null : vatNumber;
  return within(
    'SellerTradeParty',
    element('Name', name) +
      within('PostalTradeAddress', line + element('CountryID', countryCode)) +
      (number === null
        ? ''
        : within('SpecifiedTaxRegistration', `<ram:ID schemeID="VA">${escaped(number)}</ram:ID>`)),
  );
}

function buyerOf(buyer: InvoiceBuyer | null): string {
  const address = buyer ? addressElements(buyer) : '';
  return within(
    'BuyerTradeParty',
    element('Name', buyer?.name ?? '-') + (address && within('PostalTradeAddress', address)),
  );
}

function settlementOf(invoice: CorrectedInvoice, vat: InvoiceVat): string {
  const { currency, correctedNumber, stay } = invoice;
  const amount = (value: number) => amountOf(invoice, value);
  const total = vat.net + vat.vat;
  return [
    element('InvoiceCurrencyCode', currency),
    within('SpecifiedTradeSettlementPaymentMeans', element('TypeCode', SETTLED_BY)),
    within(
      'ApplicableTradeTax',
      element('CalculatedAmount', amount(vat.vat)) + taxOf(vat, element('BasisAmount', amount(vat.net))),
    ),
    within(
      'BillingSpecifiedPeriod',
      within('StartDateTime', dateOf(stay.arrivalDate)) + within('EndDateTime', dateOf(stay.departureDate)),
    ),
    within(
      'SpecifiedTradeSettlementHeaderMonetarySummation',
      element('LineTotalAmount', amount(vat.net)) +
        element('TaxBasisTotalAmount', amount(vat.net)) +
        `<ram:TaxTotalAmount currencyID="${currency}">${amount(vat.vat)}</ram:TaxTotalAmount>` +
        (vat.rounding === 0 ? '' : element('RoundingAmount', amount(vat.rounding))) +
        element('GrandTotalAmount', amount(total)) +
        element('TotalPrepaidAmount', amount(total + vat.rounding)) +
        element('DuePayableAmount', amount(0)),
    ),
    correctedNumber === null
      ? ''
      : within('InvoiceReferencedDocument', element('IssuerAssignedID', correctedNumber)),
  ].join('');
}

/** S: the standard rate. O: not subject to the tax. */
function taxOf({ percent }: InvoiceVat, basis = ''): string {
  if (percent === null) {
    const reason = basis === '' ? '' : element('ExemptionReason', 'Not subject to VAT');
    const code = basis === '' ? '' : element('ExemptionReasonCode', 'VATEX-EU-O');
    return element('TypeCode', 'VAT') + reason + basis + element('CategoryCode', 'O') + code;
  }
  return (
    element('TypeCode', 'VAT') +
    basis +
    element('CategoryCode', 'S') +
    element('RateApplicablePercent', percent.toFixed(2))
  );
}

/** @param value in minor units */
function amountOf({ currency }: Pick<InvoiceRow, 'currency'>, value: number): string {
  const exponent = CURRENCY_EXPONENTS[currency];
  return (value / 10 ** exponent).toFixed(exponent);
}

function dateOf(day: string): string {
  return `<udt:DateTimeString format="102">${day.replaceAll('-', '')}</udt:DateTimeString>`;
}

/** Names the file and its profile, and the schema in which PDF/A wants both to be declared (ISO 19005-3). */
export const FACTUR_X_METADATA = `
<rdf:Description rdf:about="" xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#">
  <fx:DocumentType>INVOICE</fx:DocumentType>
  <fx:DocumentFileName>${FACTUR_X_FILE}</fx:DocumentFileName>
  <fx:Version>1.0</fx:Version>
  <fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
  xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#"
  xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
  <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
    <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
    <pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI>
    <pdfaSchema:prefix>fx</pdfaSchema:prefix>
    <pdfaSchema:property><rdf:Seq>
${[
  ['DocumentFileName', 'The name of the embedded XML document'],
  ['DocumentType', 'The type of the hybrid document'],
  ['Version', 'The version of the XML standard'],
  ['ConformanceLevel', 'The conformance level of the XML document'],
]
  .map(
    ([name, description]) => `      <rdf:li rdf:parseType="Resource">
        <pdfaProperty:name>${name}</pdfaProperty:name>
        <pdfaProperty:valueType>Text</pdfaProperty:valueType>
        <pdfaProperty:category>external</pdfaProperty:category>
        <pdfaProperty:description>${description}</pdfaProperty:description>
      </rdf:li>`,
  )
  .join('\n')}
    </rdf:Seq></pdfaSchema:property>
  </rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`;
