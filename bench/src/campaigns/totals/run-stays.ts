import { createRandom, type Random } from '@moien/api/lib/random';
import { type PropertySummary, toDay } from '@moien/contract';
import { type BookedStay, bookStay } from './book-stay.ts';
import { drawSome, drawStay, parametersOf, type WantedStay } from './draw-stay.ts';
import { differencesInRecords } from './records.ts';
import { openTotalsSite, type TotalsSite } from './totals-site.ts';

/** Guests who want the same nights at the same time, each another home. */
const STAYS_OF_SEARCH = 16;

type StayOptions = { stayCount: number; homeCount: number; seed: string; onStay?: (count: number) => void };
type Found = { propertyArray: PropertySummary[]; pageCount: number };

/** Books so many random stays. @returns the stays of which two totals differ */
export async function runStays({ stayCount, homeCount, seed, onStay }: StayOptions) {
  const site = await openTotalsSite(homeCount, STAYS_OF_SEARCH);
  try {
    const random = createRandom(seed);
    const booked: BookedStay[] = [];
    while (booked.length < stayCount) {
      const left = Math.min(STAYS_OF_SEARCH, stayCount - booked.length);
      const stays = await bookSome(site, random, left);
      booked.push(...stays);
      onStay?.(booked.length);
      await site.queue.forget(stays.map(({ bookingId }) => bookingId));
    }
    const differences = [
      ...booked.flatMap((stay) => stay.differences),
      ...(await differencesInRecords(site, booked)),
    ];
    return { stayCount: booked.length, differences, line: describe(booked), lineKinds: kindsOf(booked) };
  } finally {
    await site.close();
  }
}

/** Homes of a random page of a search, booked at the same time. */
async function bookSome(site: TotalsSite, random: Random, count: number): Promise<BookedStay[]> {
  const wanted = drawStay(random, toDay(new Date()));
  const cards = await findCards(site, random, wanted);
  const stays = drawSome(random, cards, count).map(({ id: propertyId, quote }, index) => {
    const guest = site.guests[index];
    if (!guest) throw new Error('There are fewer guests than stays.');
    return bookStay(site, random.fork(`${propertyId} ${index}`), {
      ...{ propertyId, wanted, guest },
      onCard: quote?.total,
    });
  });
  return (await Promise.all(stays)).filter((stay) => stay !== null);
}

async function findCards(site: TotalsSite, random: Random, wanted: WantedStay): Promise<PropertySummary[]> {
  const search = (page: number) => site.get<Found>(`/api/properties?${parametersOf(wanted)}&page=${page}`);
  const first = await search(1);
  const page = 1 + random.below(first.pageCount);
  return page <= 1 ? first.propertyArray : (await search(page)).propertyArray;
}

function describe(booked: readonly BookedStay[]): string {
  const count = (is: (stay: BookedStay) => boolean) => booked.filter(is).length;
  return [
    `${booked.length} stays`,
    `${count(({ isInstant }) => isInstant)} booked at once`,
    `${count(({ isInstant }) => !isInstant)} accepted by the owner`,
    `${count(({ hasOptions }) => hasOptions)} with options`,
    ...kindsOf(booked).map((kind) => `${count(({ lineKinds }) => lineKinds.includes(kind))} with ${kind}`),
  ].join(', ');
}

function kindsOf(booked: readonly BookedStay[]): string[] {
  return [...new Set(booked.flatMap(({ lineKinds }) => lineKinds))].sort();
}
