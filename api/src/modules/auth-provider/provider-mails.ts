import type { JobHandlers } from '../../jobs/job-payloads.ts';
import type { SendMail } from '../../mail/mail.ts';
import { accountMail } from '../account/account-mail.ts';
import type { PasswordRepository } from '../account/password.repository.ts';
import type { ProviderSettings } from './provider-settings.ts';

type Options = {
  /** Whose account it is. */
  repository: Pick<PasswordRepository, 'findByUser'>;
  providers: readonly Pick<ProviderSettings, 'id' | 'name'>[];
  sendMail: SendMail;
  contactAddress: string;
};

/** An account learns of every new way in. */
export function createProviderMails(options: Options): Pick<JobHandlers, 'send-provider-linked'> {
  const { repository, providers, sendMail, contactAddress } = options;
  return {
    async 'send-provider-linked'({ userId, providerId }, { job }) {
      const account = await repository.findByUser(userId);
      if (!account) return;
      const provider = providers.find(({ id }) => id === providerId)?.name ?? providerId;
      await sendMail(
        accountMail({
          id: `provider linked ${userId} ${job.id}`,
          to: account.email,
          language: account.language,
          part: 'provider-linked',
          values: { provider, email: contactAddress },
        }),
      );
    },
  };
}
