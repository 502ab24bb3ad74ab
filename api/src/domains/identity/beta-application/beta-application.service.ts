import { randomUUIDv7 } from 'node:crypto';
import { BETA_RULES, type BetaApplication, type LanguageTag } from '@moien/contract';
import type { Database } from '../../../database/database.ts';
import { addJob } from '../../../jobs/add-job.ts';
import { cleanName } from '../../../lib/contact-text.ts';
import { HOUR_MILLISECONDS } from '../../../lib/milliseconds.ts';
import { messageText } from '../../../messages/message-text.ts';
import { refuseBroken } from '../account/rule-problem.ts';
import { type BetaApplicationRow, createBetaApplicationRepository } from './beta-application.repository.ts';

const PAGE_SIZE = 50;

export type BetaApplicationService = ReturnType<typeof createBetaApplicationService>;

export function createBetaApplicationService(database: Database, now: () => Date) {
  return {
    /**
     * Answers the same for an address that has applied before; a mail confirms it, at most one an hour
     * (product decision 21).
     * @param language of whoever asks
     * @throws ProblemError with the slug of the first rule that is broken
     */
    async apply(given: BetaApplication, language: LanguageTag) {
      const entry = {
        email: given.email.trim(),
        firstName: cleanName(given.firstName),
        lastName: cleanName(given.lastName),
      };
      refuseBroken(BETA_RULES, entry, () => 'info');
      const at = now();
      await database.transaction().execute(async (transaction) => {
        const applicationId = await createBetaApplicationRepository(transaction).apply({
          id: randomUUIDv7(),
          email: entry.email,
          first_name: entry.firstName,
          last_name: entry.lastName,
          language: given.languageCode,
          at,
          askedBefore: new Date(at.getTime() - HOUR_MILLISECONDS),
        });
        if (applicationId)
          await addJob(transaction, 'send-beta-receipt', { applicationId, language: given.languageCode });
      });
      return { message: messageText(language, 'beta-applied'), step: 'success' as const };
    },

    /** @param page from 1 */
    async findPage(page: number): Promise<{ rows: BetaApplicationRow[]; count: number }> {
      const repository = createBetaApplicationRepository(database);
      const rows = await repository.findPage(PAGE_SIZE, (page - 1) * PAGE_SIZE);
      return { rows, count: await repository.count() };
    },
  };
}
