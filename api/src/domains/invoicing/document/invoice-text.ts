import { CURRENCY_EXPONENTS, type CurrencyCode, type Day, type LanguageTag } from '@moien/contract';
import texts from './texts.json' with { type: 'json' };

export type InvoiceTextSlug = keyof (typeof texts)['en'];

/** British English writes days as the rest of the site does. */
const LOCALES = { en: 'en-GB', fr: 'fr', de: 'de' } as const satisfies Record<LanguageTag, string>;

/** What invoices say in a language; values are put in as they are, and never searched again. */
export function invoiceWords(language: LanguageTag) {
  const locale = LOCALES[language];
  return {
    text: (slug: InvoiceTextSlug, values: Readonly<Record<string, string>> = {}): string =>
      texts[language][slug].replace(/\{\{(\w+)\}\}/g, (_match, name: string) => values[name] ?? ''),
    day: (day: Day): string =>
      new Date(day).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' }),
    number: (value: number): string => new Intl.NumberFormat(locale).format(value),
    /** @param amount in minor units */
    money: (amount: number, currency: CurrencyCode): string =>
      new Intl.NumberFormat(locale, { style: 'currency', currency }).format(
        amount / 10 ** CURRENCY_EXPONENTS[currency],
      ),
  };
}
