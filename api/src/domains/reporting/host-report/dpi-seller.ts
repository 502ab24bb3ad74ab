import type { AccountHolder, PostalAddress, TaxNumber } from '@moien/contract';
import { propertyListing } from './dpi-property.ts';
import { isMemberState } from './member-states.ts';
import type { HomeActivity, ReportedHost } from './reported-host.ts';
import { elementsOf } from './xml-element.ts';

const { within, text, optional } = elementsOf('dpi');

/** Of a host who gave no tax number. */
const UNKNOWN_TAX_NUMBER = text('TIN', 'NOTIN', { unknown: 'true' });

type Seller = {
  address: PostalAddress;
  /** ISO 3166; each is reported to. */
  residenceArray: string[];
  taxNumberArray: readonly TaxNumber[];
  vatNumber: string;
} & (
  | { kind: 'natural'; firstName: string; lastName: string; birthDate: string }
  | { kind: 'legal'; legalName: string; companyNumber: string }
);

/**
 * What is said of a host, but for the reference of the document.
 * @returns `unknown` where nothing says who they are, null where no member state wants to know of them
 */
export function sellerBody(host: ReportedHost): string | 'unknown' | null {
  const seller = sellerOf(host);
  if (!seller) return host.homeArray.some(({ countryCode }) => isMemberState(countryCode)) ? 'unknown' : null;
  const homes = reportedHomes(seller, host.homeArray);
  if (homes.length === 0) return null;
  const identity = `${seller.kind === 'natural' ? personOf(seller) : companyOf(seller)}${accountOf(host, seller)}`;
  return [
    within(
      'Identity',
      within(seller.kind === 'natural' ? 'IndividualSeller' : 'EntitySeller', within('Standard', identity)),
    ),
    within('RelevantActivities', within('ImmovableProperty', homes.map(propertyListing).join(''))),
  ].join('');
}

function sellerOf({ taxData, identity }: ReportedHost): Seller | null {
  if (taxData)
    return {
      ...taxData,
      // A number of another member state makes the host resident there as well (annex V, section II D).
      residenceArray: distinct([
        taxData.address.countryCode,
        ...taxData.taxNumberArray.map(({ countryCode }) => countryCode),
      ]),
    };
  if (!identity) return null;
  const { address } = identity;
  const none = { taxNumberArray: [], vatNumber: '' };
  return identity.kind === 'natural'
    ? { ...identity, ...none, residenceArray: distinct([identity.countryOfResidence, address.countryCode]) }
    : { ...identity, ...none, residenceArray: [address.countryCode] };
}

/**
 * All homes of who lives in a member state, and of others those that lie in one (annex V, section I B 3–4).
 */
function reportedHomes({ residenceArray }: Seller, homes: readonly HomeActivity[]): HomeActivity[] {
  const isResident = residenceArray.some(isMemberState);
  return homes.filter(({ countryCode }) => isResident || isMemberState(countryCode));
}

function personOf(seller: Extract<Seller, { kind: 'natural' }>): string {
  return within(
    'IndSellerID',
    [
      ...seller.residenceArray.map((code) => text('ResCountryCode', code)),
      taxNumbers(seller),
      optional('VAT', seller.vatNumber),
      within('Name', text('FirstName', seller.firstName) + text('LastName', seller.lastName)),
      addressOf(seller.address),
      within('BirthInfo', text('BirthDate', seller.birthDate)),
    ].join(''),
  );
}

function companyOf(seller: Extract<Seller, { kind: 'legal' }>): string {
  const { countryCode } = seller.address;
  return within(
    'EntSellerID',
    [
      ...seller.residenceArray.map((code) => text('ResCountryCode', code)),
      taxNumbers(seller),
      text('IN', seller.companyNumber, { issuedBy: countryCode, INType: 'BRN' }),
      optional('VAT', seller.vatNumber),
      text('Name', seller.legalName),
      addressOf(seller.address),
    ].join(''),
  );
}

function taxNumbers({ taxNumberArray }: Seller): string {
  if (taxNumberArray.length === 0) return UNKNOWN_TAX_NUMBER;
  return taxNumberArray
    .map(({ number, countryCode }) => text('TIN', number, { issuedBy: countryCode }))
    .join('');
}

/** `line1` has street and house number: the schema takes both in one. */
function addressOf(address: PostalAddress): string {
  const fixed = [
    text('Street', address.line1),
    optional('SuiteIdentifier', address.line2),
    text('PostCode', address.postalCode),
    text('City', address.city),
    optional('CountrySubentity', address.region),
  ];
  return within('Address', text('CountryCode', address.countryCode) + within('AddressFix', fixed.join('')));
}

function accountOf({ iban, accountHolder }: ReportedHost, seller: Seller): string {
  if (iban === null) return '';
  const holder = accountHolder ? nameOf(accountHolder) : '';
  return within(
    'FinancialIdentifier',
    text('Identifier', iban, { AccountNumberType: 'IBAN' }) +
      (holder === nameOf(seller) ? '' : optional('AccountHolderName', holder)),
  );
}

function nameOf(who: AccountHolder): string {
  return who.kind === 'legal' ? who.legalName : `${who.firstName} ${who.lastName}`;
}

const distinct = (values: readonly string[]): string[] => [...new Set(values)];
