import type { EntryRule } from '@moien/contract';
import { mixed, ValidationError } from 'yup';

/** The field that is wrong, and the slug of what to say beside it. */
export type WrongField<Field extends string = string> = { field: Field; slug: string };

/** Asks the rules one by one, in their order (specification §5). @returns the first that is broken */
export function checkEntry<Entry extends object>(
  rules: readonly EntryRule<Entry>[],
  entry: Entry,
): WrongField<keyof Entry & string> | undefined {
  const schema = rules.reduce(
    (asked, { slug, field, isMet }) =>
      asked.test(
        slug,
        slug,
        (value, context) => isMet(value as Entry) || context.createError({ path: field }),
      ),
    mixed(),
  );
  try {
    schema.validateSync(entry);
    return undefined;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { field: error.path as keyof Entry & string, slug: error.message };
  }
}
