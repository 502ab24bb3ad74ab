import type { CallOutcome } from '@moien/shared-lib';
import type { AnyObject, MixedSchema } from 'yup';
import { findProblems } from './entry-schema.ts';
import type { FormState } from './form-state.ts';

type Sending<Entry extends AnyObject, Value> = {
  form: FormState<keyof Entry & string>;
  schema: MixedSchema<Entry>;
  /** Codes of refusals that concern a field. */
  fieldByCode?: Readonly<Record<string, keyof Entry & string>>;
  entry: Entry;
  call: () => Promise<CallOutcome<Value>>;
};

/** Asks the rules in their order, then sends. @returns the answer when it has gone well */
export async function sendEntry<Entry extends AnyObject, Value>(
  sending: Sending<Entry, Value>,
): Promise<Value | undefined> {
  const { form, schema, fieldByCode = {}, entry, call } = sending;
  if (form.isBusy || !form.follow(...findProblems(schema, entry))) return undefined;
  return form.send(call, ({ code }) => fieldByCode[code]);
}
