import { CallError } from './api-client.ts';

/** What is no id at all names no page either: for a visitor both are not found. */
export function refuseUnknown(error: unknown): never {
  const isMalformed = error instanceof CallError && error.status === 400;
  throw isMalformed ? new CallError(404, error.code, error.message) : error;
}
