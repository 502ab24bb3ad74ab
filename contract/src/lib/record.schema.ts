import { RecordFromPattern, type TSchema, type Type } from 'typebox';

const ANY_KEY = '^.*$';

/**
 * An object of any keys, or of those of a pattern. `Type.Record` computes keys from any type, for which it
 * brings 14 KB into each page that asks the API for something.
 */
export function recordOf<Value extends TSchema>(
  value: Value,
  keyPattern: string = ANY_KEY,
): Type.TRecord<typeof ANY_KEY, Value> {
  return RecordFromPattern(keyPattern as typeof ANY_KEY, value);
}
