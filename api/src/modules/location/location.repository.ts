import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { CityRow } from '../city/city.repository.ts';

/** Below this length a trigram index finds nothing: only names that start so are looked up. */
const TRIGRAM_LENGTH = 3;

/**
 * Cities by a part of one of their names, whatever the accents, then by similar spelling: those with homes first,
 * then by population.
 */
export async function findCitiesByName(
  database: Database,
  term: string,
  maximum: number,
): Promise<CityRow[]> {
  const escaped = term.replaceAll(/[\\%_|]/g, (character) => (character === '|' ? ' ' : `\\${character}`));
  const name = sql.ref('search_text');
  const start = sql`plain_text(${escaped}) || '%'`;
  const isNamedSo =
    term.length < TRIGRAM_LENGTH
      ? sql`${name} like ${start}`
      : sql`(${name} like '%' || ${start} and (${name} like ${start} or ${name} like '%|' || ${start}
          or ${name} like '% ' || ${start} or ${name} like '%-' || ${start}))`;
  const isSimilar = term.length < TRIGRAM_LENGTH ? sql`false` : sql`plain_text(${term}) <% ${name}`;
  const { rows } = await sql<CityRow>`
    with named as (select id, population, 0 as tier from city where ${isNamedSo}),
    similar_name as (
      select id, population, 1 as tier from city
      where ${isSimilar} and (select count(*) from named) < ${maximum}::int and id not in (select id from named)
    ),
    found as (
      select candidate.id, tier, population,
        exists (select 1 from property_search where city_id = candidate.id) as has_homes
      from (select * from named union all select * from similar_name) as candidate
      order by tier, has_homes desc, population desc, id
      limit ${maximum}::int
    )
    select city.id, city.name, city.localized_name, city.country_code, city.latitude, city.longitude,
      (select count(*) from property_search where city_id = city.id) as property_count
    from found join city on city.id = found.id
    order by found.tier, found.has_homes desc, found.population desc, city.id
  `.execute(database);
  return rows;
}
