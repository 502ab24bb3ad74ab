import { Value } from 'typebox/value';
import type { Database } from '../../../database/database.ts';
import { type EndedStay, findEndedStays } from './stay-activity.repository.ts';
import { ACTIVITIES_MAXIMUM, StayActivities, type StayActivity } from './stay-report.schema.ts';

export type StayReportOrder = {
  year: number;
  /** From 1. */
  month: number;
  countryCode: string;
  /** What the entry point calls the area of all the homes. */
  areaId: string | undefined;
};

export type StayReport = {
  /** Each is one request. */
  requestArray: StayActivities[];
  stayCount: number;
  /** Stays in homes without a registration number, which are in no request. */
  withoutNumberCount: number;
};

type Parts = {
  database: Database;
  /** Where the homes are shown. */
  origin: string;
  now: () => Date;
};

/** The stays of a month for the single digital entry point of a member state. */
export async function reportStays(
  { database, origin, now }: Parts,
  { areaId, ...wanted }: StayReportOrder,
): Promise<StayReport> {
  const stays = await findEndedStays(database, { ...wanted, now: now() });
  const activities = stays.flatMap((stay) => activityOf(stay, origin, areaId) ?? []);
  const requestArray: StayActivities[] = [];
  for (let start = 0; start < activities.length; start += ACTIVITIES_MAXIMUM)
    requestArray.push({ activities: activities.slice(start, start + ACTIVITIES_MAXIMUM) });
  for (const request of requestArray)
    if (!Value.Check(StayActivities, request))
      throw new Error('A stay does not fit the schema of entry points.');
  return {
    requestArray,
    stayCount: activities.length,
    withoutNumberCount: stays.length - activities.length,
  };
}

/** The id is the booking's, so that a stay which is sent again is a correction of itself. */
function activityOf(stay: EndedStay, origin: string, areaId: string | undefined): StayActivity | undefined {
  const { registrationNumber, guestCount, cityName, district, latitude, longitude } = stay;
  if (registrationNumber === null) return undefined;
  const place = `${latitude.toFixed(6)} ${longitude.toFixed(6)}`;
  return {
    activityId: stay.bookingId,
    status: 'finished',
    ...(areaId === undefined ? {} : { areaId }),
    url: new URL(`/en/property/${stay.propertyId}`, origin).href,
    address: {
      thoroughfare: '',
      postName: cityName.slice(0, 80),
      fullAddress: [district, cityName, place].filter((part) => part !== null).join(', '),
    },
    registrationNumber,
    numberOfGuests: guestCount,
    countryOfGuests: Array.from({ length: guestCount }, () => 'N/A'),
    temporal: {
      startDatetime: new Date(stay.startedAt).toISOString(),
      endDatetime: new Date(stay.endedAt).toISOString(),
    },
  };
}
