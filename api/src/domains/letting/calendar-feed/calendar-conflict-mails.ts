import { type Day, type LanguageTag, toDay } from '@moien/contract';
import type { Database } from '../../../database/database.ts';
import type { Mail } from '../../../mail/mail.ts';
import { type MailTextSlug, mailText } from '../../../mail/mail-text.ts';
import { renderMail } from '../../../mail/render-mail.ts';
import { listConflicts } from './calendar-conflict.repository.ts';
import { findTitle } from './calendar-feed-mails.ts';

/** British English writes days as the rest of the site does. */
const LOCALES = { en: 'en-GB', fr: 'fr', de: 'de' } as const satisfies Record<LanguageTag, string>;
/** That one mail lists; the page has them all. */
const LISTED_MAXIMUM = 10;

type Delivery = { data: Record<string, string> };
type Recipient = { email: string; language: LanguageTag };

/** To an owner whose home is let on a lease for nights that another calendar has a reservation for. */
export function createCalendarConflictMails(database: Database, origin: string | undefined, now: () => Date) {
  const pathOf = (propertyId: string) => `/dashboard/ads/manage/${propertyId}`;
  async function read({ data: { propertyId = '' } }: Delivery, language: LanguageTag) {
    const open = await listConflicts(database, propertyId, toDay(now()));
    const conflicts = open.filter(({ kind }) => kind === 'lease');
    if (conflicts.length === 0) return undefined;
    return { propertyId, conflicts, home: await findTitle(database, propertyId, language) };
  }

  return {
    /** Undefined where none is open any more. */
    async compose(
      delivery: Delivery,
      { email, language }: Recipient,
    ): Promise<Omit<Mail, 'id' | 'unsubscribeUrl'> | undefined> {
      const known = await read(delivery, language);
      if (!known) return undefined;
      const { propertyId, conflicts, home } = known;
      const text = (slug: MailTextSlug) => mailText(language, slug, { home });
      const title = text('lease-calendar-conflict-title');
      const url = `${origin}/${language}${pathOf(propertyId)}`;
      const content = renderMail({
        language,
        title,
        paragraphs: [text('lease-calendar-conflict-text')],
        facts: conflicts.slice(0, LISTED_MAXIMUM).map(({ source, first_day: first, end_day: end }) => ({
          name: source,
          value: rangeText(first, end, language),
        })),
        ...(origin === undefined ? {} : { action: { label: text('calendar-feed-action'), url } }),
        notes: [text('calendar-feed-note')],
      });
      return { to: email, language, subject: title, ...content };
    },

    /** As one line of several, and as a device shows it. */
    async describe(delivery: Delivery, language: LanguageTag) {
      const known = await read(delivery, language);
      if (!known) return undefined;
      const { propertyId, home } = known;
      const title = mailText(language, 'lease-calendar-conflict-title', { home });
      return { title, home, path: pathOf(propertyId), tag: `property ${propertyId}` };
    },
  };
}

function rangeText(first: Day, end: Day, language: LanguageTag): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' });
  return format.formatRange(new Date(first), new Date(end));
}
