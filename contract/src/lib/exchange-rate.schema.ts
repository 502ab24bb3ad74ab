import { type Static, Type } from 'typebox';
import { CurrencyCode, Day } from './scalars.schema.ts';

/** A reference rate of the European Central Bank. */
export const ExchangeRate = Type.Object({
  currency: CurrencyCode,
  /** Units of the currency for one euro. */
  rate: Type.Number({ exclusiveMinimum: 0 }),
  day: Day,
});
export type ExchangeRate = Static<typeof ExchangeRate>;
