import type { JobHandlers } from '../../../jobs/job-payloads.ts';
import type { SendMail } from '../../../mail/mail.ts';
import { accountMail } from '../account/account-mail.ts';
import type { BetaApplicationRepository } from './beta-application.repository.ts';

export function createBetaApplicationMails(
  repository: Pick<BetaApplicationRepository, 'findApplication'>,
  sendMail: SendMail,
): Pick<JobHandlers, 'send-beta-receipt'> {
  return {
    /** It repeats nothing of what was entered: nobody sends words to others through us. */
    async 'send-beta-receipt'({ applicationId, language }, { job }) {
      const application = await repository.findApplication(applicationId);
      if (!application) return;
      await sendMail(
        accountMail({
          id: `beta receipt ${applicationId} ${job.id}`,
          to: application.email,
          language,
          part: 'beta-receipt',
        }),
      );
    },
  };
}
