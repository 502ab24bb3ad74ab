import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { addDays } from '@moien/contract';
import { CALENDAR_DAYS, drawCalendar } from '../marketplace/calendar.ts';
import { distribution } from '../marketplace/distribution.ts';
import {
  createDistributionRandom,
  type DistributionRandom,
  numberUrnOf,
  urnOf,
} from '../marketplace/distribution-random.ts';

export interface GeneratedFiles {
  readonly listings: string;
  readonly calendar: string;
}

export interface FileSizes {
  readonly homes: number;
  /** Days of all calendars together: a year for each home until they are used up. */
  readonly calendarDays: number;
}

const LISTING_COLUMNS =
  'id,latitude,longitude,property_type,room_type,accommodates,bathrooms,bathrooms_text,bedrooms,beds,amenities,price,minimum_nights,maximum_nights,number_of_reviews,review_scores_rating,instant_bookable';
const CALENDAR_COLUMNS = 'listing_id,date,available,price,adjusted_price,minimum_nights,maximum_nights';
/** Above 2^53, as real ids are. */
const FIRST_ID = 963_557_821_548_417_025n;
const MUNICH = { latitude: 48.137, longitude: 11.575 };
const LINES_PER_CHUNK = 2000;

/**
 * Two gzipped files in the Inside Airbnb layout whose homes are distributed as real ones; the same for the
 * same seed.
 */
export async function writeFiles(
  directory: string,
  { homes, calendarDays }: FileSizes,
  firstDay: string,
  seed: number,
): Promise<GeneratedFiles> {
  const files = {
    listings: join(directory, 'listings.csv.gz'),
    calendar: join(directory, 'calendar.csv.gz'),
  };
  await writeLines(files.listings, listingLines(createDistributionRandom(seed), homes));
  await writeLines(files.calendar, calendarLines(createDistributionRandom(seed + 1), calendarDays, firstDay));
  return files;
}

function* listingLines(random: DistributionRandom, homes: number): Generator<string> {
  const guestCounts = numberUrnOf(distribution.guestCounts);
  const minimumNights = numberUrnOf(distribution.minimumNights);
  const rooms = urnOf({ 'Entire home/apt': 0.68, 'Private room': 0.3, 'Shared room': 0.02 });
  yield LISTING_COLUMNS;
  for (let index = 0; index < homes; index += 1) {
    const distance = random.fromQuantiles(distribution.distancesFromCentre);
    const angle = random.share() * 2 * Math.PI;
    const room = random.pick(rooms);
    const amenities = Object.entries(distribution.features)
      .filter(([, share]) => random.isWithin(share))
      .map(([name]) => name.replaceAll('-', ' '));
    yield [
      FIRST_ID + BigInt(index),
      (MUNICH.latitude + distance * Math.cos(angle)).toFixed(5),
      (MUNICH.longitude + distance * Math.sin(angle)).toFixed(5),
      room === 'Entire home/apt' ? 'Entire rental unit' : `${room} in rental unit`,
      room,
      random.pick(guestCounts),
      '',
      '1 bath',
      1 + random.below(3),
      1 + random.below(4),
      `"${JSON.stringify(amenities).replaceAll('"', '""')}"`,
      priceText(Math.round(random.fromQuantiles(distribution.nightlyPrices))),
      random.pick(minimumNights),
      1125,
      Math.round(random.fromQuantiles(distribution.reviewCounts)),
      random.fromQuantiles(distribution.ratings).toFixed(2),
      random.isWithin(0.5) ? 't' : 'f',
    ].join(',');
  }
}

function* calendarLines(random: DistributionRandom, days: number, firstDay: string): Generator<string> {
  const dates = Array.from({ length: CALENDAR_DAYS }, (_, day) => addDays(firstDay, day));
  yield CALENDAR_COLUMNS;
  for (let written = 0, index = 0; written < days; index += 1) {
    const runs = drawCalendar(random);
    const price = priceText(Math.round(random.fromQuantiles(distribution.nightlyPrices)));
    const hasRules = random.isWithin(distribution.nightRules);
    for (const [day, date] of dates.slice(0, days - written).entries()) {
      const isClosed = runs.some(([from, to]) => day >= from && day < to);
      // Without rules of their own the days say nothing of nights, and an open day is kept only for its
      // price.
      const nights = hasRules ? `${1 + random.below(5)},1125` : ',';
      yield `${FIRST_ID + BigInt(index)},${date},${isClosed ? 'f' : 't'},${price},${price},${nights}`;
    }
    written += Math.min(CALENDAR_DAYS, days - written);
  }
}

function priceText(minorUnits: number): string {
  const text = (minorUnits / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
  return `"$${text}"`;
}

async function writeLines(path: string, lines: Iterable<string>): Promise<void> {
  const gzip = createGzip({ level: 1 });
  const file = gzip.pipe(createWriteStream(path));
  let chunk: string[] = [];
  const flush = async () => {
    if (!gzip.write(`${chunk.join('\n')}\n`)) await once(gzip, 'drain');
    chunk = [];
  };
  for (const line of lines) {
    chunk.push(line);
    if (chunk.length === LINES_PER_CHUNK) await flush();
  }
  await flush();
  gzip.end();
  await finished(file);
}
