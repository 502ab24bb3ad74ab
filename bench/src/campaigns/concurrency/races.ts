import { randomUUIDv7 } from 'node:crypto';
import { addDays } from '@moien/contract';
import { type BookingSite, CONTESTED_NIGHT, contestedStay, type Home } from './booking-site.ts';
import type { Answer } from './burst.ts';
import type { Person } from './person.ts';

export type Race = { name: string; run: (site: BookingSite, count: number) => Promise<RaceResult> };
export type RaceResult = { line: string; problems: string[] };

/** The first day of the bookings that want to move to the contested night. */
const FIRST_DAY = '2027-01-10';
/** Guests who book at a time before the race. */
const LANES = 8;

export const RACES: readonly Race[] = [
  { name: 'requests', run: (site, count) => race(site, count, { isInstant: false }) },
  { name: 'instant bookings', run: (site, count) => race(site, count, { isInstant: true }) },
  { name: 'changes', run: raceOfChanges },
  { name: 'acceptance', run: raceOfAcceptances },
];

async function race(
  site: BookingSite,
  count: number,
  { isInstant }: { isInstant: boolean },
): Promise<RaceResult> {
  const home = await site.home({ isInstant });
  const guests = await site.people(count);
  const requests = await Promise.all(
    guests.map((guest, index) => site.request(home.propertyId, guest, contestedStay(index))),
  );
  const answers = await site.burst(
    requests.map((body, index) => ({ path: '/api/bookings', cookie: guests[index]?.cookie ?? '', body })),
  );
  const problems = judge(answers, { winners: 1, status: 200, code: 'dates-taken' });
  const winner = answers.findIndex(({ status }) => status === 200);
  const [guest, request] = [guests[winner], requests[winner]];
  if (guest && request)
    problems.push(...(await judgeWinner(site, home, { guest, id: request.id, isInstant })));
  return { line: tally(answers), problems };
}

/** The winner has the night alone, and pays. */
async function judgeWinner(
  site: BookingSite,
  { propertyId }: Home,
  { guest, id, isInstant }: { guest: Person; id: string; isInstant: boolean },
): Promise<string[]> {
  const held = await site.takersOf(propertyId);
  await site.pay(id, guest);
  const { rows } = await site.client.query('select state from rental_booking where property_id = $1', [
    propertyId,
  ]);
  const states = rows.map(({ state }) => state).join();
  const wanted = isInstant ? 'confirmed' : 'requested';
  return [
    ...(held.length === 1 && held[0]?.source_id === id ? [] : [`taken by ${JSON.stringify(held)}`]),
    ...(states === wanted ? [] : [`bookings are ${states}, not one that is ${wanted}`]),
  ];
}

/** Everybody has a night of their own and wants to move to the same one; the owner accepts all at once. */
async function raceOfChanges(site: BookingSite, count: number): Promise<RaceResult> {
  const home = await site.home({ isInstant: true, allowsTurnover: true });
  const guests = await site.people(count);
  const paths: string[] = [];
  const lanes = Array.from({ length: LANES }, async (_lane, first) => {
    for (const [index, guest] of guests.entries())
      if (index % LANES === first) paths.push(await bookAndPropose(site, home, { guest, index }));
  });
  await Promise.all(lanes);
  const body = { decision: 'accepted' };
  const answers = await site.burst(paths.map((path) => ({ path, cookie: home.owner.cookie, body })));
  const takers = await site.takersOf(home.propertyId);
  return {
    line: tally(answers),
    problems: [
      ...judge(answers, { winners: 1, status: 200, code: 'dates-taken' }),
      ...(takers.length === 1 ? [] : [`${takers.length} have the night`]),
    ],
  };
}

/** @returns where the owner decides */
async function bookAndPropose(
  site: BookingSite,
  { propertyId }: Home,
  { guest, index }: { guest: Person; index: number },
): Promise<string> {
  const arrivalDate = addDays(FIRST_DAY, index);
  const stay = { arrivalDate, departureDate: addDays(arrivalDate, 1) };
  const request = await site.request(propertyId, guest, stay);
  await site.call('/api/bookings', guest, request);
  await site.pay(request.id, guest);
  return `/api/bookings/${request.id}/changes/${await proposeContested(site, request.id, guest)}/decision`;
}

async function proposeContested(site: BookingSite, bookingId: string, guest: Person): Promise<string> {
  const stay = {
    arrivalDate: CONTESTED_NIGHT,
    departureDate: addDays(CONTESTED_NIGHT, 1),
    ...{ adultCount: 2, childrenCount: 0, infantCount: 0, petCount: 0 },
  };
  const { digest } = await site.call(`/api/bookings/${bookingId}/changes/quote`, guest, stay);
  const id = randomUUIDv7();
  await site.call(`/api/bookings/${bookingId}/changes`, guest, { id, ...stay, digest });
  return id;
}

/** One request, accepted by every press at once. */
async function raceOfAcceptances(site: BookingSite, count: number): Promise<RaceResult> {
  const home = await site.home({ isInstant: false });
  const guest = await site.person();
  const request = await site.request(home.propertyId, guest, contestedStay(0));
  await site.call('/api/bookings', guest, request);
  await site.pay(request.id, guest);
  const path = `/api/bookings/${request.id}/acceptance`;
  const answers = await site.burst(
    Array.from({ length: count }, () => ({ path, cookie: home.owner.cookie })),
  );
  const { rows } = await site.client.query(
    `select (select count(*)::int from booking_event where booking_id = $1 and transition = 'accepted') as accepted,
       (select count(*)::int from payment_attempt where booking_id = $1 and kind = 'capture') as captures`,
    [request.id],
  );
  return {
    line: `${tally(answers)}, ${rows[0].accepted} transition, ${rows[0].captures} capture`,
    problems: [
      ...judge(answers, { winners: count, status: 200, code: '' }),
      ...(rows[0].accepted === 1 ? [] : [`accepted ${rows[0].accepted} times`]),
      ...(rows[0].captures === 1 ? [] : [`captured ${rows[0].captures} times`]),
    ],
  };
}

type Expected = { winners: number; status: number; code: string };

function judge(answers: readonly Answer[], { winners, status, code }: Expected): string[] {
  const won = answers.filter((answer) => answer.status === status).length;
  const others = answers.filter((answer) => answer.status !== status);
  const strange = others.filter((answer) => answer.status !== 409 || answer.code !== code);
  return [
    ...(won === winners ? [] : [`${won} winners, not ${winners}`]),
    ...strange.slice(0, 3).map((answer) => `answered ${answer.status} ${answer.code}`),
  ];
}

/** Each status with how often it was answered, and the overloads before. */
export function tally(answers: readonly Answer[]): string {
  const byStatus = Map.groupBy(answers, ({ status, code }) => (code ? `${status} ${code}` : String(status)));
  const counts = [...byStatus].map(([status, own]) => `${own.length} × ${status}`).sort();
  const overloads = answers.reduce((sum, answer) => sum + answer.overloads, 0);
  return [...counts, ...(overloads ? [`${overloads} × 503, repeated`] : [])].join(', ');
}
