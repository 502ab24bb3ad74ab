import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { textIn } from '../../../database/property-text.ts';
import type { JobHandlers } from '../../../jobs/job-payloads.ts';
import type { SendMail } from '../../../mail/mail.ts';
import { type MailTextSlug, mailText } from '../../../mail/mail-text.ts';
import { renderMail } from '../../../mail/render-mail.ts';
import { createPasswordRepository } from '../../identity/index.ts';

type Failing = { owner_id: string; property_id: string; name: string; fetched_at: string | null };

/** To an owner whose other calendar cannot be read, in the language of their account. */
export function createCalendarFeedMails(
  database: Database,
  sendMail: SendMail,
  origin: string | undefined,
): Pick<JobHandlers, 'send-calendar-feed-mail'> {
  const { findByUser } = createPasswordRepository(database);
  return {
    async 'send-calendar-feed-mail'({ feedId }) {
      const feed = await findFailing(database, feedId);
      const account = feed && (await findByUser(feed.owner_id));
      if (!account) return;
      const { language, email } = account;
      const home = await findTitle(database, feed.property_id, language);
      const text = (slug: MailTextSlug) => mailText(language, slug, { calendar: feed.name, home });
      const title = text('calendar-feed-title');
      const url = `${origin}/${language}/dashboard/ads/manage/${feed.property_id}`;
      const content = renderMail({
        language,
        title,
        paragraphs: [text('calendar-feed-text'), text('calendar-feed-help')],
        ...(origin === undefined ? {} : { action: { label: text('calendar-feed-action'), url } }),
        notes: [text('calendar-feed-note')],
      });
      const id = `calendar feed ${feedId} ${feed.fetched_at ?? ''}`;
      await sendMail({ id, to: email, language, subject: title, ...content });
    },
  };
}

/** One that could be read again meanwhile needs no mail. */
async function findFailing(database: Database, feedId: string): Promise<Failing | undefined> {
  const { rows } = await sql<Failing>`
    select owner_id, property_id, name, fetched_at
    from calendar_feed join property on property.id = property_id
    where calendar_feed.id = ${feedId} and problem is not null
  `.execute(database);
  return rows[0];
}

export async function findTitle(
  database: Database,
  propertyId: string,
  language: Parameters<typeof textIn>[0],
): Promise<string> {
  const { rows } = await sql<{ title: string | null }>`
    select text.title from property left join lateral ${textIn(language)} as text on true
    where property.id = ${propertyId}
  `.execute(database);
  return rows[0]?.title ?? '';
}
