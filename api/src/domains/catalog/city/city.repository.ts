import type { LocalizedName } from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { OpenTransaction } from '../occupancy/occupancy.ts';

export type CityRow = {
  id: number;
  name: string;
  localized_name: LocalizedName | null;
  country_code: string;
  latitude: number;
  longitude: number;
  property_count: number;
};

/** Cities that have published homes, most homes first. */
export async function listCitiesWithProperties(database: Database, maximum: number): Promise<CityRow[]> {
  const { rows } = await sql<CityRow>`
    select city.id, city.name, city.localized_name, city.country_code, city.latitude, city.longitude, homes.property_count
    from (
      select city_id, count(*) as property_count from property_search
      group by city_id order by property_count desc, city_id limit ${maximum}::int
    ) as homes
    join city on city.id = homes.city_id
    order by homes.property_count desc, city.id
  `.execute(database);
  return rows;
}

export async function findCity(
  database: Database | OpenTransaction,
  cityId: number,
): Promise<CityRow | undefined> {
  const { rows } = await sql<CityRow>`
    select id, name, localized_name, country_code, latitude, longitude,
      (select count(*) from property_search where city_id = city.id) as property_count
    from city where id = ${cityId}
  `.execute(database);
  return rows[0];
}
