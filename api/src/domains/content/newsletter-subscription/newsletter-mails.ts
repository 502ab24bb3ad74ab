import type { JobHandlers } from '../../../jobs/job-payloads.ts';
import { DAY_MILLISECONDS } from '../../../lib/milliseconds.ts';
import { createToken, hashToken } from '../../../lib/random-token.ts';
import type { Mail, SendMail } from '../../../mail/mail.ts';
import { type MailTextSlug, mailText } from '../../../mail/mail-text.ts';
import { type MailContent, renderMail } from '../../../mail/render-mail.ts';
import { ONE_CLICK_END_PATH, pageUrl } from './newsletter-links.ts';
import type {
  NewsletterSubscriptionRepository,
  SubscriptionRow,
  TokenPurpose,
} from './newsletter-subscription.repository.ts';

/** Longer than a sign-in's link: nothing can be won with it, and people read such mails at the weekend. */
const CONFIRM_DAYS = 7;

type Repository = Pick<NewsletterSubscriptionRepository, 'findSubscription' | 'insertToken'>;
type NewsletterJobs = Pick<
  JobHandlers,
  'send-newsletter-confirmation' | 'send-newsletter-welcome' | 'send-newsletter-ending'
>;

/**
 * Tokens are made when a mail is sent, so that they lie in no queue; what is not wanted any more is not sent.
 */
export function createNewsletterMails(
  repository: Repository,
  sendMail: SendMail,
  now: () => Date,
): NewsletterJobs {
  const makeToken = async (subscriptionId: string, purpose: TokenPurpose): Promise<string> => {
    const token = createToken();
    const expiresAt =
      purpose === 'confirm' ? new Date(now().getTime() + CONFIRM_DAYS * DAY_MILLISECONDS) : null;
    await repository.insertToken({
      tokenHash: hashToken(token),
      subscriptionId,
      purpose,
      createdAt: now(),
      expiresAt,
    });
    return token;
  };

  return {
    async 'send-newsletter-confirmation'({ subscriptionId, origin }, { job }) {
      const row = await repository.findSubscription(subscriptionId);
      if (row?.state !== 'pending') return;
      const url = pageUrl(origin, row.language, 'confirm', await makeToken(row.id, 'confirm'));
      await sendMail(
        newsletterMail(row, job.id, { part: 'confirm', url, extra: ['newsletter-confirm-time'] }),
      );
    },

    async 'send-newsletter-welcome'({ subscriptionId, origin }, { job }) {
      const row = await repository.findSubscription(subscriptionId);
      if (row?.state !== 'confirmed') return;
      const token = await makeToken(row.id, 'end');
      const mail = newsletterMail(row, job.id, {
        part: 'welcome',
        noteValues: { url: pageUrl(origin, row.language, 'end', token) },
      });
      await sendMail({ ...mail, unsubscribeUrl: `${origin}${ONE_CLICK_END_PATH}?token=${token}` });
    },

    async 'send-newsletter-ending'({ subscriptionId, origin, language }, { job }) {
      const row = await repository.findSubscription(subscriptionId);
      if (!row || row.state === 'ended') return;
      const url = pageUrl(origin, language, 'end', await makeToken(row.id, 'end'));
      await sendMail(newsletterMail({ ...row, language }, job.id, { part: 'end', url }));
    },
  };
}

type NewsletterMailParts = {
  part: 'confirm' | 'welcome' | 'end';
  /** Of the button. */
  url?: string;
  extra?: readonly MailTextSlug[];
  noteValues?: Record<string, string>;
};

function newsletterMail(
  { id, email, language }: SubscriptionRow,
  jobId: string,
  { part, url, extra = [], noteValues = {} }: NewsletterMailParts,
): Mail {
  const text = (slug: MailTextSlug, values = {}) => mailText(language, slug, values);
  const content: MailContent = {
    language,
    title: text(`newsletter-${part}-title`),
    paragraphs: [
      text(`newsletter-${part}-text`),
      ...extra.map((slug) => text(slug, { days: String(CONFIRM_DAYS) })),
    ],
    ...(url && part !== 'welcome' ? { action: { label: text(`newsletter-${part}-action`), url } } : {}),
    notes: [text(`newsletter-${part}-note`, noteValues)],
  };
  return {
    id: `newsletter ${part} ${id} ${jobId}`,
    to: email,
    language,
    subject: text(`newsletter-${part}-subject`),
    ...renderMail(content),
  };
}
