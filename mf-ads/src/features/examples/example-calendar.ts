import {
  addDays,
  type Calendar,
  type CalendarHome,
  type Day,
  dayTerms,
  type PriceRule,
  type RuleSet,
  toDay,
} from '@moien/contract';
import { calendarPeriod, WEEK, WEEK_COUNT } from '../calendar/calendar-days.ts';

export const NO_RULES: RuleSet = {
  ruleArray: [],
  discountArray: [],
  noticeDays: 0,
  preparationDays: 0,
  bookingWindowDays: null,
};

const TERMS = {
  price: null,
  percent: null,
  minimumNights: null,
  maximumNights: null,
  arrivalWeekdayArray: null,
  departureWeekdayArray: null,
};

type Season = Extract<PriceRule, { kind: 'season' }>;
type Weekday = Extract<PriceRule, { kind: 'weekday' }>;

/** A fifth more for some weeks, from so many days after the first of the calendar on. */
export const exampleSeason = (changes: Partial<Season> = {}, from = 35): Season => ({
  ...{ ...TERMS, id: '019b76da-a800-7838-a932-f8c36951d001', kind: 'season', name: 'Sommer', percent: 20 },
  ...{ firstDay: dayOf(from), lastDay: dayOf(from + 27) },
  ...changes,
});

/** Nights of Friday and Saturday cost 120 €. */
export const exampleWeekend = (changes: Partial<Weekday> = {}): Weekday => ({
  ...{ ...TERMS, id: '019b76da-a800-7838-a932-f8c36951d002', kind: 'weekday', name: 'Wochenende' },
  ...{ weekdayArray: [5, 6], price: 12_000 },
  ...changes,
});

/** A day of the calendar by its number. */
export const dayOf = (number: number): Day => addDays(calendarPeriod(toDay(new Date())).from, number);

/** A home with days as its rules make them. */
export function exampleCalendarHome(changes: Partial<CalendarHome> = {}): CalendarHome {
  const home: CalendarHome = {
    propertyId: '019b76da-a800-7838-a932-f8c36951b0e1',
    title: 'Helles Zimmer über den Dächern des Grund',
    imagePath: null,
    currency: 'EUR',
    nightlyPrice: 9_500,
    bookableUntil: null,
    settingArray: [],
    runArray: [],
    entryArray: [],
    ruleSet: NO_RULES,
    ...changes,
  };
  return changes.settingArray ? home : { ...home, ...daysOf(home) };
}

function daysOf({ nightlyPrice, ruleSet }: CalendarHome): Pick<CalendarHome, 'settingArray' | 'runArray'> {
  const base = { price: nightlyPrice, minimumNights: 1, maximumNights: 365 };
  const settings = Array.from({ length: WEEK * WEEK_COUNT }, (_, number) => {
    const terms = dayTerms(dayOf(number), { base, own: {}, rules: ruleSet.ruleArray, isTaken: false });
    const { state, ...setting } = terms;
    return { isOpen: state === 'open', ...setting };
  });
  return { settingArray: settings, runArray: settings.map((_, index) => [index, 1]) };
}

export function exampleCalendar(...homeArray: CalendarHome[]): Calendar {
  return { ...calendarPeriod(toDay(new Date())), homeArray };
}

/** A season, a weekend price, two discounts, and when guests can book. */
export const exampleRules: RuleSet = {
  ruleArray: [exampleSeason(), exampleWeekend()],
  discountArray: [
    { kind: 'weekly', percent: 10, days: null },
    { kind: 'last-minute', percent: 15, days: 3 },
  ],
  ...{ noticeDays: 2, preparationDays: 1, bookingWindowDays: 365 },
};
