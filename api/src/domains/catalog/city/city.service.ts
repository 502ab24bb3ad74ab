import type { City } from '@moien/contract';
import { ProblemError } from '../../../lib/problem-error.ts';
import { presentCity } from './city.presenter.ts';
import type { CityRow } from './city.repository.ts';

export type CityService = ReturnType<typeof createCityService>;

export function createCityService(repository: {
  findCity: (cityId: number) => Promise<CityRow | undefined>;
}) {
  return {
    async readCity(cityId: number): Promise<City> {
      const row = await repository.findCity(cityId);
      if (!row) throw new ProblemError(404, 'unknown-city', { values: { id: String(cityId) } });
      return presentCity(row);
    },
  };
}
