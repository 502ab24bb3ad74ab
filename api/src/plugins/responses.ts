import { Problem } from '@moien/contract';
import { type TNull, type TSchema, Type } from 'typebox';

const failures = { '4xx': Problem, '5xx': Problem } as const;

/** What a call may answer, for validation of the answer and for the OpenAPI document. */
export function responses<Schema extends TSchema>(schema: Schema) {
  return { 200: schema, ...failures } as const;
}

/** For a call that answers with a status alone. */
export function nothing<Status extends 101 | 204 | 302>(status: Status, description: string) {
  return { [status]: Type.Null({ description }), ...failures } as Record<Status, TNull> & typeof failures;
}
