import { addMonths, type Day, isDay, toDay } from '@moien/contract';
import { ProblemError } from '../../../lib/problem-error.ts';

const ADULT_MONTHS = 18 * 12;
const OLDEST_MONTHS = 120 * 12;

/** @throws ProblemError `birth-date-invalid` or `owner-underage` */
export function requireAdult(birthDate: Day, now: Date): void {
  const today = toDay(now);
  if (!isDay(birthDate) || birthDate > today || birthDate < addMonths(today, -OLDEST_MONTHS))
    throw new ProblemError(400, 'birth-date-invalid');
  if (addMonths(birthDate, ADULT_MONTHS) > today) throw new ProblemError(400, 'owner-underage');
}
