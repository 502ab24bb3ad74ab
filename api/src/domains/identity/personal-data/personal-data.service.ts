import { type LanguageTag, PERSONAL_DATA_ROWS_MAXIMUM, type PersonalDataExport } from '@moien/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';
import type { RequestClient } from '../../../lib/request-client.ts';
import { type ZippedFile, zipFiles } from '../../../lib/zip-files.ts';
import { signedOut } from '../access/signed-in.ts';
import { recordSecurityEvent } from '../security-event/record-security-event.ts';
import {
  createPersonalDataRepository,
  type ExportedTable,
  type FoundRow,
  toCamelCase,
} from './personal-data.repository.ts';
import type { ExportedRow, PersonalFile, PersonalFileKind, PersonalFiles } from './personal-file.ts';
import { PERSONAL_TABLES } from './personal-tables.ts';
import type { Person } from './table-declaration.ts';

const EXPORTED_TABLES = PERSONAL_TABLES.filter((table): table is ExportedTable => table.own !== undefined);
const DATA_NAME = 'data.json';
const FILES_FOLDER = 'files';

export type PersonalDataService = ReturnType<typeof createPersonalDataService>;

type Options = {
  database: Database;
  findEmail: (userId: string) => Promise<string | undefined>;
  files: PersonalFiles;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'error'>;
};

/** A row that names a file. */
type NamedFile = { kind: PersonalFileKind; key: string; table: string; row: ExportedRow };

export function createPersonalDataService({ database, findEmail, files, now, log }: Options) {
  /** @throws ProblemError for a profile without an account */
  const personOf = async (userId: string): Promise<Person> => {
    const email = await findEmail(userId);
    if (email === undefined) throw signedOut();
    return { userId, email };
  };

  /** As it is at one instant. */
  const read = <Value>(work: (transaction: Transaction<Tables>) => Promise<Value>): Promise<Value> =>
    database.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);

  const findRows = (person: Person, language: LanguageTag) =>
    read(async (transaction) => {
      const repository = createPersonalDataRepository(transaction);
      const limit = PERSONAL_DATA_ROWS_MAXIMUM + 1;
      const tableArray: PersonalDataExport['tableArray'] = [];
      const namedFiles: NamedFile[] = [];
      for (const table of EXPORTED_TABLES) {
        const found = await repository.findRows(table, { person, language, limit });
        const kept = found.slice(0, PERSONAL_DATA_ROWS_MAXIMUM);
        const rowArray = kept.map(({ row }) => row);
        tableArray.push({ name: toCamelCase(table.table), isComplete: found.length < limit, rowArray });
        namedFiles.push(...filesNamedIn(table, kept));
      }
      return { tableArray, namedFiles };
    });

  const readFile = async (
    userId: string,
    { kind, key, row }: NamedFile,
  ): Promise<PersonalFile | undefined> => {
    try {
      return await files[kind](key, { userId, row });
    } catch (error) {
      log.error({ err: error, kind }, 'a file of an export of personal data cannot be read');
      return undefined;
    }
  };

  /** One file after the other; the data come last, since they say which files there are. */
  async function* filesOf(person: Person, language: LanguageTag): AsyncGenerator<ZippedFile> {
    const date = now();
    const { tableArray, namedFiles } = await findRows(person, language);
    const missingFileArray: PersonalDataExport['missingFileArray'] = [];
    const written = new Set<string>();
    for (const named of namedFiles) {
      const file = await readFile(person.userId, named);
      if (!file) {
        missingFileArray.push({ table: named.table, key: named.key });
        continue;
      }
      const name = `${FILES_FOLDER}/${file.name}`;
      named.row.file = name;
      // Several rows may name one file.
      if (!written.has(name)) yield { name, date, content: file.content };
      written.add(name);
    }
    const data: PersonalDataExport = { exportTimestamp: date.toISOString(), tableArray, missingFileArray };
    yield { name: DATA_NAME, date, content: Buffer.from(JSON.stringify(data, null, 2)) };
  }

  return {
    /**
     * Records that who has proven who they are takes their data along.
     * @returns whether an export has all of it: of each kind it has so many rows
     */
    begin: async (userId: string, client: RequestClient): Promise<{ isComplete: boolean }> => {
      const person = await personOf(userId);
      const hasMore = await read(async (transaction) => {
        const repository = createPersonalDataRepository(transaction);
        for (const table of EXPORTED_TABLES)
          if (await repository.hasMore(table, person, PERSONAL_DATA_ROWS_MAXIMUM)) return true;
        return false;
      });
      await recordSecurityEvent(database, client, { userId, kind: 'data-exported', at: now() });
      return { isComplete: !hasMore };
    },

    /**
     * A zip file of everything that the site keeps of somebody, with their files (GDPR art. 15 and 20).
     * @throws ProblemError for a profile without an account
     */
    exportAll: async (userId: string, language: LanguageTag): Promise<AsyncIterable<Uint8Array>> =>
      zipFiles(filesOf(await personOf(userId), language)),
  };
}

/** Each row of a table with files says which one it names: none until that was read. */
function filesNamedIn({ table, file }: ExportedTable, rows: readonly FoundRow[]): NamedFile[] {
  if (!file) return [];
  return rows.flatMap(({ row, fileKey }) => {
    row.file = null;
    return fileKey === null ? [] : [{ kind: file.kind, key: fileKey, table: toCamelCase(table), row }];
  });
}
