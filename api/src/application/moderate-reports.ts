import { openDatabase } from '../database/database.ts';
import { createPropertyReportRepository } from '../domains/catalog/index.ts';

/**
 * For the operator of the site: reports of a home that are looked into keep the money of its stays, until
 * they are closed.
 * @returns how many reports of the home were open
 */
export async function moderateReports(
  databaseUrl: string,
  propertyId: string,
  action: 'examine' | 'close',
): Promise<number> {
  const database = openDatabase(databaseUrl, () => undefined);
  try {
    return await createPropertyReportRepository(database)[action](propertyId, new Date());
  } finally {
    await database.destroy();
  }
}
