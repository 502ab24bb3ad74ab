import { LONG_NAME, TRIER, TRIESTE } from '../examples/example-cities.ts';
import { popularCities } from './popular-cities.ts';

it('are the eight cities with most homes, the most first', () => {
  const many = Array.from({ length: 9 }, (_, index) => ({ ...LONG_NAME, id: 10 + index, propertyCount: 20 }));
  const found = popularCities([TRIESTE, TRIER, ...many, { ...TRIER, id: 5, propertyCount: 99 }]);
  expect(found.map(({ id }) => id)).toEqual([5, 10, 11, 12, 13, 14, 15, 16]);
});

it('are only those with homes', () => {
  expect(popularCities([TRIESTE, LONG_NAME, TRIER])).toEqual([TRIER, LONG_NAME]);
});
