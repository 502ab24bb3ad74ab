import type { Schema } from 'yup';
import { type Entry, type Errors, textOf } from './entry.ts';

/** Each rule answers with the slug of what to say. */
export type Rules = Readonly<Record<string, Schema>>;

/** What is wrong by field; nothing when it can be sent. */
export async function checkEntry(rules: Rules, entry: Entry): Promise<Errors> {
  const checked = await Promise.all(
    Object.entries(rules).map(
      async ([field, rule]) => [field, await problemOf(rule, textOf(entry, field))] as const,
    ),
  );
  return Object.fromEntries(
    checked.filter((pair): pair is readonly [string, string] => pair[1] !== undefined),
  );
}

function problemOf(rule: Schema, value: string): Promise<string | undefined> {
  return rule.validate(value).then(
    () => undefined,
    (error: Error) => error.message,
  );
}
