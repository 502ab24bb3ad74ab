import { decodeSearchQuery } from '@moien/contract';
import { LONG_NAME, TRIER, TRIESTE } from '../examples/example-cities.ts';
import { citiesOffered, keptFields } from './plain-fields.ts';

const at = (address: string) => decodeSearchQuery(new URLSearchParams(address)).query;

describe('keptFields', () => {
  it.each([
    ['cityId=7&rangeDistance=50&adultCount=2&sort=price&page=3', 'rangeDistance=50'],
    ['typeId=3&feature-wifi=true&maximumDailyBudget=90', 'typeId=3&maximumDailyBudget=90&feature-wifi=true'],
    ['countryCode=LU&isAvailableForShortTerm=true', 'isAvailableForShortTerm=true'],
    ['bounds=49,5,50,6&petCount=1', 'petCount=1'],
    ['cityId=7&bounds=49,5,50,6&petCount=1', 'petCount=1'],
    ['cityId=7&currentCoordinates=49.6,6.1&petCount=1', 'petCount=1'],
  ])('of %s are %s', (address, expected) => {
    expect(new URLSearchParams(keptFields(at(address))).toString()).toBe(expected);
  });
});

describe('citiesOffered', () => {
  const namesFor = (cityId?: number) =>
    citiesOffered([LONG_NAME, TRIESTE, TRIER], cityId, ({ name }) => name).map(({ name }) => name);

  it('are those with homes, by name', () => {
    expect(namesFor()).toEqual([TRIER.name, LONG_NAME.name]);
  });

  it('have the one that is searched, though it has none', () => {
    expect(namesFor(TRIESTE.id)).toEqual([TRIER.name, TRIESTE.name, LONG_NAME.name]);
  });
});
