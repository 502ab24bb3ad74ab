import { looserSearches } from './looser-searches.ts';
import { decodeSearchQuery, encodeSearchQuery } from './search-query.ts';

const SEARCH =
  'cityId=7&typeId=2&rangeDistance=20&arrivalDate=2030-05-02&departureDate=2030-05-09&adultCount=2&maximumDailyBudget=80&sort=price&page=3&feature-lift=true';

const loosened = (search: string) =>
  looserSearches(decodeSearchQuery(new URLSearchParams(search)).query).map(({ without, query }) => [
    without,
    encodeSearchQuery(query).toString(),
  ]);

it('leaves out one group and keeps all others, from the first page on', () => {
  const without = (...names: string[]) => {
    const left = new URLSearchParams(SEARCH);
    for (const name of ['page', ...names]) left.delete(name);
    return left.toString();
  };
  expect(loosened(SEARCH)).toEqual([
    ['place', without('cityId', 'rangeDistance')],
    ['stay', without('arrivalDate', 'departureDate')],
    ['guests', without('adultCount')],
    ['budget', without('maximumDailyBudget')],
    ['filters', without('typeId', 'feature-lift')],
  ]);
});

it.each([
  ['', []],
  ['sort=price', []],
  ['countryCode=LU', ['place']],
  ['bounds=49,6,50,7', ['place']],
  ['isAvailableForLongTerm=true', ['filters']],
])('%s can be loosened by %j', (search, names) => {
  expect(loosened(search).map(([name]) => name)).toEqual(names);
});
