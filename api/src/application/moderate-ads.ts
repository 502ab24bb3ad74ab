import { openDatabase } from '../database/database.ts';
import { createAdModeration } from '../domains/letting/index.ts';

/** What waits for an operator: the oldest fifty homes. */
export type HeldAds = Awaited<ReturnType<Moderation['list']>>;
type Moderation = ReturnType<typeof createAdModeration>;

/** For the operator of the site. @throws ProblemError 404 */
export async function moderateAds<Result>(
  databaseUrl: string,
  work: (moderation: Moderation) => Promise<Result>,
): Promise<Result> {
  const database = openDatabase(databaseUrl, () => undefined);
  try {
    return await work(createAdModeration(database, () => new Date()));
  } finally {
    await database.destroy();
  }
}
