import { type CurrencyCode, isCurrencyCode } from '@moien/contract';

/** @throws when the home's currency is none of ours, which no import and no form allows */
export function knownCurrency({ id, currency }: { id: string; currency: string }): CurrencyCode {
  if (!isCurrencyCode(currency)) throw new Error(`The property ${id} has an unknown currency.`);
  return currency;
}
