import { instantOf } from '../lib/zoned-time.ts';
import { GRACE_HOURS, GRACE_HOURS_BEFORE_CHECK_IN } from './limits.ts';
import type { RefundTerms } from './refund.schema.ts';

const MILLISECONDS_PER_HOUR = 3_600_000;

/** The instants at which a cancellation begins to return less, in milliseconds since 1970. */
export type StayTimeline = {
  /** Null when check-in is too near at confirmation. */
  graceEnd: number | null;
  /** When each row of the policy ends. */
  rowEndArray: number[];
  checkIn: number;
  /** When each night begins: at the check-in time of its day. */
  nightStartArray: number[];
  /** When the last night ends: at the check-in time of the departure day. */
  stayEnd: number;
};

/** Hours before check-in and of the grace are elapsed hours; days of the stay follow the home's clock. */
export function stayTimeline(terms: RefundTerms): StayTimeline {
  const { arrivalDate, departureDate, checkInTime, timeZone, confirmedAt, policy } = terms;
  const startOf = (day: string) => instantOf(day, checkInTime, timeZone).getTime();
  const checkIn = startOf(arrivalDate);
  const confirmed = Date.parse(confirmedAt);
  const hasGrace = checkIn - confirmed >= GRACE_HOURS_BEFORE_CHECK_IN * MILLISECONDS_PER_HOUR;
  return {
    graceEnd: hasGrace ? confirmed + GRACE_HOURS * MILLISECONDS_PER_HOUR : null,
    rowEndArray: policy.rowArray.map((row) => checkIn - row.untilHoursBefore * MILLISECONDS_PER_HOUR),
    checkIn,
    nightStartArray: terms.nightArray.map(({ day }) => startOf(day)),
    stayEnd: startOf(departureDate),
  };
}
