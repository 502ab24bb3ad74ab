import type { LanguageTag } from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { JobHandlers } from '../../../jobs/job-payloads.ts';
import type { SendMail } from '../../../mail/mail.ts';
import { type MailTextSlug, mailText } from '../../../mail/mail-text.ts';
import { renderMail } from '../../../mail/render-mail.ts';
import { createPasswordRepository } from '../../identity/index.ts';
import { taxDataDeadline } from './tax-data-deadline.ts';

const LOCALES: Record<LanguageTag, string> = { en: 'en-GB', fr: 'fr-FR', de: 'de-DE' };

type Request = { is_given: boolean; requested_at: string | null; reminded_at_array: string[] };

/** To owners, in the language of their account: who has given the data meanwhile is told nothing. */
export function createTaxDataMails(
  database: Database,
  sendMail: SendMail,
  origin: string | undefined,
): Pick<JobHandlers, 'send-tax-data-mail'> {
  const { findByUser } = createPasswordRepository(database);
  return {
    async 'send-tax-data-mail'({ userId, mail }) {
      const account = await findByUser(userId);
      const request = await findRequest(database, userId);
      if (!account || !request || request.is_given) return;
      const { language, email } = account;
      const deadline = taxDataDeadline(request.requested_at, request.reminded_at_array);
      const values = { day: deadline === null ? '' : dayText(deadline, language) };
      const text = (slug: MailTextSlug) => mailText(language, slug, values);
      const title = text(`tax-data-${mail}-title`);
      const content = renderMail({
        language,
        title,
        paragraphs: [text(`tax-data-${mail}-text`), text('tax-data-why')],
        ...(origin === undefined
          ? {}
          : {
              action: {
                label: text('tax-data-action'),
                url: `${origin}/${language}/dashboard/banking-information`,
              },
            }),
        notes: [text('tax-data-note')],
      });
      await sendMail({ id: `tax data ${userId} ${mail}`, to: email, language, subject: title, ...content });
    },
  };
}

async function findRequest(database: Database, userId: string): Promise<Request | undefined> {
  const { rows } = await sql<Request>`
    select data is not null as is_given, requested_at, array_to_json(reminded_at_array) as reminded_at_array
    from owner_tax_data where user_id = ${userId}
  `.execute(database);
  return rows[0];
}

function dayText(instant: string, language: LanguageTag): string {
  return new Date(instant).toLocaleDateString(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' });
}
