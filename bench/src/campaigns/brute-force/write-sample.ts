import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createRandom, type Random } from '@moien/api/lib/random';
import { dayNumber, dayText } from './days.ts';

interface Place {
  readonly latitude: number;
  readonly longitude: number;
  readonly firstId: bigint;
  readonly hasFullRows: boolean;
}

const munich: Place = { latitude: 48.14, longitude: 11.56, firstId: 14_726_865n, hasFullRows: false };
/** Above 2^53, where neighbouring whole numbers become the same floating-point number. */
const quebec: Place = {
  latitude: 46.83,
  longitude: -71.25,
  firstId: 963_557_821_548_417_025n,
  hasFullRows: true,
};

const listingsPerPlace = 180;
const calendarLength = 60;
const firstDay = dayNumber('2021-04-12');

const listingColumns =
  'id,last_scraped,neighbourhood_cleansed,latitude,longitude,property_type,room_type,accommodates,bathrooms,bathrooms_text,bedrooms,beds,amenities,price,minimum_nights,maximum_nights,has_availability,number_of_reviews,review_scores_rating,instant_bookable';
const calendarColumns = 'listing_id,date,available,price,adjusted_price,minimum_nights,maximum_nights';

const types: readonly (readonly [roomType: string, propertyType: string])[] = [
  ['Entire home/apt', 'Entire rental unit'],
  ['Entire home/apt', 'Entire apartment'],
  ['Entire home/apt', 'Entire loft'],
  ['Entire home/apt', 'Entire townhouse'],
  ['Entire home/apt', 'Shepherd’s hut'],
  ['Private room', 'Private room in townhouse'],
  ['Private room', 'Private room in loft'],
  ['Private room', 'Private room in hostel'],
  ['Shared room', 'Shared room in dorm'],
  ['Hotel room', 'Room in boutique hotel'],
];

const amenities = [
  'Wifi',
  'Wifi – 30 Mbps',
  'Pocket wifi',
  'Kitchen',
  'Dryer',
  'Dryer –\u00a0In unit',
  'Free dryer–In unit',
  'Hair dryer',
  'Elevator',
  'Hangers',
  'Lock on bedroom door',
  '55" HDTV with Netflix',
  'Gel douche\n(Paya), body soap',
  'Radio réveil 🎧',
];

/**
 * On the rim of a circle of 10 km in the searches: by its exact place the first is outside and the second
 * inside, by the rounded places that are published it is the other way round.
 */
const rim = [
  { latitude: '48.2303', longitude: '11.4514', price: '$70.00' },
  { latitude: '48.0504', longitude: '11.4508', price: '$95.00' },
];
/** Prices at which the searches begin and end. */
const edgePrices = ['$70.00', '$95.00', '$250.00', '$600.00', '$2,000.00'];

/**
 * Rows that nobody can use, each for another reason: listings without a place, a size, a known kind, a
 * readable cell.
 */
const badListings: readonly Partial<Record<string, string>>[] = [
  { id: '' },
  { latitude: 'north' },
  { longitude: '471.2' },
  { accommodates: '0' },
  { room_type: 'Somewhere' },
  { price: 'on request' },
  { amenities: 'Wifi, Kitchen' },
];
const badDays = [
  '{id},soon,t,$90.00,$90.00,1,30',
  '{id},2021-04-20,maybe,$90.00,$90.00,1,30',
  ',2021-04-20,t,,,1,30',
];

