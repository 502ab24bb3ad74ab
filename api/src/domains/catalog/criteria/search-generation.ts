import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/database.ts';

/**
 * A number that differs whenever something was committed that a search could see. Read in the statement that
 * reads the rest, it belongs to exactly what that statement saw.
 */
export const searchGeneration: RawBuilder<number> = sql<number>`(
  select coalesce(sum(generation), 0)::bigint from search_generation
)`;

export async function readSearchGeneration(database: Database): Promise<number> {
  const { rows } = await sql<{ generation: number }>`select ${searchGeneration} as generation`.execute(
    database,
  );
  if (!rows[0]) throw new Error('An aggregate without groups answers one row.');
  return rows[0].generation;
}
