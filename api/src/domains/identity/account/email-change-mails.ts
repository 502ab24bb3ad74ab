import { ACCOUNT_LINK_HOURS } from '@moien/contract';
import type { JobHandlers } from '../../../jobs/job-payloads.ts';
import { createToken, hashToken } from '../../../lib/random-token.ts';
import type { SendMail } from '../../../mail/mail.ts';
import { contextOf } from '../security-event/event-context.ts';
import type { SecurityEventRepository } from '../security-event/security-event.repository.ts';
import { accountMail } from './account-mail.ts';
import type { EmailChangeRepository } from './email-change.repository.ts';

type Repository = Pick<EmailChangeRepository, 'findChange' | 'setToken'> &
  Pick<SecurityEventRepository, 'findEvent'>;

/** @param contactAddress where somebody writes whose address is changed by another */
export function createEmailChangeMails(
  repository: Repository,
  sendMail: SendMail,
  contactAddress: string,
  now: () => Date,
): Pick<JobHandlers, 'send-email-change' | 'send-email-changed'> {
  return {
    async 'send-email-change'({ changeId, side, origin }) {
      const change = await repository.findChange(changeId);
      const token = createToken();
      if (!change || !(await repository.setToken(changeId, side, hashToken(token), now()))) return;
      const { language, old_email: oldEmail, new_email: newEmail } = change;
      await sendMail(
        accountMail({
          id: `email change ${side} ${changeId}`,
          to: side === 'old' ? oldEmail : newEmail,
          language,
          part: `email-change-${side}`,
          extra: ['email-change-time'],
          values: { newEmail, email: contactAddress, hours: String(ACCOUNT_LINK_HOURS) },
          url: `${origin}/${language}/auth/confirm-email-change?token=${token}`,
        }),
      );
    },

    async 'send-email-changed'({ changeId, side, eventId }) {
      const change = await repository.findChange(changeId);
      if (!change) return;
      const { language, old_email: oldEmail, new_email: newEmail } = change;
      const context = contextOf(language, eventId ? await repository.findEvent(eventId) : undefined);
      await sendMail(
        accountMail({
          id: `email changed ${side} ${changeId}`,
          to: side === 'old' ? oldEmail : newEmail,
          language,
          part: 'email-changed',
          extra: context.extra,
          values: { ...context.values, newEmail, email: contactAddress },
        }),
      );
    },
  };
}
