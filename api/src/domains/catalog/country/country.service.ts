import type { Country } from '@moien/contract';
import { ProblemError } from '../../../lib/problem-error.ts';
import { presentCountry } from './country.presenter.ts';
import type { CountryRow } from './country.repository.ts';

export type CountryService = ReturnType<typeof createCountryService>;

export function createCountryService(repository: {
  findCountry: (code: string) => Promise<CountryRow | undefined>;
}) {
  return {
    async readCountry(code: string): Promise<Country> {
      const row = await repository.findCountry(code);
      if (!row) throw new ProblemError(404, 'unknown-country', { values: { code } });
      return presentCountry(row);
    },
  };
}
