import { BLOG_ADDRESSES_MAXIMUM, EVENTS_PER_PAGE, type LanguageTag } from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { slugsOf } from '../../../database/slugs.ts';
import type { EventAddressRow, EventDetailRow, EventSummaryRow } from './event-rows.ts';
import { seatsLeft } from './seats-left.ts';

export type EventRepository = ReturnType<typeof createEventRepository>;

/** SQL on rows of `event`, `event_text` and `city`. */
export const eventSummaryColumns = (language: LanguageTag) => sql`
  event.id, event_text.slug, event_text.title, event_text.summary, event.image_path, event.starts_at, event.ends_at,
  event.time_zone, event.venue_name, event.city_id, coalesce(city.localized_name ->> ${language}, city.name) as city_name,
  city.country_code, event.price, event.currency`;

const eventsIn = (language: LanguageTag) => sql`
  event join event_text on event_text.event_id = event.id and event_text.language = ${language}`;

/** An event that goes on is not past. */
const isInPeriod = (isPast: boolean, now: Date) =>
  isPast ? sql`event.ends_at <= ${now}` : sql`event.ends_at > ${now}`;

const slugs = slugsOf('event');

export function createEventRepository(database: Database) {
  return {
    /** The next one first; of past ones the last one. */
    async list(language: LanguageTag, isPast: boolean, page: number, now: Date): Promise<EventSummaryRow[]> {
      const { rows } = await sql<EventSummaryRow>`
        select ${eventSummaryColumns(language)} from ${eventsIn(language)} join city on city.id = event.city_id
        where ${isInPeriod(isPast, now)}
        order by ${isPast ? sql`event.starts_at desc` : sql`event.starts_at`}, event.id
        limit ${EVENTS_PER_PAGE} offset ${(page - 1) * EVENTS_PER_PAGE}
      `.execute(database);
      return rows;
    },

    async count(language: LanguageTag, isPast: boolean, now: Date): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select count(*) from ${eventsIn(language)} where ${isInPeriod(isPast, now)}
      `.execute(database);
      return rows[0]?.count ?? 0;
    },

    async find(id: string, language: LanguageTag): Promise<EventDetailRow | undefined> {
      const { rows } = await sql<EventDetailRow>`
        select ${eventSummaryColumns(language)}, event.address, event.latitude, event.longitude, event_text.description,
          event_text.updated_at, ${seatsLeft} as seats_left, ${slugs} as slugs
        from ${eventsIn(language)} join city on city.id = event.city_id
        where event.id = ${id}
      `.execute(database);
      return rows[0];
    },

    async listAddresses(): Promise<EventAddressRow[]> {
      const { rows } = await sql<EventAddressRow>`
        select id, slugs from (select event.id, starts_at, ${slugs} as slugs from event) as named
        where slugs is not null
        order by starts_at desc, id
        limit ${BLOG_ADDRESSES_MAXIMUM}
      `.execute(database);
      return rows;
    },
  };
}
