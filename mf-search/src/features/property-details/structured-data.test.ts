import { exampleProperty } from '@moien/shared-lib/testing';
import { structuredData } from './structured-data.ts';

const URL_OF_HOME = 'https://moien.example/en/property/1';

it.each([
  ['its own reviews', {}, true],
  ['reviews from elsewhere', { isRatedElsewhere: true }, false],
  ['no reviews', { ratingAverage: null, reviewCount: 0 }, false],
])('gives search engines a rating of a home with %s: %j, %s', (_case, changes, isGiven) => {
  expect('aggregateRating' in structuredData({ ...exampleProperty, ...changes }, URL_OF_HOME)).toBe(isGiven);
});
