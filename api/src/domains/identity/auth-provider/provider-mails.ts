import type { JobHandlers } from '../../../jobs/job-payloads.ts';
import type { SendMail } from '../../../mail/mail.ts';
import { accountMail } from '../account/account-mail.ts';
import type { PasswordRepository } from '../account/password.repository.ts';
import { contextOf } from '../security-event/event-context.ts';
import type { SecurityEventRepository } from '../security-event/security-event.repository.ts';
import type { ProviderSettings } from './provider-settings.ts';

type Options = {
  /** Whose account it is. */
  repository: Pick<PasswordRepository, 'findByUser'> & Pick<SecurityEventRepository, 'findEvent'>;
  providers: readonly Pick<ProviderSettings, 'id' | 'name'>[];
  sendMail: SendMail;
  contactAddress: string;
};

/** An account learns of every new way in. */
export function createProviderMails(options: Options): Pick<JobHandlers, 'send-provider-linked'> {
  const { repository, providers, sendMail, contactAddress } = options;
  return {
    async 'send-provider-linked'({ userId, providerId, eventId }, { job }) {
      const account = await repository.findByUser(userId);
      if (!account) return;
      const provider = providers.find(({ id }) => id === providerId)?.name ?? providerId;
      const event = eventId ? await repository.findEvent(eventId) : undefined;
      const context = contextOf(account.language, event);
      await sendMail(
        accountMail({
          id: `provider linked ${userId} ${job.id}`,
          to: account.email,
          language: account.language,
          part: 'provider-linked',
          extra: context.extra,
          values: { ...context.values, provider, email: contactAddress },
        }),
      );
    },
  };
}
