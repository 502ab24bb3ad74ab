import { type CurrencyCode, type Day, isCurrencyCode, isDay, toDay } from '@moien/contract';
import type pg from 'pg';
import { openClient } from '../database/connections.ts';
import { IMPORT_STATEMENT_MILLISECONDS } from '../database/statement-limits.ts';
import { readVocabularyIds } from '../vocabulary/vocabulary-ids.ts';
import { openCsv, type SkippedRow } from './csv-source.ts';
import { importOwner } from './import-owner.ts';
import { CALENDAR_COLUMNS, type CalendarDay, readCalendarDay } from './read-calendar-day.ts';
import { LISTING_COLUMNS, type Listing, OPTIONAL_LISTING_COLUMNS, readListing } from './read-listing.ts';
import { stageCalendar, writeCalendar } from './write-calendar.ts';
import { IMPORT_SOURCE, type ImportContext, type ListingPictures, writeListings } from './write-listings.ts';

export type ImportProgress = {
  phase: 'listings' | 'calendar' | 'finishing';
  /** Rows dealt with. */
  done: number;
  bytesRead: number;
  bytesTotal: number;
};

export type ImportOptions = {
  /** Path of a file in the Inside Airbnb layout, also gzipped. */
  listings: string;
  calendar?: string;
  currency: string;
  picturesOf: ListingPictures;
  /** Whose homes they become; without one they belong to a profile that stands for imports. */
  ownerEmail?: string;
  /** The calendar is moved so that its first day is this one. */
  shiftTo?: Day;
  /** For tests: the day on which a calendar begins that no file names. */
  today?: Day;
  onProgress: (progress: ImportProgress) => void;
};

export type ImportReport = {
  imported: number;
  /** Of those imported: homes without a price. */
  unpublished: number;
  skipped: SkippedRow[];
  /** Rows of the calendar that were read. */
  calendarDays: number;
  calendarSkipped: SkippedRow[];
};

const LISTINGS_PER_BATCH = 500;
const ROWS_PER_REPORT = 20_000;
/** Any constant: two imports at once would wait for each other's rows in changing order. */
const ADVISORY_LOCK = 4_910_615;

/**
 * Loads real homes, all or nothing, in one transaction. The same file a second time changes the homes it made
 * the first time.
 */
export async function importListings(databaseUrl: string, options: ImportOptions): Promise<ImportReport> {
  const { currency, shiftTo } = options;
  if (!isCurrencyCode(currency))
    throw new Error(`${currency} is not a currency that homes can be priced in.`);
  if (shiftTo !== undefined && !isDay(shiftTo)) throw new Error(`${shiftTo} is not a day as YYYY-MM-DD.`);
  const client = openClient({
    connectionString: databaseUrl,
    statement_timeout: IMPORT_STATEMENT_MILLISECONDS,
  });
  await client.connect();
  try {
    // Days in the statements are UTC days, wherever the server stands.
    await client.query("set time zone 'UTC'");
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCK]);
    const report = await importAll(client, options, currency);
    await client.query('commit');
    return report;
  } finally {
    // Closing the connection also undoes a transaction that did not get to its end.
    await client.end();
  }
}

async function importAll(
  client: pg.Client,
  options: ImportOptions,
  currency: CurrencyCode,
): Promise<ImportReport> {
  const context: ImportContext = {
    client,
    currency,
    today: options.today ?? toDay(new Date()),
    ownerId: await importOwner(client, options.ownerEmail),
    vocabulary: await readVocabularyIds(client),
    picturesOf: options.picturesOf,
  };
  const { sourceIds, skipped } = await importHomes(context, options);
  const calendar = options.calendar
    ? await importCalendar(context, options.calendar, sourceIds, options)
    : { calendarDays: 0, calendarSkipped: [] };
  options.onProgress({ phase: 'finishing', done: sourceIds.length, bytesRead: 0, bytesTotal: 0 });
  const { rowCount } = await client.query(
    `update property set ad_state = 'published', published_at = created_at
     where source = $1 and source_id = any ($2) and nightly_price is not null`,
    [IMPORT_SOURCE, sourceIds],
  );
  return {
    imported: sourceIds.length,
    unpublished: sourceIds.length - (rowCount ?? 0),
    skipped,
    ...calendar,
  };
}

async function importHomes(context: ImportContext, { listings, onProgress }: ImportOptions) {
  const skipped: SkippedRow[] = [];
  const source = await openCsv(
    listings,
    LISTING_COLUMNS,
    (row) => skipped.push(row),
    OPTIONAL_LISTING_COLUMNS,
  );
  const seen = new Set<string>();
  let batch: Listing[] = [];
  const flush = async () => {
    await writeListings(context, batch);
    batch = [];
    onProgress({
      phase: 'listings',
      done: seen.size,
      bytesRead: source.bytesRead(),
      bytesTotal: source.bytesTotal,
    });
  };
  for await (const { line, cells } of source.rows) {
    const listing = readListing(cells, context.currency);
    if ('reason' in listing) {
      skipped.push({ line, reason: listing.reason });
    } else if (seen.has(listing.value.sourceId)) {
      skipped.push({ line, reason: `id ${listing.value.sourceId} stands in the file before` });
    } else {
      seen.add(listing.value.sourceId);
      batch.push(listing.value);
      if (batch.length === LISTINGS_PER_BATCH) await flush();
    }
  }
  await flush();
  return { sourceIds: [...seen], skipped };
}

async function importCalendar(
  { client, currency, today }: ImportContext,
  path: string,
  sourceIds: string[],
  { shiftTo, onProgress }: ImportOptions,
) {
  const calendarSkipped: SkippedRow[] = [];
  const source = await openCsv(path, CALENDAR_COLUMNS, (row) => calendarSkipped.push(row));
  let calendarDays = 0;

  async function* readDays(): AsyncGenerator<CalendarDay> {
    for await (const { line, cells } of source.rows) {
      const day = readCalendarDay(cells, currency);
      if ('reason' in day) {
        calendarSkipped.push({ line, reason: day.reason });
        continue;
      }
      calendarDays += 1;
      if (calendarDays % ROWS_PER_REPORT === 0) {
        const { bytesRead, bytesTotal } = source;
        onProgress({ phase: 'calendar', done: calendarDays, bytesRead: bytesRead(), bytesTotal });
      }
      yield day.value;
    }
  }

  await stageCalendar(client, readDays());
  await writeCalendar(client, sourceIds, shiftTo, today);
  return { calendarDays, calendarSkipped };
}
