import { isInstant } from '../../../lib/is-instant.ts';
import { ProblemError } from '../../../lib/problem-error.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Of a conversation or notification in a list: the instant by which it is ordered, and its id. */
export type Place = { at: string; id: string };

/** Where the next page begins, as text that means nothing to who sends it back. */
export function writeCursor({ at, id }: Place): string {
  return Buffer.from(`${at} ${id}`).toString('base64url');
}

/** @throws ProblemError 400 for what `writeCursor` has not written */
export function readCursor(cursor: string): Place {
  const [at = '', id = ''] = Buffer.from(cursor, 'base64url').toString('latin1').split(' ');
  if (!isInstant(at) || !UUID.test(id)) throw new ProblemError(400, 'invalid-request');
  return { at, id };
}
