import { type HomeDay, type HomeRow, WEEK } from './calendar-days.ts';

/** Consecutive days of a home that look alike: indexes of the first and the last, both included. */
export type DayRun = { readonly first: number; readonly last: number };

/** Chosen days of a week of a home by their numbers, and the one that has the focus; -1 without any. */
export type ChosenDays = { chosenFrom: number; chosenTo: number; focused: number };

/** A week of a home in runs of days that look alike; the day with the focus is one of its own. */
export function runsOfWeek({ days }: HomeRow, week: number, chosen: ChosenDays): DayRun[] {
  const runs: DayRun[] = [];
  const end = Math.min((week + 1) * WEEK, days.length);
  for (let column = week * WEEK; column < end; column += 1) {
    const run = runs.at(-1);
    const isOne = run && isAlike(days[run.first], days[column]) && isChosenAlike(run.first, column, chosen);
    if (isOne) runs[runs.length - 1] = { ...run, last: column };
    else runs.push({ first: column, last: column });
  }
  return runs;
}

/** Whether a day is chosen. */
export function isChosen(column: number, { chosenFrom, chosenTo }: ChosenDays): boolean {
  return column >= chosenFrom && column <= chosenTo;
}

function isChosenAlike(one: number, other: number, chosen: ChosenDays): boolean {
  if (one === chosen.focused || other === chosen.focused) return false;
  return isChosen(one, chosen) === isChosen(other, chosen);
}

function isAlike(one: HomeDay | undefined, other: HomeDay | undefined): boolean {
  if (!one || !other || one.state !== other.state || one.entry !== other.entry) return false;
  return one.entry !== undefined || isPricedAlike(one, other);
}

function isPricedAlike({ setting: one }: HomeDay, { setting: other }: HomeDay): boolean {
  return one.price === other.price && one.priceSource === other.priceSource && one.ruleId === other.ruleId;
}
