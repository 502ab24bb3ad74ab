import type { LanguageTag } from '@moien/contract';
import type { InvoiceBuyer } from '../issue/invoice-row.ts';
import { element } from './invoice-elements.ts';

/** Below the buyer's name; none where they have given no address. */
export function addressLines({ address }: InvoiceBuyer, language: LanguageTag): string[] {
  if (!address) return [];
  const { line1, line2, postalCode, city, region, countryCode } = address;
  const country = new Intl.DisplayNames([language], { type: 'region' }).of(countryCode) ?? countryCode;
  return [line1, line2, `${postalCode} ${city}`, region, country].filter((line) => line !== '');
}

/** The address as CII elements in the order of the Factur-X schema; empty without an address. */
export function addressElements({ address, countryCode }: InvoiceBuyer): string {
  if (!address) return countryCode === null ? '' : element('CountryID', countryCode);
  const { line1, line2, postalCode, city, region } = address;
  return [
    element('PostcodeCode', postalCode),
    element('LineOne', line1),
    line2 && element('LineTwo', line2),
    element('CityName', city),
    element('CountryID', address.countryCode),
    region && element('CountrySubDivisionName', region),
  ].join('');
}
