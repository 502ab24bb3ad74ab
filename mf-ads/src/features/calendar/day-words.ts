import type { CurrencyCode, Day } from '@moien/contract';
import type { TextFunction } from '@moien/shared-lib';
import { formatDay, formatDays, formatPrice } from '@moien/shared-lib/ui';
import type { HomeDay, HomeRow } from './calendar-days.ts';

const written = new Map<string, string>();

/** To write a text takes long, and a timeline writes each of a few for thousands of days. */
function writeOnce(key: string, write: () => string): string {
  const known = written.get(key) ?? write();
  written.set(key, known);
  return known;
}

/** What a cell shows of a price: without the currency, which stands at the home. */
export function shortPrice(price: number, currency: CurrencyCode, language: string): string {
  return writeOnce(`${language} ${currency} ${price}`, () =>
    formatPrice(price, currency, language)
      .replace(/[^\d.,\u00a0’' ]/g, '')
      .trim(),
  );
}

/** What a screen reader says of a day: its home, how it stands, its price and the rule behind it. */
export function wordsOfCell(
  t: TextFunction,
  row: HomeRow,
  homeDay: HomeDay,
  day: Day,
  language: string,
): string {
  return wordsOfDays(t, row, homeDay, { first: day, last: day }, language);
}

/** The same of days side by side that stand alike. */
export function wordsOfDays(
  t: TextFunction,
  { home }: HomeRow,
  homeDay: HomeDay,
  { first, last }: { first: Day; last: Day },
  language: string,
): string {
  return [
    writeOnce(`${language} ${first} ${last}`, () =>
      first === last ? formatDay(first, language, 'weekday') : formatDays(first, last, language),
    ),
    home.title,
    stateWords(t, homeDay, language),
    ...conflictWords(t, homeDay),
    ...priceWords(t, home, homeDay, language),
  ].join(', ');
}

function conflictWords(t: TextFunction, { entry }: HomeDay): string[] {
  return entry?.conflictSource ? [t('conflict-with', { calendar: entry.conflictSource })] : [];
}

function stateWords(t: TextFunction, { state, entry }: HomeDay, language: string): string {
  if (entry?.guestFirstName && (state === 'booking' || state === 'hold'))
    return t(`state-${state}-of`, { name: entry.guestFirstName });
  return writeOnce(`${language} ${state}`, () => t(`state-${state}`, {}));
}

/** Of a setting, which many days of its home share. */
const priceTexts = new WeakMap<HomeDay['setting'], { language: string; words: string[] }>();

function priceWords(
  t: TextFunction,
  home: HomeRow['home'],
  { state, setting }: HomeDay,
  language: string,
): string[] {
  if (state === 'over' || state === 'beyond') return [];
  const known = priceTexts.get(setting);
  if (known?.language === language) return known.words;
  const text = priceAndSource(t, home, setting, language);
  const words = text === undefined ? [] : [text];
  priceTexts.set(setting, { language, words });
  return words;
}

/** A price and where it comes from: a rule by its name. Undefined for a day without a price. */
export function priceAndSource(
  t: TextFunction,
  home: HomeRow['home'],
  setting: HomeDay['setting'],
  language: string,
): string | undefined {
  if (setting.price === null) return undefined;
  const price = formatPrice(setting.price, home.currency, language);
  return t('price-and-source', { price, source: sourceWords(t, home, setting) });
}

function sourceWords(
  t: TextFunction,
  { ruleSet }: Pick<HomeRow['home'], 'ruleSet'>,
  { priceSource, ruleId }: HomeDay['setting'],
): string {
  const name = ruleSet.ruleArray.find(({ id }) => id === ruleId)?.name;
  return name ? t('source-named', { name }) : t(`source-${priceSource}`, {});
}
