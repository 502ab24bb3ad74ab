import { cardPath } from '@moien/contract';
import { cardContent } from './card-content.ts';

const home = {
  title: 'A flat in the Grund',
  cityName: 'Luxembourg',
  currency: 'EUR',
  nightlyPrice: 9500,
  monthlyPrice: 150_000,
  isAvailableForShortTerm: true,
  isAvailableForLongTerm: true,
  imageArray: [],
} satisfies Parameters<typeof cardContent>[0];

const addressOf = (property: Parameters<typeof cardContent>[0]) =>
  cardPath('property', 'a1', 'en', cardContent(property));

it.each([
  { title: 'A house in the Grund' },
  { cityName: 'Trier' },
  { currency: 'CHF' },
  { nightlyPrice: 9600 },
  { monthlyPrice: null },
  { isAvailableForShortTerm: false },
  { isAvailableForLongTerm: false },
] as const)('the address of a home’s card changes with %j', (change) => {
  expect(addressOf({ ...home, ...change })).not.toBe(addressOf(home));
});

it('the address of a home’s card does not change by itself, and tells the terms apart', () => {
  expect(addressOf({ ...home })).toBe(addressOf(home));
  expect(addressOf({ ...home, isAvailableForShortTerm: false })).not.toBe(
    addressOf({ ...home, isAvailableForLongTerm: false }),
  );
});
