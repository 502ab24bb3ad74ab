/**
 * The locale that formats numbers and days. English is European English here: the day stands before the
 * month. Server and browser share these functions, so that both write the same text.
 */
export function formattingLocale(language: string): string {
  return language === 'en' ? 'en-GB' : language;
}

/** To make a format costs about fifty times as much as to use it. */
const numberFormats = new Map<string, Intl.NumberFormat>();
const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** Versions of the language data differ in which narrow space they write; the page writes one. */
export function withOneSpace(text: string): string {
  return text.replace(/[\u2009\u202f]/g, '\u00a0');
}

function remembered<Format>(formats: Map<string, Format>, key: string, create: () => Format): Format {
  const known = formats.get(key);
  if (known) return known;
  const created = create();
  formats.set(key, created);
  return created;
}

const exponents = new Map<string, number>();

function exponentOf(currency: string): number {
  return remembered(
    exponents,
    currency,
    () =>
      new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ??
      2,
  );
}

/**
 * Writes an amount of money; whole amounts have no decimals, negative ones have a minus sign (U+2212).
 * @param amount integer minor units by the currency's ISO 4217 exponent, such as cents
 * @param currency ISO 4217 code
 * @throws RangeError when the code is no currency code
 */
export function formatPrice(amount: number, currency: string, language: string): string {
  const format = remembered(
    numberFormats,
    `${language} ${currency}`,
    () =>
      new Intl.NumberFormat(formattingLocale(language), {
        style: 'currency',
        currency,
        trailingZeroDisplay: 'stripIfInteger',
      }),
  );
  return withOneSpace(format.format(amount / 10 ** exponentOf(currency))).replace('-', '−');
}

/** The sign or code of a currency as prices have it, for a field of its amounts: € or CHF. */
export function currencySymbol(currency: string, language: string): string {
  return formatPrice(0, currency, language).replace(/[\d\s]/g, '');
}

/** As formatPrice, rounded to whole units of the currency: for lists, where nobody pays yet. */
export function formatWholePrice(amount: number, currency: string, language: string): string {
  const unit = 10 ** exponentOf(currency);
  return formatPrice(Math.round(amount / unit) * unit, currency, language);
}

/**
 * Writes a number with the separators of the language.
 * @param decimals exactly so many; without it as many as the number has, at most three
 */
export function formatNumber(value: number, language: string, decimals?: number): string {
  const format = remembered(
    numberFormats,
    `${language} ${decimals}`,
    () =>
      new Intl.NumberFormat(formattingLocale(language), {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }),
  );
  return withOneSpace(format.format(value));
}

/** Writes a percentage, such as 6 for 6 %, with two decimals at most. */
export function formatPercent(percent: number, language: string): string {
  const format = remembered(
    numberFormats,
    `${language} percent`,
    () => new Intl.NumberFormat(formattingLocale(language), { style: 'percent', maximumFractionDigits: 2 }),
  );
  return withOneSpace(format.format(percent / 100));
}

/**
 * long: 21 November 2026; medium: 21 Nov 2026; weekday: Sat 21 Nov; month: November 2026; name: Saturday;
 * short-name: Sat.
 */
export type DayStyle = 'long' | 'medium' | 'weekday' | 'month' | 'name' | 'short-name';

const dayStyles: Readonly<Record<DayStyle, Intl.DateTimeFormatOptions>> = {
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
  month: { month: 'long', year: 'numeric' },
  name: { weekday: 'long' },
  'short-name': { weekday: 'short' },
};

/** Days further apart are told with their years. */
const CLEAR_WITHOUT_YEAR_MILLISECONDS = 300 * 24 * 60 * 60 * 1000;

/**
 * Writes the days from one to another shortly, in this or another year: 12–15 May, 28 Dec – 1 Jan.
 * @param from `YYYY-MM-DD`, and so is `to`
 * @throws RangeError when one of them is no day
 */
export function formatDays(from: string, to: string, language: string): string {
  const format = remembered(
    dayFormats,
    `${language} days`,
    () =>
      new Intl.DateTimeFormat(formattingLocale(language), {
        day: 'numeric',
        month: 'short',
        timeZone: 'UTC',
      }),
  );
  const [start, end] = [from, to].map((day) => new Date(`${day}T00:00:00Z`)) as [Date, Date];
  // `formatRange` writes years as soon as the year changes.
  const isOneYear = start.getUTCFullYear() === end.getUTCFullYear();
  const isClear = !isOneYear && end.getTime() - start.getTime() < CLEAR_WITHOUT_YEAR_MILLISECONDS;
  const text = isClear ? `${format.format(start)} – ${format.format(end)}` : format.formatRange(start, end);
  // Around the dash Chromium writes a space where Node writes a thin one.
  return withOneSpace(text).replaceAll(' – ', '\u00a0–\u00a0');
}

/**
 * Writes a UTC day.
 * @param day `YYYY-MM-DD`
 * @throws RangeError when it is no day
 */
export function formatDay(day: string, language: string, style: DayStyle = 'long'): string {
  const format = remembered(
    dayFormats,
    `${language} ${style}`,
    () => new Intl.DateTimeFormat(formattingLocale(language), { ...dayStyles[style], timeZone: 'UTC' }),
  );
  return withOneSpace(format.format(new Date(`${day}T00:00:00Z`)));
}

/** `German, English and French`: names of languages by their ISO 639 codes, in another one. */
export function formatLanguages(tags: readonly string[], language: string): string {
  const names = new Intl.DisplayNames([language], { type: 'language' });
  return new Intl.ListFormat(formattingLocale(language)).format(tags.map((tag) => names.of(tag) ?? tag));
}
