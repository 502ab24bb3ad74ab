import { DAY_MILLISECONDS } from '../../../lib/milliseconds.ts';

/**
 * After the second reminder, and not before so many days have passed (Directive 2011/16/EU, annex V, IV.A.2).
 */
const BLOCK_DAYS = 60;
const REMINDERS = 2;

/**
 * From when on payouts wait for tax data that are not there: null until the owner has been reminded as often
 * as the law wants.
 */
export function taxDataDeadline(
  requestedAt: string | null,
  remindedAtArray: readonly string[],
): string | null {
  const last = remindedAtArray[REMINDERS - 1];
  if (requestedAt === null || last === undefined) return null;
  const earliest = new Date(requestedAt).getTime() + BLOCK_DAYS * DAY_MILLISECONDS;
  return new Date(Math.max(earliest, new Date(last).getTime())).toISOString();
}
