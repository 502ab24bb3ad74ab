import { type ReadEntry, readNumber, readWhole, readNights as wholeNights } from '../fields/read-entry.ts';

const AREA_MAXIMUM = 99_999;
const MONTHS_MAXIMUM = 60;

/** In square metres; nothing typed is none. */
export function readArea(text: string): ReadEntry<number | null> {
  if (text.trim() === '') return { value: null };
  const area = readNumber(text);
  return area > 0 && area <= AREA_MAXIMUM ? { value: area } : { error: 'area-wrong' };
}

export function readNights(text: string): ReadEntry<number> {
  const nights = wholeNights(text);
  return nights === undefined ? { error: 'nights-wrong' } : { value: nights };
}

/** Nothing typed is no minimum. */
export function readMonths(text: string): ReadEntry<number | null> {
  if (text.trim() === '') return { value: null };
  const months = readWhole(text, 1, MONTHS_MAXIMUM);
  return months === undefined ? { error: 'months-wrong' } : { value: months };
}

/** By the form that the law of the place demands; nothing typed is none. */
export function readRegistrationNumber(text: string, pattern: string): ReadEntry<string | null> {
  const compact = text.replaceAll(/[\s.-]/g, '').toUpperCase();
  if (compact === '') return { value: null };
  return new RegExp(pattern).test(compact) ? { value: compact } : { error: 'registration-wrong' };
}
