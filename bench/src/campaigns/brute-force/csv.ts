import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** A quoted cell or a plain one, and what ends it: a comma, the line or the file. */
const cell = /(?:"([^"]*(?:""[^"]*)*)"|([^,\r\n]*))(,|\r?\n|$)/y;

/** The rows of a small CSV file, also gzipped, by the names of the header. */
export function* readCsv(path: string): Generator<Record<string, string>> {
  const bytes = readFileSync(path);
  const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8').replace(/^\uFEFF/, '');
  const rows = splitRows(text);
  const header = rows.next().value ?? [];
  for (const row of rows) yield Object.fromEntries(header.map((name, index) => [name, row[index] ?? '']));
}

function* splitRows(text: string): Generator<string[], undefined> {
  let row: string[] = [];
  cell.lastIndex = 0;
  while (cell.lastIndex < text.length) {
    const start = cell.lastIndex;
    const match = cell.exec(text);
    if (!match) throw new Error(`The file is no CSV at character ${start}.`);
    row.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] === ',') continue;
    yield row;
    row = [];
  }
  if (row.length > 0) yield [...row, ''];
}
