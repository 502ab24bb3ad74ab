import { rm, writeFile } from 'node:fs/promises';
import { openDatabase } from '../database/database.ts';
import {
  fileHostReport,
  type HostReport,
  type HostReportOrder,
  type ReportOperator,
} from '../domains/reporting/index.ts';

/** Writes the yearly report on hosts to a new file, which only its owner may read. */
export async function reportHosts(
  databaseUrl: string,
  operator: ReportOperator,
  { file, ...order }: HostReportOrder & { file: string },
): Promise<HostReport> {
  const database = openDatabase(databaseUrl, () => undefined);
  let isWritten = false;
  const write = async (xml: string) => {
    await writeFile(file, xml, { flag: 'wx', mode: 0o600 });
    isWritten = true;
  };
  try {
    return await fileHostReport({ database, operator, now: () => new Date(), write }, order);
  } catch (error) {
    // What is not recorded must not be sent either.
    if (isWritten) await rm(file);
    throw error;
  } finally {
    await database.destroy();
  }
}
