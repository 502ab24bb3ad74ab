import type { CurrencyCode, Day } from '@moien/contract';
import type { TextFunction } from '@moien/shared-lib';
import { formatDay, formatPrice } from '@moien/shared-lib/ui';
import type { HomeDay, HomeRow } from './calendar-days.ts';

const dayWords = new Map<string, string>();

/** A day with its weekday; to write one takes long, and a timeline writes each for every home. */
function wordsOfDay(day: Day, language: string): string {
  const key = `${language} ${day}`;
  const known = dayWords.get(key) ?? formatDay(day, language, 'weekday');
  dayWords.set(key, known);
  return known;
}

/** What a cell shows of a price: without the currency, which stands at the home. */
export function shortPrice(price: number, currency: CurrencyCode, language: string): string {
  return formatPrice(price, currency, language)
    .replace(/[^\d.,\u00a0’' ]/g, '')
    .trim();
}

/** What a screen reader says of a day: its home, how it stands, its price and the rule behind it. */
export function wordsOfCell(
  t: TextFunction,
  { home }: HomeRow,
  homeDay: HomeDay,
  day: Day,
  language: string,
): string {
  return [
    wordsOfDay(day, language),
    home.title,
    stateWords(t, homeDay),
    ...priceWords(t, home, homeDay, language),
  ].join(', ');
}

function stateWords(t: TextFunction, { state, entry }: HomeDay): string {
  if (entry?.guestFirstName && (state === 'booking' || state === 'hold'))
    return t(`state-${state}-of`, { name: entry.guestFirstName });
  return t(`state-${state}`, {});
}

function priceWords(
  t: TextFunction,
  home: HomeRow['home'],
  { state, setting }: HomeDay,
  language: string,
): string[] {
  if (state === 'over' || state === 'beyond' || setting.price === null) return [];
  const price = formatPrice(setting.price, home.currency, language);
  return [t('price-and-source', { price, source: sourceWords(t, home, setting) })];
}

/** Where a price comes from: the rule by its name. */
function sourceWords(
  t: TextFunction,
  { ruleSet }: Pick<HomeRow['home'], 'ruleSet'>,
  { priceSource, ruleId }: HomeDay['setting'],
): string {
  const name = ruleSet.ruleArray.find(({ id }) => id === ruleId)?.name;
  return name ? t('source-named', { name }) : t(`source-${priceSource}`, {});
}
