import { randomUUIDv7 } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';
import { addJob } from '../../../jobs/add-job.ts';
import type { JobHandlers } from '../../../jobs/job-payloads.ts';
import type { SendMail } from '../../../mail/mail.ts';
import { createPersonalDataRepository } from '../personal-data/personal-data.repository.ts';
import { accountMail } from './account-mail.ts';
import { createDeleteAccountRepository } from './delete-account.repository.ts';

export type DeleteAccount = (userId: string) => Promise<void>;

/** Throws where others still rely on the account, which is locked. */
export type RefuseDeletion = (transaction: Transaction<Tables>, userId: string) => Promise<void>;

/**
 * All or nothing, by what each table declares (`PERSONAL_TABLES`). What concerns others as well, such as
 * homes with stays, the stays of a guest and conversations, keeps its profile, which names nobody any more.
 */
export function createDeleteAccount(
  database: Database,
  refuse: RefuseDeletion = async () => undefined,
): DeleteAccount {
  return (userId) =>
    database.transaction().execute(async (transaction) => {
      const repository = createDeleteAccountRepository(transaction);
      const account = await repository.lockAccount(userId);
      if (!account) return;
      await refuse(transaction, userId);
      const farewellId = randomUUIDv7();
      await repository.insertFarewell({ id: farewellId, ...account });
      await addJob(transaction, 'send-farewell', { farewellId });
      await createPersonalDataRepository(transaction).erase({ userId, email: account.email });
    });
}

/** @param contactAddress where somebody writes whose account was deleted by another */
export function createFarewellMails(
  database: Database,
  sendMail: SendMail,
  contactAddress: string,
): Pick<JobHandlers, 'send-farewell'> {
  const repository = createDeleteAccountRepository(database);
  return {
    async 'send-farewell'({ farewellId }) {
      const farewell = await repository.findFarewell(farewellId);
      if (!farewell) return;
      const { email: to, language } = farewell;
      await sendMail(
        accountMail({
          id: `farewell ${farewellId}`,
          to,
          language,
          part: 'farewell',
          extra: ['farewell-kept'],
          values: { email: contactAddress },
        }),
      );
      await repository.deleteFarewell(farewellId);
    },
  };
}
