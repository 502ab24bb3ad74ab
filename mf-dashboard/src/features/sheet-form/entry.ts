/** What a form holds, by the names of its fields; a field that is not there is empty. */
export type Entry = Readonly<Record<string, string>>;
/** By field the slug of what is wrong. */
export type Errors = Readonly<Record<string, string>>;

export function entryOf(values: FormData): Entry {
  const texts = [...values].filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  return Object.fromEntries(texts.map(([name, text]) => [name, text.trim()]));
}

export function textOf(entry: Entry, field: string): string {
  return entry[field] ?? '';
}
