import {
  addDays,
  addMonths,
  type DateRange,
  type Day,
  type DayRange,
  type Property,
  pickDay,
  type StayTerm,
} from '@moien/contract';

/** What forbids the days of one home (specification §5, product decision 25). */
export type Nights = {
  today: Day;
  unavailable: readonly DayRange[];
  /** Of a stay by the month: the first day on which somebody can move in. */
  moveIn?: Day | undefined;
  /** The shortest stay: nights of one by the night, whole months of one by the month. */
  minimum?: { nights: number } | { months: number } | undefined;
};

export type DayRefusal = 'past' | 'before-move-in' | 'taken' | 'too-short';

type NightsOfProperty = Pick<Property, 'unavailableArray' | 'moveInDate' | 'minimumNights' | 'minimumMonths'>;

/** What forbids days of a home, for a stay by the night or by the month. */
export function nightsOf(property: NightsOfProperty, term: StayTerm, today: Day): Nights {
  const { unavailableArray: unavailable, moveInDate, minimumNights, minimumMonths } = property;
  if (term === 'night') return { today, unavailable, minimum: { nights: minimumNights } };
  return {
    today,
    unavailable,
    moveIn: moveInDate ?? undefined,
    minimum: minimumMonths === null ? undefined : { months: minimumMonths },
  };
}

/** Whether nobody can sleep there in the night that begins on this day. */
export function isForbiddenNight({ today, unavailable, moveIn = today }: Nights, night: Day): boolean {
  return (
    night < today || night < moveIn || unavailable.some(({ start, end }) => start <= night && night < end)
  );
}

/** Whether both days are chosen and the stay is shorter than its home allows. */
function isTooShort({ minimum }: Nights, { arrival, departure }: DateRange): boolean {
  if (!minimum || arrival === undefined || departure === undefined) return false;
  const earliest =
    'nights' in minimum ? addDays(arrival, minimum.nights) : addMonths(arrival, minimum.months);
  return departure < earliest;
}

/**
 * The stay after one more day is picked, with the nights that cannot be slept pushing its arrival forward
 * (specification §4). A day too little before the arrival is the new arrival: together they would be no stay.
 */
export function pickStayDay(nights: Nights, range: DateRange, day: Day): DateRange {
  const stay = pickDay(range, day, (night) => isForbiddenNight(nights, night));
  const isEarlier = range.arrival !== undefined && day < range.arrival;
  return isEarlier && isTooShort(nights, stay) ? { arrival: day } : stay;
}

/**
 * Why a day cannot be picked next. Who arrives needs the night that begins with it; who leaves needs the one
 * before, so that the day on which others arrive can be the one on which one leaves.
 */
export function dayRefusal(nights: Nights, range: DateRange, day: Day): DayRefusal | undefined {
  const { arrival, departure } = range;
  if (day < nights.today) return 'past';
  if (nights.moveIn && day < nights.moveIn) return 'before-move-in';
  const isDeparture = arrival !== undefined && departure === undefined && day > arrival;
  if (isForbiddenNight(nights, isDeparture ? addDays(day, -1) : day)) return 'taken';
  return isDeparture && isTooShort(nights, pickStayDay(nights, range, day)) ? 'too-short' : undefined;
}
