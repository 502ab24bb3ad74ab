import { writeFile } from 'node:fs/promises';
import { parse } from 'node:path';
import { openDatabase } from '../database/database.ts';
import { reportStays, type StayReport, type StayReportOrder } from '../domains/reporting/index.ts';

/**
 * Writes the stays of a month to new files, which only their owner may read: the first has the name that is
 * given, further ones have their number in it.
 * @returns the names
 */
export async function reportMonthOfStays(
  databaseUrl: string,
  origin: string,
  { file, ...order }: StayReportOrder & { file: string },
): Promise<Omit<StayReport, 'requestArray'> & { files: string[] }> {
  const database = openDatabase(databaseUrl, () => undefined);
  try {
    const { requestArray, ...counts } = await reportStays({ database, origin, now: () => new Date() }, order);
    const files: string[] = [];
    for (const [index, request] of requestArray.entries()) {
      const name = index === 0 ? file : numbered(file, index + 1);
      await writeFile(name, `${JSON.stringify(request, null, 2)}\n`, { flag: 'wx', mode: 0o600 });
      files.push(name);
    }
    return { ...counts, files };
  } finally {
    await database.destroy();
  }
}

function numbered(file: string, number: number): string {
  const { ext } = parse(file);
  return `${file.slice(0, file.length - ext.length)}-${number}${ext}`;
}
