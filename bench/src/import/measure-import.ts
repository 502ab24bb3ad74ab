import { importListings } from '@moien/api/import/import-listings';
import { listingPictures } from '@moien/demo/homes/listing-pictures';
import { measurePaired, type Side } from '../harness/measure-paired.ts';
import type { Measurement } from '../harness/result-file.ts';
import type { BenchDatabase } from '../marketplace/bench-database.ts';

export interface ImportFiles {
  readonly listings: string;
  readonly calendar: string;
}

/** What the files held. */
export interface Imported {
  homes: number;
  calendarDays: number;
}

/** Imports the homes alone and with their calendar, each time into a database of its own. */
export async function measureImport(
  { listings, calendar }: ImportFiles,
  rounds: number,
  today: string,
  createDatabase: () => Promise<BenchDatabase>,
): Promise<{ measurement: Measurement; imported: Imported }> {
  const imported: Imported = { homes: 0, calendarDays: 0 };
  const side = (name: string, files: { listings: string; calendar?: string }): Side => ({
    name,
    async run() {
      const database = await createDatabase();
      try {
        const start = performance.now();
        const report = await importListings(database.url, {
          picturesOf: listingPictures,
          ...files,
          currency: 'EUR',
          shiftTo: today,
          today,
          onProgress: () => undefined,
        });
        const seconds = (performance.now() - start) / 1000;
        imported.homes = report.imported;
        imported.calendarDays ||= report.calendarDays;
        return [seconds];
      } finally {
        await database.drop();
      }
    },
  });
  const samples = await measurePaired(
    side('homes alone', { listings }),
    [side('homes and calendar', { listings, calendar })],
    { rounds, warmUps: 0 },
  );
  const title = `import of ${imported.homes} homes and ${imported.calendarDays} calendar days`;
  return { measurement: { title, unit: 's', ...samples }, imported };
}
