import type { City } from '@moien/contract';
import { ProblemError } from '../../problem-error.ts';
import { presentCity } from '../city/city.presenter.ts';
import type { CityRow } from '../city/city.repository.ts';

const CITIES_MAXIMUM = 10;

export type LocationService = ReturnType<typeof createLocationService>;

export function createLocationService(repository: {
  findCitiesByName: (term: string, maximum: number) => Promise<CityRow[]>;
}) {
  return {
    async findLocations(searchTerm: string): Promise<City[]> {
      // PostgreSQL's text holds no NUL; other control characters are in no name either.
      const term = searchTerm.replaceAll(/\p{Cc}/gu, ' ').trim();
      if (term === '')
        throw new ProblemError(400, 'empty-search-term', 'Please type a part of a city’s name.');
      return (await repository.findCitiesByName(term, CITIES_MAXIMUM)).map(presentCity);
    },
  };
}