/** Writes small files with the traps of the real ones, the same for the same seed. */
export function writeSample(directory: string, seed: number): void {
  const random = createRandom(seed);
  const munichRows = Array.from({ length: listingsPerPlace }, (_, index) => ({
    ...listing(random, munich, index),
    ...rim[index],
  }));
  const quebecRows = Array.from({ length: listingsPerPlace }, (_, index) => listing(random, quebec, index));
  const bad = badListings.map((change, index) => ({ ...listing(random, quebec, 1000 + index), ...change }));
  // An id for the second time, as a home that the searches would find.
  const repeated = { ...quebecRows[3], room_type: 'Hotel room', price: '$90.00' };
  write(directory, 'munich-listings.csv.gz', listingColumns, munichRows.map(toLine));
  write(directory, 'quebec-listings.csv.gz', listingColumns, [...quebecRows, ...bad, repeated].map(toLine));
  const ids = quebecRows.map(({ id }) => id ?? '');
  const days = ids.flatMap((id, index) => calendarOf(random, id, index));
  const badRows = badDays.map((row) => row.replace('{id}', ids[0] ?? ''));
  write(directory, 'quebec-calendar.csv.gz', calendarColumns, [...days, ...badRows]);
}

function listing(random: Random, place: Place, index: number): Partial<Record<string, string>> {
  const [roomType, propertyType] = random.pick(types);
  const { hasFullRows } = place;
  return {
    id: String(place.firstId + BigInt(index)),
    last_scraped: '2021-04-11',
    neighbourhood_cleansed: random.pick([
      'Sillery',
      'Saint-Roch "bas"',
      'Limoilou, nord\nMaizerets',
      'Québec – Cité',
    ]),
    latitude: (place.latitude + random.between(-0.12, 0.12)).toFixed(random.pick([2, 4, 5, 15])),
    longitude: (place.longitude + random.between(-0.16, 0.16)).toFixed(random.pick([3, 4, 5, 14])),
    property_type: propertyType,
    room_type: roomType,
    accommodates: String(1 + random.below(10)),
    bathrooms: '',
    bathrooms_text: random.pick(['1 bath', '1.5 shared baths', 'Half-bath', '']),
    bedrooms: hasFullRows ? random.pick(['', '1', '2', '3', '4', '8']) : '',
    beds: String(1 + random.below(5)),
    amenities: hasFullRows ? JSON.stringify(amenities.filter(() => random.below(4) > 0)) : '[]',
    price: random.pick([
      '',
      price(20 + random.below(150)),
      price(20 + random.below(2500)),
      random.pick(edgePrices),
    ]),
    minimum_nights: random.pick(['1', '1', '2', '3', '30']),
    maximum_nights: random.pick(['1125', '365', '28', '7', '']),
    has_availability: 't',
    number_of_reviews: String(random.below(50)),
    review_scores_rating: random.pick(['', '96', '4.87']),
    instant_bookable: random.pick(['t', 'f']),
  };
}

/** Whole units, or half ones now and then. */
function price(units: number): string {
  return `$${units.toLocaleString('en-US')}.${units % 7 === 0 ? '50' : '00'}`;
}

/**
 * Some calendars begin late, end early or lack a day; the first listing's first day is not the file's first
 * day.
 */
function calendarOf(random: Random, id: string, index: number): string[] {
  if (index > 0 && random.below(25) === 0) return [];
  const start = firstDay + (index === 0 ? 2 : random.below(3));
  const length = random.pick([calendarLength, calendarLength, calendarLength, 40]);
  const gap = random.below(4) === 0 ? start + random.below(length) : undefined;
  const lines: string[] = [];
  let isOpen = true;
  for (let day = start; day < start + length; day += 1) {
    // Open and closed days come in runs.
    if (random.below(isOpen ? 40 : 8) === 0) isOpen = !isOpen;
    const nights = random.pick(['1,1125', '2,365', '5,30', '1,3', ',']);
    if (day !== gap) lines.push(`${id},${dayText(day)},${isOpen ? 't' : 'f'},"$1,190.00",$99.00,${nights}`);
  }
  return lines;
}

function toLine(row: Partial<Record<string, string>>): string {
  return listingColumns
    .split(',')
    .map((name) => row[name] ?? '')
    .map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
    .join(',');
}

function write(directory: string, name: string, header: string, lines: readonly string[]): void {
  writeFileSync(join(directory, name), gzipSync(`${[header, ...lines].join('\n')}\n`));
}
