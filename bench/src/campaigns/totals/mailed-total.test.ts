import { mailedTotal } from './mailed-total.ts';

const inLanguage = (locale: string, currency: string, amount: number) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount);

it.each([
  ['en-GB', 'EUR', 1234.5],
  ['fr', 'EUR', 1234567.05],
  ['de', 'EUR', 0.07],
  ['de', 'CHF', 12345.6],
  ['en-GB', 'CHF', 12.34],
])('reads what %s writes in %s: %d', (locale, currency, amount) => {
  const text = `A home, 14 May 2027. The total is ${inLanguage(locale, currency, amount)}. Booking 15`;
  expect(mailedTotal(text)).toBe(Math.round(amount * 100));
});

it('reads nothing where there is no amount, or more than one', () => {
  expect(mailedTotal('From 10 May 2027 to 14 May 2027.')).toBeNaN();
  expect(mailedTotal('€1.00 or €2.00')).toBeNaN();
});
