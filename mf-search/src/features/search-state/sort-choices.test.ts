import { decodeSearchQuery, encodeSearchQuery } from '@moien/contract';
import { chooseSort, sortChoices, sortOf } from './sort-choices.ts';

const queryOf = (search: string) => decodeSearchQuery(new URLSearchParams(search)).query;

it.each([
  ['', 'recommended', false],
  ['cityId=7', 'recommended', true],
  ['cityId=7&sort=distance', 'distance', true],
  ['sort=distance', 'recommended', false],
  ['sort=price', 'price', false],
  ['currentCoordinates=49.6,6.1', 'distance', true],
  ['currentCoordinates=49.6,6.1&rangeDistance=20', 'recommended', true],
  ['currentCoordinates=49.6,6.1&sort=newest', 'newest', true],
  ['cityId=7&currentCoordinates=49.6,6.1', 'recommended', true],
  ['cityId=7&bounds=49,6,50,7&sort=distance', 'recommended', false],
] as const)('%s is sorted by %s, and may be sorted by distance: %s', (search, sort, hasDistance) => {
  expect(sortOf(queryOf(search))).toBe(sort);
  expect(sortChoices(queryOf(search)).includes('distance')).toBe(hasDistance);
});

it.each([
  ['cityId=7&page=6', 'price', 'cityId=7&sort=price'],
  ['cityId=7&sort=price', 'recommended', 'cityId=7'],
  ['currentCoordinates=49.6,6.1', 'recommended', 'currentCoordinates=49.6%2C6.1&sort=recommended'],
  ['currentCoordinates=49.6,6.1&sort=price', 'distance', 'currentCoordinates=49.6%2C6.1'],
] as const)('%s sorted by %s is %s', (search, sort, expected) => {
  expect(encodeSearchQuery(chooseSort(queryOf(search), sort)).toString()).toBe(expected);
});
