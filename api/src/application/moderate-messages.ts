import { openDatabase } from '../database/database.ts';
import { createModerationService } from '../domains/messaging/index.ts';

type Moderation = ReturnType<typeof createModerationService>;
/** What waits for an operator: the oldest fifty messages and reports. */
export type ModerationList = Awaited<ReturnType<Moderation['list']>>;

/** For the operator of the site. @throws ProblemError 404 */
export async function moderateMessages<Result>(
  databaseUrl: string,
  work: (moderation: Moderation) => Promise<Result>,
): Promise<Result> {
  const database = openDatabase(databaseUrl, () => undefined);
  try {
    return await work(createModerationService(database, () => new Date()));
  } finally {
    await database.destroy();
  }
}
