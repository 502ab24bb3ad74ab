import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { parse } from 'csv-parse';

/** A row that could not be used, by its line in the file. */
export type SkippedRow = { line: number; reason: string };

export type CsvRow<Column extends string> = { line: number; cells: Record<Column, string> };

export type CsvSource<Column extends string> = {
  rows: AsyncIterable<CsvRow<Column>>;
  /** Bytes of the file read so far, compressed if the file is. */
  bytesRead: () => number;
  bytesTotal: number;
};

const RECORD_SIZE_MAXIMUM = 1_000_000;

/**
 * Reads a CSV file (RFC 4180, also gzipped) row by row, never as a whole. Rejects when the header lacks a
 * column that is not optional; a row that is no CSV goes to `onSkip`.
 */
export async function openCsv<Column extends string, Optional extends string = never>(
  path: string,
  columns: readonly Column[],
  onSkip: (row: SkippedRow) => void,
  optional: readonly Optional[] = [],
): Promise<CsvSource<Column | Optional>> {
  const { size } = await stat(path);
  const file = createReadStream(path);
  const parser = parse({
    bom: true,
    info: true,
    relax_column_count: true,
    skip_records_with_error: true,
    max_record_size: RECORD_SIZE_MAXIMUM,
    on_skip: (error) => {
      onSkip({ line: Number(error?.lines ?? 0), reason: 'this row is not valid CSV' });
      return undefined;
    },
    columns: (header: string[]) => {
      const missing = columns.filter((column) => !header.includes(column));
      if (missing.length > 0) throw new Error(`The file lacks the columns ${missing.join(', ')}.`);
      return header;
    },
  });
  const stages = path.endsWith('.gz') ? [file, createGunzip(), parser] : [file, parser];
  pipeline(stages, () => undefined);
  return {
    rows: readRows(parser, [...columns, ...optional]),
    bytesRead: () => file.bytesRead,
    bytesTotal: size,
  };
}

type ParsedRow = { info: { lines: number }; record: Record<string, string | undefined> };

async function* readRows<Column extends string>(
  parser: AsyncIterable<ParsedRow>,
  columns: readonly Column[],
): AsyncGenerator<CsvRow<Column>> {
  for await (const { info, record } of parser) {
    const cells = Object.fromEntries(columns.map((column) => [column, record[column] ?? '']));
    yield { line: info.lines, cells: cells as Record<Column, string> };
  }
}
