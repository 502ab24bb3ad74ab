import type { Country, LanguageTag } from '@moien/contract';
import type { RootStore } from '@moien/shared-lib';
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
