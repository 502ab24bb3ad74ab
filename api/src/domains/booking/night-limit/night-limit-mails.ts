import type { LanguageTag } from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { JobHandlers } from '../../../jobs/job-payloads.ts';
import type { SendMail } from '../../../mail/mail.ts';
import { type MailTextSlug, mailText } from '../../../mail/mail-text.ts';
import { renderMail } from '../../../mail/render-mail.ts';
import { createPasswordRepository } from '../../identity/index.ts';

type Counted = { nights: number; counted: number; is_lifted: boolean };

/** To an owner whose nights come close to a limit, in the language of their account. */
export function createNightLimitMails(
  database: Database,
  sendMail: SendMail,
  origin: string | undefined,
): Pick<JobHandlers, 'send-night-limit-mail'> {
  const { findByUser } = createPasswordRepository(database);
  return {
    async 'send-night-limit-mail'({ userId, countryCode, year }) {
      const account = await findByUser(userId);
      const limit = await findCounted(database, { userId, countryCode, year });
      if (!account || !limit || limit.is_lifted) return;
      const { language, email } = account;
      const values = {
        counted: String(limit.counted),
        nights: String(limit.nights),
        year: String(year),
        country: countryName(countryCode, language),
      };
      const text = (slug: MailTextSlug) => mailText(language, slug, values);
      const title = text('night-limit-title');
      const content = renderMail({
        language,
        title,
        paragraphs: [text('night-limit-text'), text('night-limit-permit')],
        ...(origin === undefined
          ? {}
          : {
              action: {
                label: text('night-limit-action'),
                url: `${origin}/${language}/dashboard/banking-information`,
              },
            }),
        notes: [text('night-limit-note')],
      });
      const id = `night limit ${userId} ${countryCode} ${year}`;
      await sendMail({ id, to: email, language, subject: title, ...content });
    },
  };
}

async function findCounted(
  database: Database,
  { userId, countryCode, year }: { userId: string; countryCode: string; year: number },
): Promise<Counted | undefined> {
  const { rows } = await sql<Counted>`
    select nights, counted_nights(rule, ${userId}::uuid, null, ${year}::int, null, null) as counted,
      is_lifted_for(rule, ${userId}::uuid) as is_lifted
    from night_limit_rule as rule
    where country_code = ${countryCode} and scope = 'owner'
      and daterange(valid_from, valid_until)
        && daterange(make_date(${year}::int, 1, 1), make_date(${year}::int + 1, 1, 1))
    order by valid_from desc limit 1
  `.execute(database);
  return rows[0];
}

function countryName(countryCode: string, language: LanguageTag): string {
  return new Intl.DisplayNames([language], { type: 'region' }).of(countryCode) ?? countryCode;
}
