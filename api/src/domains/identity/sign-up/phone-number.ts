import {
  type CountryCallingCode,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumber,
} from 'libphonenumber-js';

const PREFIXES: ReadonlySet<string> = new Set(
  getCountries().map((country) => `+${getCountryCallingCode(country)}`),
);

/** @param prefix such as `+352` */
export function isKnownPrefix(prefix: string): boolean {
  return PREFIXES.has(prefix);
}

/**
 * Whether the country has numbers of this length (product decision 20: +352 2712 is one).
 * @param prefix a known one
 * @param number as it is dialled within the country
 */
export function isPossibleNumber(prefix: string, number: string): boolean {
  try {
    const defaultCallingCode = prefix.slice(1) as CountryCallingCode;
    const parsed = parsePhoneNumber(number, { defaultCallingCode, extract: false });
    return parsed.countryCallingCode === defaultCallingCode && parsed.isPossible();
  } catch {
    return false;
  }
}
