import { ACCOUNT_LINK_HOURS } from '@moien/contract';
import type { JobHandlers } from '../../../jobs/job-payloads.ts';
import { createToken, hashToken } from '../../../lib/random-token.ts';
import type { RequestClient } from '../../../lib/request-client.ts';
import type { SendMail } from '../../../mail/mail.ts';
import { contextOf } from '../security-event/event-context.ts';
import type { SecurityEventRepository } from '../security-event/security-event.repository.ts';
import { accountMail } from './account-mail.ts';
import type { PasswordRepository } from './password.repository.ts';

type Repository = Pick<PasswordRepository, 'findReset' | 'findByEmail' | 'findByUser' | 'setResetToken'> &
  Pick<SecurityEventRepository, 'findEvent'>;
/** Records that a new password was asked for; once for each `resetId`. */
type RecordAsked = (client: RequestClient, userId: string, resetId: string) => Promise<unknown>;
type PasswordJobs = Pick<JobHandlers, 'send-password-reset' | 'send-password-changed'>;

/** @param contactAddress where somebody writes whose password was changed by another */
export function createPasswordMails(
  repository: Repository,
  recordAsked: RecordAsked,
  sendMail: SendMail,
  contactAddress: string,
  now: () => Date,
): PasswordJobs {
  return {
    /** To the address of the account, as its owner wrote it; without an account there is nothing to send. */
    async 'send-password-reset'({ resetId, origin, client }) {
      const reset = await repository.findReset(resetId, now());
      const account = reset && (await repository.findByEmail(reset.email));
      if (!account) return;
      if (client) await recordAsked(client, account.user_id, resetId);
      const token = createToken();
      await repository.setResetToken(resetId, hashToken(token));
      const { language } = reset;
      await sendMail(
        accountMail({
          id: `password reset ${resetId}`,
          to: account.email,
          language,
          part: 'password-reset',
          extra: ['password-reset-time'],
          values: { hours: String(ACCOUNT_LINK_HOURS) },
          url: `${origin}/${language}/auth/reset-password?token=${token}`,
        }),
      );
    },

    async 'send-password-changed'({ userId, at, eventId }) {
      const account = await repository.findByUser(userId);
      if (!account) return;
      const { language, email } = account;
      const context = contextOf(language, eventId ? await repository.findEvent(eventId) : undefined);
      await sendMail(
        accountMail({
          id: `password changed ${userId} ${at}`,
          to: email,
          language,
          part: 'password-changed',
          extra: context.extra,
          values: { ...context.values, time: at.slice(0, 16).replace('T', ' '), email: contactAddress },
        }),
      );
    },
  };
}
