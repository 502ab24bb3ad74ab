import type { EntryRule } from '@moien/contract';
import { type AnyObject, type MixedSchema, mixed, ValidationError } from 'yup';
import type { FormProblem } from './form-problem.ts';

/** The contract's rules as a schema, which asks them in their order (specification §5). */
export function entrySchema<Entry extends AnyObject>(rules: readonly EntryRule<Entry>[]): MixedSchema<Entry> {
  return rules.reduce<MixedSchema<Entry>>(
    (schema, { slug, field, isMet }) =>
      schema.test(slug, slug, (entry, { createError }) => isMet(entry) || createError({ path: field })),
    mixed<Entry>().required() as unknown as MixedSchema<Entry>,
  );
}

/** What is wrong with an entry in the order of its rules: of each field the first rule that it breaks. */
export function findProblems<Entry extends AnyObject>(
  schema: MixedSchema<Entry>,
  entry: Entry,
): FormProblem<keyof Entry & string>[] {
  try {
    schema.validateSync(entry, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const byField = new Map<string | undefined, FormProblem<keyof Entry & string>>();
    for (const { message, path } of error.inner) {
      if (!byField.has(path)) byField.set(path, { code: message, ...(path && { field: path }) });
    }
    return [...byField.values()];
  }
}
