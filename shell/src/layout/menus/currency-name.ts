import type { CurrencyCode, LanguageTag } from '@moien/contract';

/** `Swiss Franc`: the name of a currency, with a capital letter in every language. */
export function currencyName(currency: CurrencyCode, languageTag: LanguageTag): string {
  const name = new Intl.DisplayNames(languageTag, { type: 'currency' }).of(currency) ?? currency;
  return name.charAt(0).toLocaleUpperCase(languageTag) + name.slice(1);
}
