import type { LanguageTag } from '@moien/contract';
import { sql, type Transaction } from 'kysely';
import { textIn } from '../../../database/property-text.ts';
import type { Tables } from '../../../database/tables.ts';
import type { ExportedRow } from './personal-file.ts';
import { PERSONAL_TABLES } from './personal-tables.ts';
import type { Condition, ErasureStep, Person, PersonalTable } from './table-declaration.ts';

export type ExportedTable = PersonalTable & { own: Condition };

/** With what its file is read by, if it names one. */
export type FoundRow = { row: ExportedRow; fileKey: string | null };

/** Statements are made of what is declared in code alone; ids and addresses are parameters. */
export function createPersonalDataRepository(transaction: Transaction<Tables>) {
  const runStep = async (table: string, step: ErasureStep, person: Person): Promise<void> => {
    const rows = step.rows(person);
    if (step.kind === 'delete') {
      await sql`delete from ${sql.table(table)} where ${rows}`.execute(transaction);
      return;
    }
    const values = Object.entries(step.values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
    await sql`update ${sql.table(table)} set ${sql.join(values)} where ${rows}`.execute(transaction);
  };

  return {
    /** @param limit rows at most: those that are greatest in `newestBy`, each with the key of its file */
    async findRows(
      { table, own, newestBy, file, ...declared }: ExportedTable,
      { person, language, limit }: { person: Person; language: LanguageTag; limit: number },
    ): Promise<FoundRow[]> {
      const isProven = declared.words?.isProven(person);
      const values = declared.exported.map((column) => {
        const value = declared.exportedAs?.[column] ?? sql.ref(column);
        return isProven && declared.words?.columns.includes(column)
          ? sql`case when ${isProven} then ${value} else '' end`
          : value;
      });
      const titles = declared.exported.includes('property_id') ? [sql`${titleIn(language)}`] : [];
      const names = [...declared.exported.map(toCamelCase), ...(titles.length > 0 ? ['propertyTitle'] : [])];
      const fields = [...values, ...titles].flatMap((value, index) => [
        sql`${names[index] ?? ''}::text`,
        value,
      ]);
      const { rows } = await sql<FoundRow>`
        select jsonb_build_object(${sql.join(fields)}) as row, (${file?.key ?? sql`null`})::text as "fileKey"
        from ${sql.table(table)} as kept
        where ${own(person)}
        order by ${sql.ref(newestBy)} desc limit ${limit}::int
      `.execute(transaction);
      return rows;
    },

    /** Whether there are more rows than an export has of a kind. */
    async hasMore({ table, own }: ExportedTable, person: Person, limit: number): Promise<boolean> {
      const { rows } = await sql`
        select 1 from ${sql.table(table)} where ${own(person)} offset ${limit}::int limit 1
      `.execute(transaction);
      return rows.length > 0;
    },

    /** Goes through all tables in the order of their declaration; homes of the person are locked first. */
    async erase(person: Person): Promise<void> {
      // A stay that is being booked is either there before its home is looked at, or refused after it.
      await sql`select 1 from property where owner_id = ${person.userId} order by id for update`.execute(
        transaction,
      );
      for (const { table, erasure } of PERSONAL_TABLES)
        for (const step of erasure) await runStep(table, step, person);
    },
  };
}

/** What a home is called while it is offered; `property_id` is that of the row. */
function titleIn(language: LanguageTag) {
  return sql`(
    select coalesce(text.title, city.localized_name ->> ${language}, city.name)
    from property
    join property_search on property_search.property_id = property.id
    join city on city.id = property.city_id
    left join lateral ${textIn(language)} as text on true
    where property.id = kept.property_id
  )`;
}

export function toCamelCase(column: string): string {
  return column.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}
