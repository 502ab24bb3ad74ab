import {
  CURRENCY_EXPONENTS,
  type CurrencyCode,
  conversionRate,
  convertMinorUnits,
  type Day,
  DEFAULT_CURRENCY,
  DISPLAY_CURRENCIES,
  type ExchangeRate,
} from '@moien/contract';
import { makeAutoObservable, observableRef } from 'mobx';

/** Minor units of a currency. */
export type Money = { amount: number; currency: CurrencyCode };

/** An amount as it is shown; what is charged stays in the property's currency (product decision 4). */
export type ShownMoney = Money & { isConverted: boolean };

/** In which currency the visitor wants to see prices. */
export class CurrencyStore {
  code: CurrencyCode;
  rates: readonly ExchangeRate[];
  /** Those that the document was drawn with. */
  readonly choicesOfDocument: CurrencyCode[];

  constructor(code: CurrencyCode, rates: readonly ExchangeRate[]) {
    this.code = code;
    this.rates = rates;
    this.choicesOfDocument = this.choices;
    makeAutoObservable(this, { rates: observableRef, choicesOfDocument: false });
  }

  /** Those for which there is a rate. */
  get choices(): CurrencyCode[] {
    return DISPLAY_CURRENCIES.filter((code) => conversionRate(this.rates, DEFAULT_CURRENCY, code));
  }

  /** Of which day the oldest rate is that prices can be shown with; `undefined` without any. */
  get ratesDay(): Day | undefined {
    return this.#oldestDay(DISPLAY_CURRENCIES);
  }

  /**
   * Of which day the older rate is that a price in this currency is shown with; `undefined` when it is not
   * converted.
   */
  ratesDayOf(currency: CurrencyCode): Day | undefined {
    const { isConverted } = this.shown({ amount: 0, currency });
    return isConverted ? this.#oldestDay([currency, this.code]) : undefined;
  }

  follow(rates: readonly ExchangeRate[]) {
    this.rates = rates;
  }

  choose(code: CurrencyCode) {
    this.code = code;
  }

  /** Converted to whole units, since it is about so much; without a rate an amount stays as it is. */
  shown({ amount, currency }: Money): ShownMoney {
    const converted = convertMinorUnits(amount, this.rates, currency, this.code);
    if (converted === undefined || currency === this.code) return { amount, currency, isConverted: false };
    const unit = 10 ** CURRENCY_EXPONENTS[this.code];
    return { amount: Math.round(converted / unit) * unit, currency: this.code, isConverted: true };
  }

  #oldestDay(currencies: readonly CurrencyCode[]): Day | undefined {
    const days = this.rates.filter((rate) => currencies.includes(rate.currency)).map(({ day }) => day);
    return days.sort()[0];
  }
}
