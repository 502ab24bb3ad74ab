import type { Day } from '../lib/scalars.schema.ts';
import { instantOf } from '../lib/zoned-time.ts';
import {
  AUTHORISATION_RESERVE_HOURS,
  HOLD_MINUTES,
  REQUEST_END_ON_ARRIVAL_DAY,
  REQUEST_HOURS,
} from './limits.ts';

const MILLISECONDS_PER_MINUTE = 60_000;
const MILLISECONDS_PER_HOUR = 3_600_000;

/** @param isProlonged by a 3DS challenge, which happens once */
export function holdEndsAt(createdAt: Date, isProlonged: boolean): Date {
  const minutes = isProlonged ? 2 * HOLD_MINUTES : HOLD_MINUTES;
  return new Date(createdAt.getTime() + minutes * MILLISECONDS_PER_MINUTE);
}

type RequestTimes = { requestedAt: Date; authorisationEndsAt: Date; arrivalDate: Day; timeZone: string };

/** Until when the owner can answer a request; in the past for one that came too late. */
export function requestEndsAt(request: RequestTimes): Date {
  const { requestedAt, authorisationEndsAt, arrivalDate, timeZone } = request;
  return new Date(
    Math.min(
      requestedAt.getTime() + REQUEST_HOURS * MILLISECONDS_PER_HOUR,
      authorisationEndsAt.getTime() - AUTHORISATION_RESERVE_HOURS * MILLISECONDS_PER_HOUR,
      instantOf(arrivalDate, REQUEST_END_ON_ARRIVAL_DAY, timeZone).getTime(),
    ),
  );
}
