import type { Country, LanguageTag } from '@moien/contract';
import type { PhoneCountry } from '@moien/shared-lib/ui/phone-field';

/** Where most who sign up live: chosen where the device does not tell its country. */
export const FIRST_COUNTRY_CODE = 'LU';

/** By name, as the language sorts. */
export function phoneCountries(countries: readonly Country[], languageTag: LanguageTag): PhoneCountry[] {
  const { compare } = new Intl.Collator(languageTag);
  return countries
    .map(({ code, name, phonePrefix, iconImagePath }) => ({
      code,
      name: name[languageTag],
      prefix: phonePrefix,
      flagUrl: `${iconImagePath}-360.avif`,
    }))
    .sort((one, other) => compare(one.name, other.name));
}
