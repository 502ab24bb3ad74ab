import type { JobHandlers } from '../../../jobs/job-payloads.ts';
import { DAY_MILLISECONDS } from '../../../lib/milliseconds.ts';
import type { SendMail } from '../../../mail/mail.ts';
import { contextOf } from '../security-event/event-context.ts';
import { MAILED_KINDS, type MailedKind } from '../security-event/record-security-event.ts';
import type { SecurityEventRepository } from '../security-event/security-event.repository.ts';
import { accountMail } from './account-mail.ts';
import type { EmailChangeRepository } from './email-change.repository.ts';
import { FORMER_ADDRESS_DAYS } from './email-change.service.ts';
import type { PasswordRepository } from './password.repository.ts';

type Repository = Pick<SecurityEventRepository, 'findEvent'> &
  Pick<PasswordRepository, 'findByUser'> &
  Pick<EmailChangeRepository, 'findFormerAddresses'>;

/** @param contactAddress where somebody writes who knows nothing of the event */
export function createSecurityEventMails(
  repository: Repository,
  sendMail: SendMail,
  contactAddress: string,
): Pick<JobHandlers, 'send-security-event'> {
  return {
    /** To the owner of the account, in the account's language; of bank data also to their former address. */
    async 'send-security-event'({ eventId, origin }) {
      const event = await repository.findEvent(eventId);
      const account = event && (await repository.findByUser(event.user_id));
      if (!account || !isMailed(event.kind)) return;
      const { language, email } = account;
      const { extra, values } = contextOf(language, event);
      const part = event.kind;
      const since = new Date(Date.parse(event.created_at) - FORMER_ADDRESS_DAYS * DAY_MILLISECONDS);
      // Whoever has taken over the account reads its mails; the owner may still read the former address.
      const former =
        part === 'bank-data-changed' ? await repository.findFormerAddresses(event.user_id, since) : [];
      for (const to of [email, ...former.filter((address) => address !== email)])
        await sendMail(
          accountMail({
            id: to === email ? `security event ${eventId}` : `security event ${eventId} former ${to}`,
            to,
            language,
            part,
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
