import type { LocalizedName } from '@moien/contract';
import type pg from 'pg';

export type NearestCity = { id: number; name: LocalizedName; countryCode: string };
type Place = { latitude: number; longitude: number };

/**
 * The city a home lies in, in the order of the places. Of the towns (15,000 people or more) within about 30
 * km that one wins whose distance is smallest beside the square root of its population, which grows as a
 * city's radius does: a home in Munich's outskirts is in Munich, one in Dachau is in Dachau. Far from any
 * town it is the nearest place.
 */
export async function nearestCities(client: pg.Client, places: Place[]): Promise<NearestCity[]> {
  const { rows } = await client.query<NearestCity>(
    `select city.id, coalesce(city.localized_name, jsonb_build_object('en', name, 'fr', name, 'de', name)) as name,
       city.country_code as "countryCode"
     from rows from (jsonb_to_recordset($1) as (latitude float8, longitude float8)) with ordinality
       as place (latitude, longitude, position)
     cross join lateral (
       select coalesce(
         (select id from city
          where population >= 15000 and point(city.longitude, city.latitude) <@ box(
            point(place.longitude - 0.3 / cos(radians(least(abs(place.latitude), 80))), place.latitude - 0.27),
            point(place.longitude + 0.3 / cos(radians(least(abs(place.latitude), 80))), place.latitude + 0.27))
          order by sqrt(power(city.latitude - place.latitude, 2)
            + power((city.longitude - place.longitude) * cos(radians(place.latitude)), 2)) / sqrt(population), id
          limit 1),
         (select id from city order by point(city.longitude, city.latitude) <-> point(place.longitude, place.latitude)
          limit 1)
       ) as id
     ) as nearest
     join city on city.id = nearest.id
     order by place.position`,
    [JSON.stringify(places)],
  );
  return rows;
}
