import { seededUuid } from '@moien/api/database/seeded-uuid';
import type { Random } from '@moien/api/lib/random';
import { addDays, type Day } from '@moien/contract';
import type { DemoBooking, DemoRentalDay } from './demo-home.ts';

const HORIZON_DAYS = 240;

type Stay = { allowsSameDayTurnover: boolean; minimumNights: number };

/** How a home's calendar departs from its own price and minimum. */
type Habits = {
  popularity: number;
  closed: [number, number][];
  weekendPrice: number | null;
  weekendMinimum: number | null;
  summerMinimum: number | null;
};

/**
 * Days that differ from the home's own rule: closed weekends and weeks, dearer weekends, longer stays in
 * summer. The nearer the day, the fuller the calendar.
 */
export function drawRentalDays(
  home: { nightlyPrice: number | null; minimumNights: number },
  today: Day,
  random: Random,
): DemoRentalDay[] {
  const habits = drawHabits(home, random);
  return Array.from({ length: HORIZON_DAYS }, (_, offset) =>
    isOpen(habits, offset, addDays(today, offset), random)
      ? openDay(habits, addDays(today, offset))
      : { day: addDays(today, offset), isAvailableForShortTerm: false, price: null, minimumNights: null },
  ).filter((day) => !day.isAvailableForShortTerm || day.price !== null || day.minimumNights !== null);
}

function drawHabits(home: { nightlyPrice: number | null; minimumNights: number }, random: Random): Habits {
  return {
    popularity: random.between(0.1, 0.95),
    closed: closedWeeks(random),
    weekendPrice: random.chance(0.28)
      ? roundEuro((home.nightlyPrice ?? 0) * random.between(1.08, 1.25))
      : null,
    weekendMinimum: random.chance(0.1) && home.minimumNights < 2 ? 2 : null,
    summerMinimum: random.chance(0.06) && home.minimumNights < 5 ? 5 : null,
  };
}

function isOpen(habits: Habits, offset: number, day: Day, random: Random): boolean {
  const demand = habits.popularity * Math.exp(-offset / 70) * (isFridayOrSaturday(day) ? 0.75 : 0.22);
  return !random.chance(demand) && !habits.closed.some(([start, end]) => offset >= start && offset < end);
}

function openDay(habits: Habits, day: Day): DemoRentalDay {
  const isWeekend = isFridayOrSaturday(day);
  const price = isWeekend ? habits.weekendPrice : null;
  const weekendMinimum = isWeekend ? habits.weekendMinimum : null;
  const minimumNights = isSummer(day) ? (habits.summerMinimum ?? weekendMinimum) : weekendMinimum;
  return { day, isAvailableForShortTerm: true, price, minimumNights };
}

/** Stays of other people, in order, never touching one another's inclusive range (specification §5). */
export function drawBookings(
  home: { sourceId: string } & Stay,
  guestIds: readonly string[],
  today: Day,
  random: Random,
): DemoBooking[] {
  const count = random.chance(0.5) ? random.integer(1, 4) : 0;
  const bookings: DemoBooking[] = [];
  let offset = random.integer(0, 12);
  for (let index = 0; index < count; index += 1) {
    while (random.chance(0.6) && !isFridayOrSaturday(addDays(today, offset))) offset += 1;
    const nights = Math.max(home.minimumNights, random.integer(2, 6));
    const arrivalDate = addDays(today, offset);
    const departureDate = addDays(arrivalDate, nights);
    bookings.push({
      id: seededUuid(`demo/booking/${home.sourceId}/${index}`),
      guestId: random.pick(guestIds),
      arrivalDate,
      departureDate,
    });
    offset += nights + (home.allowsSameDayTurnover && random.chance(0.3) ? 0 : random.integer(1, 16));
  }
  return bookings;
}

function closedWeeks(random: Random): [number, number][] {
  if (!random.chance(0.4)) return [];
  return Array.from({ length: random.integer(1, 2) }, () => {
    const start = random.integer(5, HORIZON_DAYS - 25);
    return [start, start + random.integer(4, 21)];
  });
}

function isFridayOrSaturday(day: Day): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday === 5 || weekday === 6;
}

function isSummer(day: Day): boolean {
  const month = day.slice(5, 7);
  return month === '07' || month === '08';
}

function roundEuro(cents: number): number {
  return Math.round(cents / 100) * 100;
}
