import type { EntryRule } from '@moien/contract';
import { type AnyObject, type MixedSchema, mixed, ValidationError } from 'yup';
import type { FormProblem } from './form-state.ts';

/** The contract's rules as a schema: they are asked in their order, and the first that is broken speaks (specification §5). */
export function entrySchema<Entry extends AnyObject>(rules: readonly EntryRule<Entry>[]): MixedSchema<Entry> {
  return rules.reduce<MixedSchema<Entry>>(
    (schema, { slug, field, isMet }) =>
      schema.test(slug, slug, (entry, { createError }) => isMet(entry) || createError({ path: field })),
    mixed<Entry>().required() as unknown as MixedSchema<Entry>,
  );
}

/** The first broken rule of an entry, beside its field. */
export function findProblem<Entry extends AnyObject>(
  schema: MixedSchema<Entry>,
  entry: Entry,
): FormProblem<keyof Entry & string> | undefined {
  try {
    schema.validateSync(entry);
    return undefined;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { code: error.message, field: error.path };
  }
}
