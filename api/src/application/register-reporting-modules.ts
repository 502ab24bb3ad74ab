import type { Database } from '../database/database.ts';
import { createHostReportRepository } from '../domains/reporting/index.ts';
import type { ApiInstance } from '../lib/api-instance.ts';
import { addDaily } from '../plugins/daily.ts';

/** What authorities are told. */
export function registerReportingModules(app: ApiInstance, database: Database, now: () => Date): void {
  addDaily(app, 'remove old reports on hosts', () => createHostReportRepository(database).removeOld(now()));
}
