import {
  AD_PRICE_MAXIMUM,
  AD_PRICE_MINIMUM,
  type CurrencyCode,
  MAXIMUM_STAY_NIGHTS,
  toMinorUnits,
} from '@moien/contract';

/** What was typed, as a value to save, or the slug of what is wrong with it. */
export type ReadEntry<Value, Slug = string> = { value: Value } | { error: Slug };

/** An amount in minor units; nothing typed is none. */
type ReadAmount = ReadEntry<number | null, 'wrong' | 'small' | 'large'>;

/** `1 234,50`, `1.234,50` and `1234.50` are the same number. @returns NaN for what is no number */
export function readNumber(text: string): number {
  const compact = text.replaceAll(/[\s'’\u00a0\u202f]/g, '');
  const decimal = /[.,](\d{1,2})$/.exec(compact);
  const whole = (decimal ? compact.slice(0, decimal.index) : compact).replaceAll(/[.,](?=\d{3})/g, '');
  return /^\d+$/.test(whole) ? Number(`${whole}.${decimal?.[1] ?? '0'}`) : Number.NaN;
}

/** Undefined for what is no whole number, or none from the minimum to the maximum. */
export function readWhole(text: string, minimum: number, maximum: number): number | undefined {
  const number = /^\d{1,4}$/.test(text.trim()) ? Number(text.trim()) : Number.NaN;
  return number >= minimum && number <= maximum ? number : undefined;
}

/** How many nights a stay has at least or at most. */
export function readNights(text: string): number | undefined {
  return readWhole(text, 1, MAXIMUM_STAY_NIGHTS);
}

/** A price of a night or month. */
export function readPrice(text: string, currency: CurrencyCode): ReadAmount {
  const read = readAmount(text, currency);
  const isSmall = 'value' in read && read.value !== null && read.value < AD_PRICE_MINIMUM;
  return isSmall ? { error: 'small' } : read;
}

/** A deposit or a fee, which may be 0. */
export function readAmount(text: string, currency: CurrencyCode): ReadAmount {
  if (text.trim() === '') return { value: null };
  const amount = toMinorUnits(readNumber(text), currency);
  if (!(amount >= 0)) return { error: 'wrong' };
  return amount > AD_PRICE_MAXIMUM ? { error: 'large' } : { value: amount };
}
