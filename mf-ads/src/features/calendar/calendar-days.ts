import {
  addDays,
  type Calendar,
  type CalendarEntry,
  type CalendarHome,
  type Day,
  type DaySetting,
  nightsBetween,
  weekdayOf,
} from '@moien/contract';

export const WEEK = 7;
/** Weeks of the timeline: a year and the rest of the first and the last one. */
export const WEEK_COUNT = 54;

/** The id of the element of a day, by the numbers of its row and column. */
export const cellId = ({ row, column }: { row: number; column: number }) => `day-${row}-${column}`;

/** The Monday of the week of a day. */
const mondayOf = (day: Day): Day => addDays(day, 1 - weekdayOf(day));

/** What the timeline shows: whole weeks from that of today. */
export function calendarPeriod(today: Day): { from: Day; to: Day } {
  const from = mondayOf(today);
  return { from, to: addDays(from, WEEK * WEEK_COUNT - 1) };
}

/** How a day of a home looks: what takes it comes before a closed day. */
export type DayState = CalendarEntry['kind'] | 'closed' | 'open' | 'beyond' | 'over';

export type HomeDay = { state: DayState; setting: DaySetting; entry: CalendarEntry | undefined };

/** A home whose days are found by their number from the first on. */
export type HomeRow = { home: CalendarHome; days: readonly HomeDay[] };

/** Whether another calendar has a reservation for taken days of a home. */
export const hasConflict = ({ home }: HomeRow): boolean =>
  home.entryArray.some(({ conflictSource }) => conflictSource !== null);

export function homeRows({ from, homeArray }: Calendar, today: Day): HomeRow[] {
  return homeArray.map((home) => ({ home, days: listDays(home, from, today) }));
}

function listDays(home: CalendarHome, from: Day, today: Day): HomeDay[] {
  const days = listSettings(home, from, today);
  for (const entry of home.entryArray) {
    const last = Math.min(nightsBetween(from, entry.lastDay), days.length - 1);
    for (let day = Math.max(0, nightsBetween(from, entry.firstDay)); day <= last; day += 1) {
      const known = days[day];
      if (known) days[day] = { ...known, state: entry.kind, entry };
    }
  }
  return days;
}

/** The days as the owner has set them, whatever takes them. */
function listSettings(
  { bookableUntil, runArray, settingArray }: CalendarHome,
  from: Day,
  today: Day,
): HomeDay[] {
  const todayIndex = nightsBetween(from, today);
  const end = bookableUntil === null ? Number.POSITIVE_INFINITY : nightsBetween(from, bookableUntil);
  const days: HomeDay[] = [];
  for (const [index, count] of runArray) {
    const setting = settingArray[index];
    if (!setting) continue;
    // One object for all days that are alike: a year of 50 homes has 19,000 of them.
    const like = (state: DayState): HomeDay => ({ state, setting, entry: undefined });
    const [usual, over, beyond] = [like(setting.isOpen ? 'open' : 'closed'), like('over'), like('beyond')];
    for (let number = 0; number < count; number += 1) {
      const day = days.length;
      days.push(day < todayIndex ? over : day >= end ? beyond : usual);
    }
  }
  return days;
}
