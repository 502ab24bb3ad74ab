import { Problem } from '@moien/contract';
import type { TSchema } from 'typebox';

/** What a call may answer, for validation of the answer and for the OpenAPI document. */
export function responses<Schema extends TSchema>(schema: Schema) {
  return { 200: schema, '4xx': Problem, '5xx': Problem } as const;
}
