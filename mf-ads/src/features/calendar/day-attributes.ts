import type { HomeDay, HomeRow } from './calendar-days.ts';
import { shortPrice } from './day-words.ts';
import { CONFLICT_MARK, STATE_MARKS } from './state-marks.ts';

/** How a day stands, whether what takes it begins there or is in conflict, for its looks. */
export function stateAttributes(row: HomeRow, column: number) {
  const { state, entry } = row.days[column] ?? {};
  return {
    'data-state': state === 'open' ? undefined : state,
    'data-conflict': entry?.conflictSource ? true : undefined,
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

/** What is drawn for a state that is not only coloured. */
export function markOf({ state, entry }: HomeDay): string | undefined {
  return entry?.conflictSource ? CONFLICT_MARK : STATE_MARKS[state];
}

/** The price of a day that can still be let; undefined without one. */
export function priceText(row: HomeRow, column: number, language: string): string | undefined {
  const { state, setting } = row.days[column] ?? {};
  if (!setting || setting.price === null || state === 'over' || state === 'beyond') return undefined;
  return shortPrice(setting.price, row.home.currency, language);
}
