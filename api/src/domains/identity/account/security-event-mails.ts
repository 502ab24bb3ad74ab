import type { JobHandlers } from '../../../jobs/job-payloads.ts';
import type { SendMail } from '../../../mail/mail.ts';
import { contextOf } from '../security-event/event-context.ts';
import { MAILED_KINDS, type MailedKind } from '../security-event/record-security-event.ts';
import type { SecurityEventRepository } from '../security-event/security-event.repository.ts';
import { accountMail } from './account-mail.ts';
import type { PasswordRepository } from './password.repository.ts';

type Repository = Pick<SecurityEventRepository, 'findEvent'> & Pick<PasswordRepository, 'findByUser'>;

/** @param contactAddress where somebody writes who knows nothing of the event */
export function createSecurityEventMails(
  repository: Repository,
  sendMail: SendMail,
  contactAddress: string,
): Pick<JobHandlers, 'send-security-event'> {
  return {
    /** To the owner of the account, in the account's language. */
    async 'send-security-event'({ eventId, origin }) {
      const event = await repository.findEvent(eventId);
      const account = event && (await repository.findByUser(event.user_id));
      if (!account || !isMailed(event.kind)) return;
      const { language } = account;
      const { extra, values } = contextOf(language, event);
      await sendMail(
        accountMail({
          id: `security event ${eventId}`,
          to: account.email,
          language,
          part: event.kind,
          extra,
          values: { ...values, name: event.name ?? '', email: contactAddress },
          url: `${origin}/${language}/dashboard/account-security`,
        }),
      );
    },
  };
}

function isMailed(kind: string): kind is MailedKind {
  return MAILED_KINDS.some((mailed) => mailed === kind);
}
