import {
  addDays,
  type CalendarEntry,
  type CalendarHome,
  type Day,
  type DaySetting,
  nightsBetween,
  type PriceRule,
} from '@moien/contract';
import type { DayRunRow, EntryRow, HomeRow } from './calendar.repository.ts';

type Period = { from: Day; to: Day };

/** A home with its days in order, alike ones told once. */
export function presentHome(
  home: HomeRow,
  runs: readonly DayRunRow[],
  entries: readonly EntryRow[],
  period: Period,
): CalendarHome {
  return {
    propertyId: home.id,
    title: home.title,
    imagePath: home.image_path,
    currency: home.currency,
    nightlyPrice: home.nightly_price,
    bookableUntil: home.bookable_until,
    ...listSettings(home, runs, period),
    entryArray: entries.map(presentEntry),
    ruleSet: home.rule_set,
  };
}

function listSettings(
  home: HomeRow,
  runs: readonly DayRunRow[],
  { from, to }: Period,
): Pick<CalendarHome, 'settingArray' | 'runArray'> {
  const kinds = new Map(home.rule_set.ruleArray.map(({ id, kind }) => [id, kind]));
  const indexes = new Map<string, number>();
  const settingArray: DaySetting[] = [];
  const runArray: [number, number][] = [];
  const add = (setting: DaySetting, count: number) => {
    if (count === 0) return;
    const key = JSON.stringify(setting);
    const index = indexes.get(key) ?? settingArray.push(setting) - 1;
    indexes.set(key, index);
    const last = runArray.at(-1);
    if (last?.[0] === index) last[1] += count;
    else runArray.push([index, count]);
  };
  let next = from;
  for (const run of runs) {
    add(baseSetting(home), nightsBetween(next, run.first_day));
    add(settingOf(home, run, kinds), run.count);
    next = addDays(run.first_day, run.count);
  }
  add(baseSetting(home), nightsBetween(next, to) + 1);
  return { settingArray, runArray };
}

const baseSetting = (home: HomeRow): DaySetting => ({
  isOpen: true,
  price: home.nightly_price,
  priceSource: 'base',
  ruleId: null,
  minimumNights: home.minimum_nights,
  maximumNights: home.maximum_nights,
  allowsArrival: true,
  allowsDeparture: true,
});

function settingOf(home: HomeRow, run: DayRunRow, kinds: ReadonlyMap<string, PriceRule['kind']>): DaySetting {
  const base = baseSetting(home);
  const ruleId = run.own_price === null ? run.rule_id : null;
  return {
    isOpen: run.is_open,
    price: run.price ?? base.price,
    priceSource: run.own_price !== null ? 'day' : (ruleId !== null && kinds.get(ruleId)) || 'base',
    ruleId,
    minimumNights: run.minimum_nights ?? base.minimumNights,
    maximumNights: run.maximum_nights ?? base.maximumNights,
    allowsArrival: run.allows_arrival,
    allowsDeparture: run.allows_departure,
  };
}

const presentEntry = (row: EntryRow): CalendarEntry => ({
  kind: row.kind,
  firstDay: row.first_day,
  lastDay: row.last_day,
  bookingId: row.booking_id,
  guestFirstName: row.guest_first_name,
  conflictSource: row.conflict_source,
});
