import type {
  AccountHolder,
  LegalForm,
  NaturalOwner,
  OwnerDetails,
  PostalAddress,
  TaxData,
} from '@moien/contract';
import { type Entry, textOf } from '../../sheet-form/entry.ts';

/** What the calls want, of entries that the rules have passed. */
export function addressOf(entry: Entry): PostalAddress {
  const of = (field: string) => textOf(entry, field);
  return {
    line1: of('line1'),
    line2: of('line2'),
    postalCode: of('postalCode'),
    city: of('city'),
    region: of('region'),
    countryCode: of('countryCode'),
  };
}

export function detailsOf(entry: Entry): OwnerDetails {
  const address = addressOf(entry);
  if (entry.kind !== 'legal') return { kind: 'natural', ...personOf(entry), address };
  return {
    kind: 'legal',
    legalForm: textOf(entry, 'legalForm') as LegalForm,
    legalName: textOf(entry, 'legalName'),
    companyNumber: textOf(entry, 'companyNumber'),
    address,
    representative: personOf(entry),
  };
}

function personOf(entry: Entry): Omit<NaturalOwner, 'kind' | 'address'> {
  const of = (field: string) => textOf(entry, field);
  return {
    firstName: of('firstName'),
    lastName: of('lastName'),
    birthDate: of('birthDate'),
    nationality: of('nationality'),
    countryOfResidence: of('countryOfResidence'),
  };
}

export function holderOf(entry: Entry): AccountHolder {
  return entry.kind === 'legal'
    ? { kind: 'legal', legalName: textOf(entry, 'legalName') }
    : { kind: 'natural', firstName: textOf(entry, 'firstName'), lastName: textOf(entry, 'lastName') };
}

/** @param count of the tax numbers */
export function taxDataOf(entry: Entry, count: number): TaxData {
  const of = (field: string) => textOf(entry, field);
  const shared = {
    address: addressOf(entry),
    taxNumberArray: Array.from({ length: count }, (_, index) => ({
      countryCode: of(`taxCountry-${index}`),
      number: of(`taxNumber-${index}`),
    })),
    vatNumber: of('vatNumber'),
    businessPermitNumber: of('businessPermitNumber'),
    traderStatus: of('traderStatus') as TaxData['traderStatus'],
  };
  return entry.kind === 'legal'
    ? { kind: 'legal', legalName: of('legalName'), companyNumber: of('companyNumber'), ...shared }
    : {
        kind: 'natural',
        firstName: of('firstName'),
        lastName: of('lastName'),
        birthDate: of('birthDate'),
        ...shared,
      };
}
