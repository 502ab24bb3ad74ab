import type { ExchangeRate } from '@moien/contract';
import { CurrencyStore } from './currency-store.ts';

/** As they are stored: by alphabet, and each of the day on which it was last published. */
const RATES: ExchangeRate[] = [
  { currency: 'CAD', rate: 1.5, day: '2026-01-02' },
  { currency: 'CHF', rate: 0.95, day: '2026-11-19' },
  { currency: 'GBP', rate: 0.86, day: '2026-11-20' },
  { currency: 'USD', rate: 1.08, day: '2026-11-18' },
];

describe('the day of the rates', () => {
  it('is the oldest of those that prices can be shown with', () => {
    expect(new CurrencyStore('EUR', RATES).ratesDay).toBe('2026-11-18');
    expect(new CurrencyStore('EUR', RATES.slice(0, 1)).ratesDay).toBeUndefined();
    expect(new CurrencyStore('EUR', []).ratesDay).toBeUndefined();
  });

  it.each([
    ['EUR', 'GBP', '2026-11-20'],
    ['GBP', 'EUR', '2026-11-20'],
    ['GBP', 'CHF', '2026-11-19'],
    ['CAD', 'CHF', '2026-01-02'],
  ] as const)('is, for a price in %s that is shown in %s, %s', (from, shown, day) => {
    expect(new CurrencyStore(shown, RATES).ratesDayOf(from)).toBe(day);
  });

  it('is none for a price that is not converted', () => {
    expect(new CurrencyStore('CHF', RATES).ratesDayOf('CHF')).toBeUndefined();
    expect(new CurrencyStore('CHF', RATES.slice(1)).ratesDayOf('CAD')).toBeUndefined();
    expect(new CurrencyStore('CHF', []).ratesDayOf('EUR')).toBeUndefined();
  });
});
