import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type CityRow, readCities } from './cities.ts';

const COLUMNS = 'id, name, localized_name, country_code, latitude, longitude, population, alternate_names';

/** Loads the cities by COPY; a city whose data did not change is not written. */
export async function seedCities(client: pg.Client, countryCodes: ReadonlySet<string>): Promise<void> {
  const cities = await readCities(countryCodes);
  await client.query(
    `create temporary table new_city on commit drop as select ${COLUMNS} from city with no data`,
  );
  await pipeline(
    Readable.from(copyLines(cities)),
    client.query(copyFrom(`copy new_city (${COLUMNS}) from stdin`)),
  );
  await client.query(
    `insert into city (${COLUMNS}, search_text)
     select ${COLUMNS},
       lower(unaccent(concat_ws('|', name, nullif(array_to_string(alternate_names, '|'), ''))))
     from new_city
     on conflict (id) do update set
       name = excluded.name, localized_name = excluded.localized_name, country_code = excluded.country_code, latitude = excluded.latitude,
       longitude = excluded.longitude, population = excluded.population, alternate_names = excluded.alternate_names,
       search_text = excluded.search_text
     where (city.name, city.localized_name, city.country_code, city.latitude, city.longitude, city.population, city.alternate_names)
       is distinct from (excluded.name, excluded.localized_name, excluded.country_code, excluded.latitude, excluded.longitude,
         excluded.population, excluded.alternate_names)`,
  );
  await client.query('analyze city');
}

function* copyLines(cities: CityRow[]): Generator<string> {
  for (const city of cities) {
    const names = `{${city.alternateNames.map((name) => JSON.stringify(name)).join(',')}}`;
    const fields = [
      city.id,
      city.name,
      city.localizedName && JSON.stringify(city.localizedName),
      city.countryCode,
      city.latitude,
      city.longitude,
      city.population,
      names,
    ];
    yield `${fields.map((field) => (field === undefined ? '\\N' : escapeCopyText(String(field)))).join('\t')}\n`;
  }
}

/** PostgreSQL's text format of COPY. */
function escapeCopyText(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll('\t', '\\t')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r');
}
