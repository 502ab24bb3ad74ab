import { mainPriceKind } from './main-price-kind.ts';

it('is what most prices are for', () => {
  expect(mainPriceKind(['month', 'night', undefined, 'night'])).toBe('night');
  expect(mainPriceKind(['month', 'night'])).toBe('month');
  expect(mainPriceKind([undefined])).toBeUndefined();
});
