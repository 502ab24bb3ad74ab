import { CURRENCY_EXPONENTS, type CurrencyCode, type Day, type LanguageTag } from '@moien/contract';
import texts from './texts.json' with { type: 'json' };

export type InvoiceTextSlug = keyof (typeof texts)['en'];

/** British English writes days as the rest of the site does. */
const LOCALES = { en: 'en-GB', fr: 'fr', de: 'de' } as const satisfies Record<LanguageTag, string>;

/** Made once: making a format takes longer than all that an invoice writes with it. */
const FORMATS = { en: formatsOf('en'), fr: formatsOf('fr'), de: formatsOf('de') };

function formatsOf(language: LanguageTag) {
  const locale = LOCALES[language];
  const currencies = Object.keys(CURRENCY_EXPONENTS) as CurrencyCode[];
  return {
    day: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
    number: new Intl.NumberFormat(locale),
    money: new Map(
      currencies.map((currency) => [
        currency,
        new Intl.NumberFormat(locale, { style: 'currency', currency }),
      ]),
    ),
  };
}

/** What invoices say in a language; values are put in as they are, and never searched again. */
export function invoiceWords(language: LanguageTag) {
  const format = FORMATS[language];
  return {
    text: (slug: InvoiceTextSlug, values: Readonly<Record<string, string>> = {}): string =>
      texts[language][slug].replace(/\{\{(\w+)\}\}/g, (_match, name: string) => values[name] ?? ''),
    day: (day: Day): string => format.day.format(new Date(day)),
    number: (value: number): string => format.number.format(value),
    /** @param amount in minor units */
    money: (amount: number, currency: CurrencyCode): string =>
      format.money.get(currency)?.format(amount / 10 ** CURRENCY_EXPONENTS[currency]) ?? '',
  };
}
