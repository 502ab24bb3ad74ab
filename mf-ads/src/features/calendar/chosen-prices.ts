import type { DaySetting } from '@moien/contract';
import type { TextFunction } from '@moien/shared-lib';
import type { CalendarStore } from './calendar-store.ts';
import { priceAndSource } from './day-words.ts';

/** A price with what it comes from, and how many of the chosen days have it. */
export type ChosenPrice = { words: string; dayCount: number };

/** What the chosen days cost, the price of most of them first; without days that nobody can book. */
export function listChosenPrices(
  t: TextFunction,
  { chosenRows, area }: Pick<CalendarStore, 'chosenRows' | 'area'>,
  language: string,
): ChosenPrice[] {
  if (!area) return [];
  const counts = new Map<string, number>();
  for (const { home, days } of chosenRows) {
    // Days that are alike share a setting, so that words are made for few of them.
    const ofHome = new Map<DaySetting, number>();
    for (const { state, setting } of days.slice(area.firstColumn, area.lastColumn + 1))
      if (state !== 'over' && state !== 'beyond') ofHome.set(setting, (ofHome.get(setting) ?? 0) + 1);
    for (const [setting, count] of ofHome) {
      const words = priceAndSource(t, home, setting, language);
      if (words !== undefined) counts.set(words, (counts.get(words) ?? 0) + count);
    }
  }
  return [...counts]
    .map(([words, dayCount]) => ({ words, dayCount }))
    .sort((one, other) => other.dayCount - one.dayCount);
}
