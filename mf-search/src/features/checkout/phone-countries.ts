import type { Country, LanguageTag } from '@moien/contract';
import type { RootStore } from '@moien/shared-lib';
import { deviceCountry } from '@moien/shared-lib/device-country';
import type { PhoneCountry } from '@moien/shared-lib/ui/phone-field';

/** Every country, where the document has only those with homes; undefined when no answer came. */
export async function loadCountries({
  api,
  languageTag,
}: Pick<RootStore, 'api' | 'languageTag'>): Promise<readonly Country[] | undefined> {
  const outcome = await api.call('getEssentials', { body: { languageTag } });
  return outcome.kind === 'ok' ? outcome.value.countryArray : undefined;
}

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

/** Where most live who come: chosen where the device does not tell its country. */
const FIRST_COUNTRY_CODE = 'LU';

/** Of the country where the device is, to begin with. Only in the browser. */
export function firstPrefix(countries: readonly Country[]): string | undefined {
  const first = deviceCountry(countries.map(({ code }) => code)) ?? FIRST_COUNTRY_CODE;
  return countries.find(({ code }) => code === first)?.phonePrefix;
}
