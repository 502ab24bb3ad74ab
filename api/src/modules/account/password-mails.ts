import { ACCOUNT_LINK_HOURS, type LanguageTag } from '@moien/contract';
import type { JobHandlers } from '../../jobs/job-payloads.ts';
import type { SendMail } from '../../mail/mail.ts';
import { type MailTextSlug, mailText } from '../../mail/mail-text.ts';
import { renderMail } from '../../mail/render-mail.ts';
import { createToken, hashToken } from '../session/session-token.ts';
import type { PasswordRepository } from './password.repository.ts';

type Repository = Pick<PasswordRepository, 'findReset' | 'findByEmail' | 'findByUser' | 'setResetToken'>;
type PasswordJobs = Pick<JobHandlers, 'send-password-reset' | 'send-password-changed'>;

/** @param contactAddress where somebody writes whose password was changed by another */
export function createPasswordMails(
  repository: Repository,
  sendMail: SendMail,
  contactAddress: string,
  now: () => Date,
): PasswordJobs {
  return {
    /** To the address of the account, as its owner wrote it; without an account there is nothing to send. */
    async 'send-password-reset'({ resetId, origin }) {
      const reset = await repository.findReset(resetId, now());
      const account = reset && (await repository.findByEmail(reset.email));
      if (!account) return;
      const token = createToken();
      await repository.setResetToken(resetId, hashToken(token));
      const { language } = reset;
      const text = textIn(language);
      await sendMail({
        id: `password reset ${resetId}`,
        to: account.email,
        language,
        subject: text('password-reset-subject'),
        ...renderMail({
          language,
          title: text('password-reset-title'),
          paragraphs: [
            text('password-reset-text'),
            text('password-reset-time', { hours: String(ACCOUNT_LINK_HOURS) }),
          ],
          action: {
            label: text('password-reset-action'),
            url: `${origin}/${language}/auth/reset-password?token=${token}`,
          },
          notes: [text('password-reset-note')],
        }),
      });
    },

    async 'send-password-changed'({ userId, at }) {
      const account = await repository.findByUser(userId);
      if (!account) return;
      const { language, email } = account;
      const text = textIn(language);
      await sendMail({
        id: `password changed ${userId} ${at}`,
        to: email,
        language,
        subject: text('password-changed-subject'),
        ...renderMail({
          language,
          title: text('password-changed-title'),
          paragraphs: [text('password-changed-text', { time: at.slice(0, 16).replace('T', ' ') })],
          notes: [text('password-changed-note', { email: contactAddress })],
        }),
      });
    },
  };
}

function textIn(language: LanguageTag) {
  return (slug: MailTextSlug, values?: Record<string, string>) => mailText(language, slug, values);
}
