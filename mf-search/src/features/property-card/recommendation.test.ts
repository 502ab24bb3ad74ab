import { recommendationOf } from './recommendation.ts';

it.each([
  [null, 0, 4.3],
  [5, 0, 4.3],
  [4.3, 12, 4.3],
  [5, 10, 4.65],
  [4.8, 37, (4.8 * 37 + 43) / 47],
  [1, 990, 1.033],
])('a rating of %s by %i reviews counts as %d', (ratingAverage, reviewCount, expected) => {
  expect(recommendationOf({ ratingAverage, reviewCount })).toBeCloseTo(expected, 6);
});
