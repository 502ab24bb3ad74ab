import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/database.ts';

/**
 * A number that differs whenever something was committed that a search could see. Read in the statement that reads the
 * rest, it belongs to exactly what that statement saw.
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

/**
 * Shares one reading among those who ask while it has not begun yet: nobody is given a reading that began before the
 * question, and no more than two are under way.
 */
export function shareReading<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let running: Promise<Value> | undefined;
  let next: Promise<Value> | undefined;
  const start = (): Promise<Value> => {
    next = undefined;
    const reading = read();
    running = reading;
    const end = () => {
      if (running === reading) running = undefined;
    };
    reading.then(end, end);
    return reading;
  };
  return () => {
    if (!running) return start();
    next ??= running.then(start, start);
    return next;
  };
}
