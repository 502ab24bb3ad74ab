import { CURRENCY_EXPONENTS, type CurrencyCode } from '@moien/contract';
import type { Database } from '../../../database/database.ts';
import type { JobHandlers } from '../../../jobs/job-payloads.ts';
import type { SendMail } from '../../../mail/mail.ts';
import { type MailTextSlug, mailText } from '../../../mail/mail-text.ts';
import { renderMail } from '../../../mail/render-mail.ts';
import { listOpenClaims, type OpenClaim } from './open-claims.ts';

/** Operators read English. */
const language = 'en';

/** To the operators, each day on which a claim of a deposit waits for them; what was written is not in it. */
export function createOpenClaimsMail(
  database: Database,
  sendMail: SendMail,
  contactAddress: string,
  now: () => Date,
): Pick<JobHandlers, 'send-open-claims'> {
  return {
    async 'send-open-claims'() {
      const claims = await listOpenClaims(database, now());
      if (claims.length === 0) return;
      const title = mailText(language, 'open-claims-title', { count: String(claims.length) });
      const content = renderMail({
        language,
        title,
        paragraphs: [mailText(language, 'open-claims-text')],
        facts: claims.map((claim) => ({ name: claim.booking_id, value: claimText(claim) })),
        notes: [mailText(language, 'open-claims-note')],
      });
      // The same for each run of a day, so that it comes once.
      const id = `open claims ${dayOf(now().toISOString())}`;
      await sendMail({ id, to: contactAddress, language, subject: title, ...content });
    },
  };
}

function claimText({ claim_amount: claimed, amount, currency, answer, ends_at: end }: OpenClaim): string {
  const slug: MailTextSlug = answer === null ? 'open-claims-unanswered' : 'open-claims-refused';
  const values = {
    claim: moneyText(claimed, currency),
    amount: moneyText(amount, currency),
    day: dayOf(end),
  };
  return mailText(language, slug, values);
}

const dayOf = (instant: string) => instant.slice(0, 10);

function moneyText(amount: number, currency: CurrencyCode): string {
  const whole = amount / 10 ** CURRENCY_EXPONENTS[currency];
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(whole);
}
