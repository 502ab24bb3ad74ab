import { PAYMENT_FAILURES, type PaymentFailure, paymentFailureOf } from './result-code.ts';

const CODES_OF_THE_DESIGN = [
  '001001',
  '101101',
  '101105',
  '101301',
  '101304',
  '101305',
  '101410',
  '105299',
  '001401',
  '001403',
  '005403',
  '005404',
  '005405',
  '005406',
  '005407',
  '002701',
  '002998',
  '002999',
  '130007',
  '130008',
];

it('is nothing for success', () => {
  expect(paymentFailureOf('000000')).toBeNull();
});

it('has a name of its own for each code that payments meet', () => {
  const names = CODES_OF_THE_DESIGN.map(paymentFailureOf);
  expect(new Set(names).size).toBe(names.length);
  expect(names).not.toContain('declined');
});

it.each<[string, PaymentFailure]>([
  ['101301', 'three-d-secure-failed'],
  ['121003', 'wallet-balance-insufficient'],
  ['121098', 'payout-refused'],
  ['008500', 'payment-blocked'],
  ['008099', 'fraud-suspected'],
  ['999999', 'declined'],
  ['', 'declined'],
  ['constructor', 'declined'],
])('%j is %s', (code, name) => {
  expect(paymentFailureOf(code)).toBe(name);
  expect(PAYMENT_FAILURES).toContain(name);
});

it('lists each name once', () => {
  expect(new Set(PAYMENT_FAILURES).size).toBe(PAYMENT_FAILURES.length);
});
