import { exampleProperty, exampleRoot } from '@moien/shared-lib/testing';
import { pinText, priceOf, shortPinText } from './pin-text.ts';

const rootOf = (currency: 'EUR' | 'CHF' = 'EUR', languageTag: 'en' | 'fr' | 'de' = 'de') =>
  exampleRoot({ languageTag, choices: { currency, consent: undefined } });

describe('pinText', () => {
  it.each([
    [61_200, 'de', '612\u00a0€'],
    [61_249, 'de', '612,49\u00a0€'],
    [61_250, 'en', '€612.50'],
    [1_234_567, 'fr', '12\u00a0345,67\u00a0€'],
    [0, 'en', '€0'],
  ] as const)('%i cents in %s', (amount, languageTag, text) => {
    expect(pinText({ amount, currency: 'EUR' }, rootOf('EUR', languageTag))).toBe(text);
  });

  it('stays in its currency without a rate', () => {
    expect(pinText({ amount: 10_000, currency: 'EUR' }, rootOf('CHF'))).toBe('100\u00a0€');
  });
});

describe('shortPinText', () => {
  it.each([
    ['night', 7_400, 'en', '€74'],
    ['night', 7_449, 'fr', '74\u00a0€'],
    ['night', 99_960, 'en', '€1k'],
    ['month', 265_000, 'en', '€2.7k'],
    ['month', 265_000, 'de', '2.650\u00a0€'],
    ['month', 265_000, 'fr', '2\u00a0650\u00a0€'],
    ['stay', 61_249, 'en', '€612'],
    ['stay', 161_250, 'en', '€1,613'],
    ['stay', 161_250, 'de', '1.613\u00a0€'],
  ] as const)('says a %s of %i cents in %s', (kind, amount, languageTag, text) => {
    expect(shortPinText({ kind, amount, currency: 'EUR' }, rootOf('EUR', languageTag))).toBe(text);
  });
});

describe('priceOf', () => {
  const { quote: _quote, ...home } = exampleProperty;
  const quote = { total: 61_200, currency: 'EUR' } as NonNullable<typeof exampleProperty.quote>;

  it.each([
    ['the total of the stay', { ...home, quote }, { kind: 'stay', amount: 61_200 }],
    ['a night', { ...home, quote: null }, { kind: 'night', amount: 14_200 }],
    [
      'a month where none is let by the night',
      { ...home, quote: null, isAvailableForShortTerm: false },
      { kind: 'month', amount: 185_000 },
    ],
    [
      'a month without a price of a night',
      { ...home, quote: null, nightlyPrice: null },
      { kind: 'month', amount: 185_000 },
    ],
  ])('%s', (_what, property, expected) => expect(priceOf(property)).toMatchObject(expected));

  it('nothing without a price', () => {
    expect(priceOf({ ...home, quote: null, nightlyPrice: null, monthlyPrice: null })).toBeNull();
  });
});
