import type { FastifyBaseLogger } from 'fastify';

export type WarningLog = Pick<FastifyBaseLogger, 'warn'>;

/**
 * What is shown of each row. One that cannot be shown is left out and named in the log: it takes no list
 * down.
 */
export function presentEach<Row extends { id: string | null }, Shown>(
  rows: readonly Row[],
  present: (row: Row) => Shown,
  log: WarningLog,
): Shown[] {
  return rows.flatMap((row) => {
    try {
      return [present(row)];
    } catch (error) {
      log.warn({ err: error, propertyId: row.id }, 'a home cannot be shown');
      return [];
    }
  });
}
