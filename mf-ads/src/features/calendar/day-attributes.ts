import type { HomeRow } from './calendar-days.ts';
import { shortPrice } from './day-words.ts';

/** Whether a booking or import begins on a day, and how the day stands, for its looks. */
export function stateAttributes(row: HomeRow, column: number) {
  const { state, entry } = row.days[column] ?? {};
  return {
    'data-state': state === 'open' ? undefined : state,
    'data-begins': (entry && row.days[column - 1]?.entry !== entry) || undefined,
  };
}

/** Where a price comes from, for its looks. */
export function priceAttributes(row: HomeRow, column: number) {
  const setting = row.days[column]?.setting;
  return {
    'data-own': setting?.priceSource === 'day' || undefined,
    'data-rule': (setting && setting.ruleId !== null) || undefined,
  };
}

/** The price of a day that can still be let; undefined without one. */
export function priceText(row: HomeRow, column: number, language: string): string | undefined {
  const { state, setting } = row.days[column] ?? {};
  if (!setting || setting.price === null || state === 'over' || state === 'beyond') return undefined;
  return shortPrice(setting.price, row.home.currency, language);
}
