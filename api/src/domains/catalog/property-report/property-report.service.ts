import { randomUUIDv7 } from 'node:crypto';
import type { LanguageTag, PropertyReport } from '@moien/contract';
import type { Database } from '../../../database/database.ts';
import { addJob } from '../../../jobs/add-job.ts';
import { cleanText } from '../../../lib/contact-text.ts';
import { DAY_MILLISECONDS, HOUR_MILLISECONDS } from '../../../lib/milliseconds.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import { messageText } from '../../../messages/message-text.ts';
import { propertyNotFound } from '../property/property-not-found.ts';
import { createPropertyReportRepository, type NewPropertyReport } from './property-report.repository.ts';

const KEPT_DAYS = 730;
/** As the database counts them, in code points; the contract counts what people see as one character. */
const TEXT_MAXIMUM = 2000;

/** Who reports, and how they read. */
type Reporter = { userId: string | undefined; language: LanguageTag; origin: string };

export type PropertyReportService = ReturnType<typeof createPropertyReportService>;

export function createPropertyReportService(database: Database, now: () => Date) {
  const before = (milliseconds: number) => new Date(now().getTime() - milliseconds);

  return {
    /**
     * Stores the report with the jobs that mail it. The same report again within a day is taken and changes
     * nothing.
     * @throws ProblemError `property-not-found`
     */
    async report(
      propertyId: string,
      given: PropertyReport,
      reporter: Reporter,
    ): Promise<{ message: string }> {
      const report: NewPropertyReport = {
        id: randomUUIDv7(),
        propertyId,
        reporterId: reporter.userId ?? null,
        email: given.email ?? null,
        reason: given.reason,
        text: readText(given.text),
        createdAt: now(),
      };
      await store(report, reporter);
      return { message: messageText(reporter.language, 'report-sent') };
    },

    removeOld: (): Promise<void> =>
      createPropertyReportRepository(database).deleteOld(before(KEPT_DAYS * DAY_MILLISECONDS)),
  };

  /** One receipt an hour for each address: nobody's mailbox is filled through us. */
  function store(report: NewPropertyReport, { language, origin }: Reporter): Promise<void> {
    return database.transaction().execute(async (transaction) => {
      const repository = createPropertyReportRepository(transaction);
      if (!(await repository.isPublished(report.propertyId))) throw propertyNotFound();
      await repository.lockProperty(report.propertyId);
      if (await repository.hasReported(report, before(DAY_MILLISECONDS))) return;
      await repository.insertReport(report);
      await addJob(transaction, 'forward-property-report', { reportId: report.id, language, origin });
      const isReceiptDue =
        report.email !== null &&
        !(await repository.hasWritten(report.email, before(HOUR_MILLISECONDS), report.id));
      if (isReceiptDue)
        await addJob(transaction, 'acknowledge-property-report', { reportId: report.id, language });
    });
  }
}

function readText(given: string): string {
  const text = cleanText(given);
  if ([...text].length <= TEXT_MAXIMUM) return text;
  const values = { name: 'text', count: TEXT_MAXIMUM };
  const parameters = [{ name: 'text', code: 'too-long', slug: 'field-too-long', values } as const];
  throw new ProblemError(400, 'invalid-request', { parameters });
}
