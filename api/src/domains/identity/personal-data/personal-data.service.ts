import { type LanguageTag, PERSONAL_DATA_ROWS_MAXIMUM, type PersonalDataExport } from '@moien/contract';
import type { Database } from '../../../database/database.ts';
import type { RequestClient } from '../../../lib/request-client.ts';
import { signedOut } from '../access/signed-in.ts';
import { recordSecurityEvent } from '../security-event/record-security-event.ts';
import { createPersonalDataRepository, type ExportedTable, toCamelCase } from './personal-data.repository.ts';
import { PERSONAL_TABLES } from './personal-tables.ts';

const EXPORTED_TABLES = PERSONAL_TABLES.filter((table): table is ExportedTable => table.own !== undefined);

export type PersonalDataService = ReturnType<typeof createPersonalDataService>;

export function createPersonalDataService(
  database: Database,
  findEmail: (userId: string) => Promise<string | undefined>,
  now: () => Date,
) {
  return {
    /**
     * Everything that the site keeps of somebody, as it was at one instant (GDPR art. 15 and 20); of each
     * kind so many rows.
     * @throws ProblemError for a profile without an account
     */
    async exportAll(
      userId: string,
      { language, client }: { language: LanguageTag; client: RequestClient },
    ): Promise<PersonalDataExport> {
      const email = await findEmail(userId);
      if (email === undefined) throw signedOut();
      const person = { userId, email };
      const tableArray = await database
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(async (transaction) => {
          const repository = createPersonalDataRepository(transaction);
          const limit = PERSONAL_DATA_ROWS_MAXIMUM + 1;
          const tables: PersonalDataExport['tableArray'] = [];
          for (const table of EXPORTED_TABLES) {
            const rows = await repository.findRows(table, { person, language, limit });
            tables.push({
              name: toCamelCase(table.table),
              isComplete: rows.length < limit,
              rowArray: rows.slice(0, PERSONAL_DATA_ROWS_MAXIMUM),
            });
          }
          return tables;
        });
      await recordSecurityEvent(database, client, { userId, kind: 'data-exported', at: now() });
      return { exportTimestamp: now().toISOString(), tableArray };
    },
  };
}
