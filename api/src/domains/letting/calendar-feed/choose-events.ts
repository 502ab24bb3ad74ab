import { addDays, type Day, nightsBetween } from '@moien/contract';
import { seededUuid } from '../../../database/seeded-uuid.ts';
import type { CalendarEvent } from './read-calendar.ts';
import { homeOfUid } from './site-uid.ts';

/** From when on days without a reservation are taken for the end of a calendar, and how long they are. */
const HORIZON_DAYS = 330;
const HORIZON_LENGTH = 28;

export type ChosenEvent = {
  sourceId: string;
  firstDay: Day;
  endDay: Day;
  isReservation: boolean;
  siteUid: string | null;
};

type Chosen = { events: ChosenEvent[]; ignoredCount: number };

/**
 * What of a calendar takes days of the home. Left out are events that this site has told of the same home,
 * which come back; and the days beyond which another calendar takes no bookings yet, which move on by a day
 * each day.
 */
export function chooseEvents(
  events: readonly CalendarEvent[],
  { feedId, propertyId, today }: { feedId: string; propertyId: string; today: Day },
): Chosen {
  const chosen = new Map<string, ChosenEvent>();
  let ignoredCount = 0;
  for (const { uid, recurrenceId, ...days } of events) {
    const home = homeOfUid(uid);
    if (home === propertyId || isHorizon(days, today)) {
      ignoredCount += 1;
      continue;
    }
    const name = uid ? `${uid}\n${recurrenceId}` : `${days.firstDay} ${days.endDay}`;
    const sourceId = seededUuid(`calendar event ${feedId}\n${name}`);
    chosen.set(sourceId, { ...days, sourceId, siteUid: home === undefined ? null : uid });
  }
  return { events: [...chosen.values()], ignoredCount };
}

function isHorizon(
  { firstDay, endDay, isReservation }: Pick<CalendarEvent, 'firstDay' | 'endDay' | 'isReservation'>,
  today: Day,
): boolean {
  if (isReservation || endDay < addDays(today, HORIZON_DAYS)) return false;
  return firstDay >= addDays(today, HORIZON_DAYS) || nightsBetween(firstDay, endDay) >= HORIZON_LENGTH;
}
