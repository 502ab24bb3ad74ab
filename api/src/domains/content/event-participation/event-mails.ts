import { eventPath, type LanguageTag } from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Mail } from '../../../mail/mail.ts';
import { mailText } from '../../../mail/mail-text.ts';
import { renderMail } from '../../../mail/render-mail.ts';

/** British English writes days as the rest of the site does. */
const LOCALES = { en: 'en-GB', fr: 'fr', de: 'de' } as const satisfies Record<LanguageTag, string>;

type Delivery = { user_id: string; kind: string; data: Record<string, string> };
type Recipient = { email: string; language: LanguageTag };

type JoinedEvent = {
  id: string;
  title: string;
  slug: string;
  /** Of the text: the language of the reader where there is one. */
  language: LanguageTag;
  starts_at: string;
  time_zone: string;
  venue_name: string;
  address: string;
  city_name: string;
  /** The notification that says the same has been read or dismissed. */
  is_read: boolean;
};

/** To who has a seat: that one has become free for them, or that the event is tomorrow. */
export function createEventMails(database: Database, origin: string | undefined, now: () => Date) {
  return {
    /** Undefined once they have left, or the event has begun. */
    async compose(
      delivery: Delivery,
      { email, language }: Recipient,
      endUrl: string | undefined,
    ): Promise<Omit<Mail, 'id' | 'unsubscribeUrl'> | undefined> {
      const event = await findJoined(database, delivery, language, now());
      if (!event) return undefined;
      const words = wordsOf(delivery.kind);
      const title = mailText(language, `${words}-title`, { event: event.title });
      const text = (slug: Parameters<typeof mailText>[1]) => mailText(language, slug, { event: event.title });
      const place = [...new Set([event.venue_name, event.address, event.city_name])].join(', ');
      const content = renderMail({
        language,
        title,
        paragraphs: [text(`${words}-text`)],
        facts: [
          { name: text('event-when'), value: whenOf(event, language) },
          { name: text('event-where'), value: place },
        ],
        ...(origin !== undefined && { action: { label: text('event-action'), url: origin + pathOf(event) } }),
        notes: [
          text('event-note'),
          ...(endUrl ? [mailText(language, 'mail-end-note', { url: endUrl })] : []),
        ],
      });
      return { to: email, language, subject: title, ...content };
    },

    /** As one line of several, and as a device shows it. */
    async describe(delivery: Delivery, language: LanguageTag) {
      const event = await findJoined(database, delivery, language, now());
      if (!event || event.is_read) return undefined;
      const title = mailText(language, `${wordsOf(delivery.kind)}-title`, { event: event.title });
      // Without a text in the reader's language there is no page to link to: their list of events is.
      const path = event.language === language ? eventPath(event.id, event.slug) : '/dashboard/events';
      return { title, home: whenOf(event, language), path, tag: `event ${event.id}` };
    },
  };
}

const wordsOf = (kind: string) => (kind === 'event-reminder' ? 'event-reminder' : 'event-seat-free');

const pathOf = ({ id, slug, language }: JoinedEvent) => `/${language}${eventPath(id, slug)}`;

function whenOf({ starts_at: start, time_zone: timeZone }: JoinedEvent, language: LanguageTag): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  }).format(new Date(start));
}

async function findJoined(
  database: Database,
  { user_id: userId, kind, data: { eventId } }: Delivery,
  language: LanguageTag,
  now: Date,
): Promise<JoinedEvent | undefined> {
  const { rows } = await sql<JoinedEvent>`
    select event.id, event_text.title, event_text.slug, event_text.language, starts_at, time_zone, venue_name,
      address, coalesce(city.localized_name ->> ${language}, city.name) as city_name,
      exists (
        select from notification
        where user_id = ${userId} and kind = ${kind} and data ->> 'eventId' = ${eventId}
          and (is_read or dismissed_at is not null)
      ) as is_read
    from event_participation
    join event on event.id = event_participation.event_id
    join city on city.id = event.city_id
    join lateral (
      select title, slug, event_text.language from event_text where event_text.event_id = event.id
      order by event_text.language <> ${language}, event_text.language <> 'en', event_text.language limit 1
    ) as event_text on true
    where event_participation.event_id = ${eventId} and event_participation.user_id = ${userId}
      and event_participation.state = 'joined' and starts_at > ${now}
  `.execute(database);
  return rows[0];
}
