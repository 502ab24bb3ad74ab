import { isDay } from '@moien/contract';
import { ProblemError } from '../../../lib/problem-error.ts';
import type { BookingCursor } from './booking-view.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Where the next page begins, as text that means nothing to who sends it back. */
export function writeCursor({ arrivalDate, id }: BookingCursor): string {
  return Buffer.from(`${arrivalDate} ${id}`).toString('base64url');
}

/** @throws ProblemError 400 for what `writeCursor` has not written */
export function readCursor(cursor: string): BookingCursor {
  const [arrivalDate = '', id = ''] = Buffer.from(cursor, 'base64url').toString('latin1').split(' ');
  if (!isDay(arrivalDate) || !UUID.test(id)) throw new ProblemError(400, 'invalid-request');
  return { arrivalDate, id };
}
