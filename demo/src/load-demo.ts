import { openClient } from '@moien/api/database/connections';
import { readVocabularyIds } from '@moien/api/vocabulary/vocabulary-ids';
import { type Day, toDay } from '@moien/contract';
import type pg from 'pg';
import { readDemoBlog } from './blog/blog-files.ts';
import { writeArticles, writeEvents } from './blog/write-blog.ts';
import { generateHome } from './homes/generate-home.ts';
import { spreadPictures } from './homes/spread-pictures.ts';
import { writeHomes, writeOwners } from './homes/write-demo.ts';
import { writeDemoAccounts } from './people/accounts.ts';
import { demoOwners } from './people/owners.ts';

export type LoadDemoOptions = {
  onProgress: (text: string) => void;
  /** Fewer homes are a fair sample of all of them; 2,500 by default. */
  homeCount?: number;
  /** Accounts of each role, with a password that everybody knows; a site that others reach has none. */
  hasAccounts?: boolean;
  /** For tests: the day from which calendars and events are counted. */
  today?: Day;
};

const HOME_COUNT = 2500;
const HOMES_PER_BATCH = 250;
/** Any constant: two processes that start together load the demo once. */
const ADVISORY_LOCK = 4_910_614;

/**
 * Fills an empty marketplace with homes that are the same on every machine; their calendars begin today
 * (UTC). All or nothing, in one transaction. The homes of a database that already has demo homes are left as
 * they are; articles, events and accounts that it lacks are added, so that a demo of an older version gets
 * them too.
 */
export async function loadDemo(
  databaseUrl: string,
  { onProgress, homeCount = HOME_COUNT, hasAccounts = true, today = toDay(new Date()) }: LoadDemoOptions,
): Promise<'loaded' | 'already there'> {
  const client = openClient({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCK]);
    const hasHomes = await hasDemoHomes(client);
    if (!hasHomes) await loadHomes(client, homeCount, today, onProgress);
    const entryCount = await loadBlog(client, today, onProgress);
    const accountCount = hasAccounts ? await writeDemoAccounts(client) : 0;
    await client.query('commit');
    return hasHomes && entryCount + accountCount === 0 ? 'already there' : 'loaded';
  } finally {
    // Closing the connection also undoes a transaction that did not get to its end.
    await client.end();
  }
}

async function hasDemoHomes(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ exists: boolean }>(
    "select exists (select from property where source = 'demo') as exists",
  );
  return rows[0]?.exists ?? false;
}

/** Gives how many articles and events were added. */
async function loadBlog(client: pg.Client, today: Day, report: (text: string) => void): Promise<number> {
  const { articles, events } = await readDemoBlog();
  const articleCount = await writeArticles(client, articles);
  const eventCount = await writeEvents(client, events, today);
  if (articleCount + eventCount > 0) report(`Demo blog: ${articleCount} articles, ${eventCount} events`);
  return articleCount + eventCount;
}

async function loadHomes(
  client: pg.Client,
  homeCount: number,
  today: Day,
  report: (text: string) => void,
): Promise<void> {
  const owners = demoOwners();
  await writeOwners(client, owners);
  const ids = await readVocabularyIds(client);
  const homes = Array.from({ length: homeCount }, (_, index) => generateHome(index, owners, today));
  spreadPictures(homes);
  for (let start = 0; start < homeCount; start += HOMES_PER_BATCH) {
    const batch = homes.slice(start, start + HOMES_PER_BATCH);
    await writeHomes(client, batch, ids);
    report(`Demo homes: ${start + batch.length} of ${homeCount}`);
  }
  report('Demo homes: search index');
  await client.query(
    "update property set ad_state = 'published', published_at = created_at where source = 'demo'",
  );
}
