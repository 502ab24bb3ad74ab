import { insertRows, type Row } from '@moien/api/database/insert-rows';
import { seededUuid } from '@moien/api/database/seeded-uuid';
import { type Day, DEFAULT_CURRENCY, LANGUAGE_TAGS } from '@moien/contract';
import type pg from 'pg';
import type { DemoArticle, DemoEvent } from './blog-files.ts';

/** Articles come out at eight in the morning, UTC. */
const PUBLICATION_TIME = 'T08:00:00Z';
/** Names of cities are looked up where the demo has its homes. */
const COUNTRY_CODES = ['LU', 'DE', 'FR', 'BE'];

const articleId = ({ name }: DemoArticle) => seededUuid(`demo/article/${name}`);
const eventId = ({ name }: DemoEvent) => seededUuid(`demo/event/${name}`);

/** Adds the articles that are not there yet; gives how many. */
export async function writeArticles(client: pg.Client, articles: DemoArticle[]): Promise<number> {
  const present = await presentIds(client, 'article');
  const missing = articles.filter((article) => !present.has(articleId(article)));
  await insertRows(client, 'article', missing.map(articleRow));
  await insertRows(client, 'article_text', missing.flatMap(articleTextRows));
  return missing.length;
}

/** Adds the events that are not there yet, with times counted from this day; gives how many. */
export async function writeEvents(client: pg.Client, events: DemoEvent[], today: Day): Promise<number> {
  const present = await presentIds(client, 'event');
  const missing = events.filter((event) => !present.has(eventId(event)));
  for (const event of missing) await insertEvent(client, event, today);
  await insertRows(client, 'event_text', missing.flatMap(eventTextRows));
  return missing.length;
}

async function presentIds(client: pg.Client, table: 'article' | 'event'): Promise<Set<string>> {
  const { rows } = await client.query<{ id: string }>(`select id from ${table}`);
  return new Set(rows.map(({ id }) => id));
}

function articleRow(article: DemoArticle): Row {
  const { author, picture, publishedOn, topic } = article.facts;
  return {
    id: articleId(article),
    published_at: `${publishedOn}${PUBLICATION_TIME}`,
    author_name: author,
    image_path: `/global/article-${picture}`,
    topic,
  };
}

function articleTextRows(article: DemoArticle): Row[] {
  return LANGUAGE_TAGS.map((language) => ({
    article_id: articleId(article),
    language,
    ...article.facts.texts[language],
    body: article.markdown[language],
    updated_at: `${article.facts.publishedOn}${PUBLICATION_TIME}`,
  }));
}

/** The database knows when it is half past six in Luxembourg on a day. */
async function insertEvent(client: pg.Client, event: DemoEvent, today: Day): Promise<void> {
  const { facts } = event;
  const { rowCount } = await client.query(
    `insert into event (id, starts_at, ends_at, time_zone, venue_name, address, city_id, image_path, price, currency,
       seat_count)
     select $1, start.instant, start.instant + make_interval(mins => $5), $4, $6, $7, city.id, $10, $11, $12, $14
     from (select ($2::date + $3::integer + $13::time) at time zone $4 as instant) as start,
       (select id from city
        where country_code = any ($8)
          and $9 in (name, localized_name ->> 'en', localized_name ->> 'fr', localized_name ->> 'de')
        order by population desc, id limit 1) as city`,
    [
      eventId(event),
      today,
      facts.startsInDays,
      facts.timeZone,
      facts.minutes,
      facts.venue,
      facts.address,
      COUNTRY_CODES,
      facts.city,
      `/global/event-${facts.picture}`,
      facts.priceCents || null,
      facts.priceCents ? DEFAULT_CURRENCY : null,
      facts.startsAt,
      facts.seatCount,
    ],
  );
  if (rowCount === 0) throw new Error(`The demo's event ${event.name} is in an unknown city, ${facts.city}.`);
}

function eventTextRows(event: DemoEvent): Row[] {
  return LANGUAGE_TAGS.map((language) => ({
    event_id: eventId(event),
    language,
    ...event.facts.texts[language],
    description: event.markdown[language],
    updated_at: new Date().toISOString(),
  }));
}
