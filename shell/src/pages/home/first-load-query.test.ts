import { firstLoadSearch } from './first-load-query.ts';

const searchOf = (query: string) => firstLoadSearch(new URLSearchParams(query))?.toString();

describe('firstLoadSearch', () => {
  it.each([
    ['a term by the night', 'termType=short-term', 'isAvailableForShortTerm=true'],
    ['a term by the month', 'termType=long-term', 'isAvailableForLongTerm=true'],
    ['a type', 'typeId=3', 'typeId=3'],
    ['a city', 'cityId=2960316', 'cityId=2960316'],
    ['a country, upper-cased', 'countryCode=lu', 'countryCode=LU'],
    [
      'a stay',
      'arrivalDate=2030-05-01&departureDate=2030-05-04',
      'arrivalDate=2030-05-01&departureDate=2030-05-04',
    ],
    [
      'a stay whose dates are reversed',
      'arrivalDate=2030-05-04&departureDate=2030-05-01',
      'arrivalDate=2030-05-01&departureDate=2030-05-04',
    ],
    ['only an arrival', 'arrivalDate=2030-05-01', 'arrivalDate=2030-05-01'],
    [
      'everything, in one order',
      'countryCode=de&cityId=7&departureDate=2030-05-04&arrivalDate=2030-05-01&typeId=2&termType=short-term',
      'cityId=7&countryCode=DE&typeId=2&isAvailableForShortTerm=true&arrivalDate=2030-05-01&departureDate=2030-05-04',
    ],
    [
      'a campaign, which stays on the address',
      'utm_source=letter&cityId=7&utm_campaign=may',
      'cityId=7&utm_source=letter&utm_campaign=may',
    ],
    ['what can be used beside what cannot', 'cityId=7&typeId=abc&countryCode=LUX', 'cityId=7'],
    ['a departure without an arrival, which says nothing', 'cityId=7&departureDate=2030-05-04', 'cityId=7'],
  ])('hands over %s', (_what, query, expected) => {
    expect(searchOf(query)).toBe(expected);
  });

  it.each([
    ['nothing', ''],
    ['only foreign parameters', 'utm_source=letter&page=3'],
    ['a term that does not exist', 'termType=weekly'],
    ['the name of something else', 'termType=constructor'],
    ['a city that is no number', 'cityId=Luxembourg'],
    ['one parameter twice', 'cityId=7&cityId=8'],
  ])('leaves %s to home', (_what, query) => {
    expect(searchOf(query)).toBeUndefined();
  });
});
