import { LANGUAGE_TAGS, type LanguageTag, type LocalizedName } from '@moien/contract';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';

export type CountryRow = { code: string; name: LocalizedName; phonePrefix: string; iconImagePath: string };

/** Every country and territory that has a telephone prefix of its own plan (product decision 31). */
export function countryRows(): CountryRow[] {
  const names = Object.fromEntries(
    LANGUAGE_TAGS.map((tag) => [tag, new Intl.DisplayNames([tag], { type: 'region' })]),
  ) as Record<LanguageTag, Intl.DisplayNames>;
  return getCountries()
    .map((code) => ({
      code: String(code),
      name: { en: names.en.of(code) ?? code, fr: names.fr.of(code) ?? code, de: names.de.of(code) ?? code },
      phonePrefix: `+${getCountryCallingCode(code)}`,
      iconImagePath: `/global/flags/${code.toLowerCase()}`,
    }))
    .sort((a, b) => (a.code < b.code ? -1 : 1));
}
