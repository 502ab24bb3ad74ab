import { randomUUIDv7 } from 'node:crypto';
import { addDays, type CalendarEditRequest, type DayChange, nightsBetween, toDay } from '@moien/contract';
import { type BookingSite, contestedStay } from './booking-site.ts';
import type { Answer, Call } from './burst.ts';
import type { Person } from './person.ts';
import { type Race, type RaceResult, tally } from './races.ts';

/** Homes of one owner, which each edit changes together. */
const HOME_COUNT = 10;
/** Days can be set for three years, so the contested night is nearer than that of the other races. */
const NIGHT = addDays(toDay(new Date()), 200);
const FIRST_DAY = addDays(NIGHT, -10);
const LAST_DAY = addDays(NIGHT, 10);
const NIGHT_COUNT = HOME_COUNT * (nightsBetween(FIRST_DAY, LAST_DAY) + 1);
const GUEST_PRICE = 10_000;

/** An owner edits days of all homes while guests book nights among them. */
export const RACES_OF_EDITS: readonly Race[] = [
  { name: 'closing in bulk', run: (site, count) => raceOfEdits(site, count, [{ isOpen: false }]) },
  {
    name: 'edits in bulk',
    run: (site, count) =>
      raceOfEdits(site, count, [{ isOpen: false }, { price: 12_000 }, { isOpen: true, price: null }]),
  },
  { name: 'undoing in bulk', run: raceOfUndoing },
];

type Homes = { owner: Person; ids: string[] };

async function openHomes(site: BookingSite): Promise<Homes> {
  const owner = await site.person();
  const ids: string[] = [];
  while (ids.length < HOME_COUNT) ids.push((await site.home({ isInstant: true, owner })).propertyId);
  return { owner, ids };
}

/** As many guests as edits; the changes take turns. */
async function raceOfEdits(
  site: BookingSite,
  count: number,
  changes: readonly DayChange[],
): Promise<RaceResult> {
  const homes = await openHomes(site);
  const edits = Array.from({ length: Math.floor(count / 2) }, (_edit, index) => ({
    path: '/api/calendar/edits',
    cookie: homes.owner.cookie,
    body: editOf(homes, changes[index % changes.length] ?? {}),
  }));
  return raceAgainst(site, count, { homes, edits });
}

/** Closed nights were opened by an edit, which is undone while guests book them. */
async function raceOfUndoing(site: BookingSite, count: number): Promise<RaceResult> {
  const homes = await openHomes(site);
  await site.call('/api/calendar/edits', homes.owner, editOf(homes, { isOpen: false }));
  const opening = editOf(homes, { isOpen: true });
  await site.call('/api/calendar/edits', homes.owner, opening);
  const undo = { path: `/api/calendar/edits/${opening.id}/undo`, cookie: homes.owner.cookie };
  return raceAgainst(site, count, { homes, edits: Array(Math.floor(count / 2)).fill(undo) });
}

const editOf = ({ ids }: Homes, change: DayChange): CalendarEditRequest => ({
  id: randomUUIDv7(),
  propertyIdArray: ids,
  rangeArray: [{ firstDay: FIRST_DAY, lastDay: LAST_DAY }],
  change,
});

async function raceAgainst(
  site: BookingSite,
  count: number,
  { homes, edits }: { homes: Homes; edits: readonly Call[] },
): Promise<RaceResult> {
  const guests = await site.people(Math.ceil(count / 2));
  const bookings = await Promise.all(
    guests.map(async (guest, index) => ({
      path: '/api/bookings',
      cookie: guest.cookie,
      body: await site.request(homes.ids[index % HOME_COUNT] ?? '', guest, contestedStay(index, NIGHT)),
    })),
  );
  // In turn, so that neither side is heard first.
  const calls = bookings.flatMap((booking, index) => [booking, ...edits.slice(index, index + 1)]);
  const answers = await site.burst(calls);
  const isEdit = (_answer: Answer, index: number) => calls[index]?.path.startsWith('/api/calendar');
  const edited = answers.filter(isEdit);
  const booked = answers.filter((answer, index) => !isEdit(answer, index));
  const wonCount = booked.filter(({ status }) => status === 200).length;
  return {
    line: `bookings: ${tally(booked)}; edits: ${tally(edited)}`,
    problems: [
      ...(await judgeDays(site, homes, wonCount)),
      ...strange(booked, ['dates-taken', 'price-changed']),
      ...strange(edited, []),
    ],
  };
}

function strange(answers: readonly Answer[], refusals: readonly string[]): string[] {
  return answers
    .filter(({ status, code }) => status !== 200 && !(status === 409 && refusals.includes(code ?? '')))
    .slice(0, 3)
    .map(({ status, code }) => `answered ${status} ${code}`);
}

type DayRow = {
  is_available: boolean;
  own_price: number | null;
  booking_id: string | null;
  paid_price: number | null;
};

/**
 * Each booking that was answered has its nights, which are open and have the price that the guest saw. All
 * other nights are of one state in all homes: an edit reaches all of them or none.
 */
async function judgeDays(site: BookingSite, { ids }: Homes, wonCount: number): Promise<string[]> {
  const { rows } = await site.client.query<DayRow>(
    `select home.id as property_id, coalesce(is_available_for_short_term, true) as is_available, own_price::int,
       rental_booking.id as booking_id, (night ->> 'amount')::int as paid_price
     from unnest($1::uuid[]) as home (id)
     cross join generate_series($2::timestamp, $3::timestamp, interval '1 day') as edited (instant)
     left join rental_day on rental_day.property_id = home.id and rental_day.day = instant::date
     left join occupancy on occupancy.property_id = home.id and period @> instant::date
     left join rental_booking on rental_booking.id = source_id
     left join lateral jsonb_array_elements(night_price_array) as night on (night ->> 'day')::date = instant::date`,
    [ids, FIRST_DAY, LAST_DAY],
  );
  const taken = rows.filter((row) => row.booking_id !== null);
  const free = rows.filter((row) => row.booking_id === null);
  const bookingCount = new Set(taken.map((row) => row.booking_id)).size;
  // The day of departure is taken without being paid, because these homes allow no turnover.
  const nights = taken.filter((row) => row.paid_price !== null);
  const closed = nights.filter((row) => !row.is_available).length;
  const dearer = nights.filter((row) => row.paid_price !== GUEST_PRICE).length;
  const states = new Set(free.map((row) => `${row.is_available} ${row.own_price}`));
  return [
    ...(rows.length === NIGHT_COUNT ? [] : [`${rows.length} nights were read, not ${NIGHT_COUNT}`]),
    ...(bookingCount === wonCount ? [] : [`${bookingCount} bookings have nights, ${wonCount} were answered`]),
    ...(wonCount === 0 || nights.length > 0 ? [] : ['no night was paid']),
    ...(closed === 0 ? [] : [`${closed} closed nights were sold`]),
    ...(dearer === 0 ? [] : [`${dearer} nights have another price than the guest saw`]),
    ...(states.size === 1 ? [] : [`free nights are in ${states.size} states`]),
  ];
}
