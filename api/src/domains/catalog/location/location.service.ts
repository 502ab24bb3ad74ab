import type { City } from '@moien/contract';
import { ProblemError } from '../../../lib/problem-error.ts';
import { presentCity } from '../city/city.presenter.ts';
import type { CityRow } from '../city/city.repository.ts';

const CITIES_MAXIMUM = 10;
/** All names are written in Latin letters. Without any the index is of no use: every name would be read. */
const COULD_BE_A_NAME = /[\p{Script=Latin}\p{Nd}]/u;

export type LocationService = ReturnType<typeof createLocationService>;

export function createLocationService(repository: {
  findCitiesByName: (term: string, maximum: number) => Promise<CityRow[]>;
}) {
  return {
    async findLocations(searchTerm: string): Promise<City[]> {
      const term = nameIn(searchTerm);
      if (term === undefined) throw new ProblemError(400, 'empty-search-term');
      if (!COULD_BE_A_NAME.test(term)) return [];
      return (await repository.findCitiesByName(term, CITIES_MAXIMUM)).map(presentCity);
    },
  };
}

/** What stands before a region or a country, as in “Köln, Deutschland”, without what nobody sees. */
function nameIn(searchTerm: string): string | undefined {
  // PostgreSQL's text holds no NUL; other control characters are in no name either.
  const seen = searchTerm.replaceAll(/\p{Cf}/gu, '').replaceAll(/\p{Cc}/gu, ' ');
  return seen
    .split(',')
    .map((part) => part.trim())
    .find((part) => part !== '');
}
