import { AD_PRICE_MAXIMUM, AD_PRICE_MINIMUM, type CurrencyCode, toMinorUnits } from '@moien/contract';
import { number, type Schema, string } from 'yup';

/** What was typed, as a value to save, or the slug of what is wrong with it. */
export type ReadEntry<Value> = { value: Value } | { error: string };

/** `1 234,50`, `1.234,50` and `1234.50` are the same amount. */
function toNumber(text: string): number {
  const compact = text.replaceAll(/[\s'’\u00a0\u202f]/g, '');
  const decimal = /[.,](\d{1,2})$/.exec(compact);
  const whole = (decimal ? compact.slice(0, decimal.index) : compact).replaceAll(/[.,](?=\d{3})/g, '');
  return /^\d+$/.test(whole) ? Number(`${whole}.${decimal?.[1] ?? '0'}`) : Number.NaN;
}

function check<Value>(rule: Schema, value: Value): ReadEntry<Value> {
  try {
    rule.validateSync(value);
    return { value };
  } catch (error) {
    return { error: error instanceof Error ? error.message : 'entry-wrong' };
  }
}

const priceRule = number()
  .typeError('price-wrong')
  .min(AD_PRICE_MINIMUM, 'price-small')
  .max(AD_PRICE_MAXIMUM, 'price-large');
const amountRule = number()
  .typeError('price-wrong')
  .min(0, 'price-wrong')
  .max(AD_PRICE_MAXIMUM, 'price-large');
const areaRule = number().typeError('area-wrong').moreThan(0, 'area-wrong').max(99_999, 'area-wrong');
const nightsRule = number()
  .typeError('nights-wrong')
  .integer('nights-wrong')
  .min(1, 'nights-wrong')
  .max(365, 'nights-wrong');
const monthsRule = number()
  .typeError('months-wrong')
  .integer('months-wrong')
  .min(1, 'months-wrong')
  .max(60, 'months-wrong');

/** A price of a night or month; nothing typed is none. */
export function readPrice(text: string, currency: CurrencyCode): ReadEntry<number | null> {
  return text.trim() === '' ? { value: null } : check(priceRule, toMinorUnits(toNumber(text), currency));
}

/** A deposit or a fee, which may be 0. */
export function readAmount(text: string, currency: CurrencyCode): ReadEntry<number | null> {
  return text.trim() === '' ? { value: null } : check(amountRule, toMinorUnits(toNumber(text), currency));
}

export function readArea(text: string): ReadEntry<number | null> {
  return text.trim() === '' ? { value: null } : check(areaRule, toNumber(text));
}

export function readNights(text: string): ReadEntry<number> {
  return check(nightsRule, toNumber(text));
}

export function readMonths(text: string): ReadEntry<number | null> {
  return text.trim() === '' ? { value: null } : check(monthsRule, toNumber(text));
}

/** By the form that the law of the place demands; nothing typed is none. */
export function readRegistrationNumber(text: string, pattern: string): ReadEntry<string | null> {
  const compact = text.replaceAll(/[\s.-]/g, '').toUpperCase();
  if (compact === '') return { value: null };
  return check(string().matches(new RegExp(pattern), 'registration-wrong'), compact);
}
