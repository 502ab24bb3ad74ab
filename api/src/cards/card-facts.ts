import {
  type ArticleSummary,
  CURRENCY_EXPONENTS,
  type CurrencyCode,
  type Event,
  type LanguageTag,
  type Property,
} from '@moien/contract';
import texts from './texts.json' with { type: 'json' };

type Slug = keyof (typeof texts)['en'];

export function cardText(language: LanguageTag, slug: Slug, values: Record<string, string> = {}): string {
  return texts[language][slug].replace(/\{\{(\w+)\}\}/g, (_match, name: string) => values[name] ?? '');
}

/** As pages format: English is European English here. */
const localeOf = (language: LanguageTag) => (language === 'en' ? 'en-GB' : language);

type HomeFacts = Pick<
  Property,
  | 'cityName'
  | 'currency'
  | 'nightlyPrice'
  | 'monthlyPrice'
  | 'isAvailableForShortTerm'
  | 'isAvailableForLongTerm'
>;

/** The city, and what a night or a month costs where it is let so. */
export function propertyFacts(property: HomeFacts, language: LanguageTag): string[] {
  const { cityName, currency, nightlyPrice, monthlyPrice } = property;
  const price = (slug: 'night' | 'month', amount: number | null) =>
    amount === null ? [] : [cardText(language, slug, { price: formatPrice(amount, currency, language) })];
  return [
    cityName,
    ...(property.isAvailableForShortTerm ? price('night', nightlyPrice) : []),
    ...(property.isAvailableForLongTerm ? price('month', monthlyPrice) : []),
  ];
}

type ArticleFacts = Pick<ArticleSummary, 'publicationTimestamp' | 'readingMinutes'>;

export function articleFacts(article: ArticleFacts, language: LanguageTag): string[] {
  const day = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' });
  return [
    day.format(new Date(article.publicationTimestamp)),
    cardText(language, 'reading', { minutes: String(article.readingMinutes) }),
  ];
}

type EventFacts = Pick<
  Event,
  'startTimestamp' | 'timeZone' | 'venueName' | 'cityName' | 'price' | 'currency'
>;

/** When it begins at its place, where, and what it costs. */
export function eventFacts(event: EventFacts, language: LanguageTag): string[] {
  const { timeZone, venueName, cityName, price, currency } = event;
  const begin = new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  });
  return [
    begin.format(new Date(event.startTimestamp)),
    `${venueName}, ${cityName}`,
    price === null || currency === null ? cardText(language, 'free') : formatPrice(price, currency, language),
  ];
}

function formatPrice(amount: number, currency: CurrencyCode, language: LanguageTag): string {
  const format = new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  return format.format(amount / 10 ** CURRENCY_EXPONENTS[currency]);
}
