import { randomUUIDv7 } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from '@moien/api/database/database';
import { createOccupancyService } from '@moien/api/domains/catalog/index';
import { addDays } from '@moien/contract';
import { type BookingSite, CONTESTED_NIGHT, contestedStay } from './booking-site.ts';
import { type Race, type RaceResult, tally } from './races.ts';

/** As many at a time as a process of the API has connections. */
const AT_ONCE = 10;
const LOOK_MILLISECONDS = 20;

/** What takes nights below HTTP, each against bookings of the same nights. */
export const RACES_BELOW_HTTP: readonly Race[] = [
  { name: 'closing of days', run: (site, count) => raceAgainst(site, count, 'close') },
  { name: 'imported events', run: (site, count) => raceAgainst(site, count, 'import') },
  { name: 'events, later', run: (site, count) => raceAgainst(site, count, 'import', true) },
  { name: 'leases', run: (site, count) => raceAgainst(site, count, 'lease') },
];

type Kind = 'close' | 'import' | 'lease';

/** @param isLate the others begin once a booking has the night: none of them gets it */
async function raceAgainst(
  site: BookingSite,
  count: number,
  kind: Kind,
  isLate = false,
): Promise<RaceResult> {
  const { propertyId } = await site.home({ isInstant: true });
  const guests = await site.people(Math.ceil(count / 2));
  const requests = await Promise.all(
    guests.map((guest, index) => site.request(propertyId, guest, contestedStay(index))),
  );
  const taking = openTakers(site.databaseUrl);
  try {
    const burst = site.burst(
      requests.map((body, index) => ({ path: '/api/bookings', cookie: guests[index]?.cookie ?? '', body })),
    );
    const isTaken = isLate ? untilTaken(site, propertyId, burst) : Promise.resolve();
    const [answers, outcomes] = await Promise.all([
      burst,
      isTaken.then(() => taking.takeAll(kind, propertyId, Math.floor(count / 2))),
    ]);
    return await judge(site, propertyId, { kind, isLate, answers, outcomes });
  } finally {
    await taking.close();
  }
}

/** By a booking, or not at all by the end of the burst. */
async function untilTaken(site: BookingSite, propertyId: string, burst: Promise<unknown>): Promise<void> {
  let isOver = false;
  const end = burst.finally(() => {
    isOver = true;
  });
  while (!isOver && (await site.takersOf(propertyId)).length === 0)
    await Promise.race([end, delay(LOOK_MILLISECONDS)]);
}

function openTakers(databaseUrl: string) {
  const database = openDatabase(databaseUrl, () => undefined);
  const occupancy = createOccupancyService(async () => undefined);
  const stay = {
    arrivalDate: CONTESTED_NIGHT,
    departureDate: addDays(CONTESTED_NIGHT, 1),
    allowsSameDayTurnover: false,
  };
  const takers = {
    close: (propertyId: string) => ({ propertyId, firstDay: CONTESTED_NIGHT, lastDay: CONTESTED_NIGHT }),
    stay: (propertyId: string) => ({ propertyId, sourceId: randomUUIDv7(), ...stay }),
  };
  const takeOne = (kind: Kind, propertyId: string): Promise<string> =>
    database.transaction().execute(async (transaction) => {
      if (kind === 'close') return occupancy.closeDays(transaction, takers.close(propertyId));
      if (kind === 'import')
        return occupancy.importNights(transaction, { ...takers.stay(propertyId), source: 'campaign' });
      const lease = { ...takers.stay(propertyId), kind: 'lease' as const };
      return (await occupancy.takeNights(transaction, lease)).outcome;
    });
  return {
    /** So many takers, as many of them at a time as there are connections. */
    async takeAll(kind: Kind, propertyId: string, count: number): Promise<string[]> {
      const outcomes: string[] = [];
      const lanes = Array.from({ length: AT_ONCE }, async (_lane, index) => {
        for (let number = index; number < count; number += AT_ONCE)
          outcomes.push(await takeOne(kind, propertyId));
      });
      await Promise.all(lanes);
      return outcomes;
    },
    close: () => database.destroy(),
  };
}

type Outcome = { kind: Kind; isLate: boolean; answers: Parameters<typeof tally>[0]; outcomes: string[] };

/**
 * One taker of the night: a booking, or one of the others. Closing the same days again is no second taker,
 * and an event that came too late is a conflict that the owner is told of.
 */
async function judge(
  site: BookingSite,
  propertyId: string,
  { kind, isLate, answers, outcomes }: Outcome,
): Promise<RaceResult> {
  const booked = answers.filter(({ status }) => status === 200).length;
  const taken = outcomes.filter((outcome) => outcome === 'taken' || outcome === 'closed').length;
  const rows = await site.takersOf(propertyId);
  const { rows: conflicts } = await site.client.query(
    'select count(*)::int as count from import_conflict where property_id = $1',
    [propertyId],
  );
  const isOne = booked === 1 ? taken === 0 : booked === 0 && (kind === 'lease' ? taken === 1 : taken > 0);
  const rowCount = kind === 'close' && taken > 0 ? 0 : 1;
  const strange = answers.filter(({ status }) => status !== 200 && status !== 409);
  // Events that other events were before are none: calendars repeat what they import from one another.
  const late = kind === 'import' && booked === 1 ? outcomes.length : 0;
  return {
    line: `${tally(answers)}; ${kind}: ${taken} of ${outcomes.length}, ${conflicts[0].count} conflicts`,
    problems: [
      ...(isOne ? [] : [`${booked} bookings and ${taken} others took the night`]),
      ...(rows.length === rowCount ? [] : [`${rows.length} rows have the night, not ${rowCount}`]),
      ...(isLate && booked !== 1 ? [`${booked} bookings have the night, not 1`] : []),
      ...(conflicts[0].count === late ? [] : [`${conflicts[0].count} conflicts, not ${late}`]),
      ...strange.slice(0, 3).map(({ status, code }) => `answered ${status} ${code}`),
    ],
  };
}
