import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { CityRow } from '../city/city.repository.ts';

/** Below this length a trigram index finds nothing: only names that start so are looked up. */
const TRIGRAM_LENGTH = 3;

/** From 0 to 1, as pg_trgm counts it for whole words; its own measure for what is similar is 0.5. */
const SIMILARITY_MINIMUM = '0.4';
const SIMILAR_MAXIMUM = 5;

/**
 * Cities by a part of one of their names, whatever the accents, then by the name with umlauts for two
 * letters, then by similar spelling: those with homes first, then by population. Without any, those that are
 * written least differently.
 */
export async function findCitiesByName(
  database: Database,
  term: string,
  maximum: number,
): Promise<CityRow[]> {
  const found = await findNamed(database, term, maximum);
  return found.length > 0 || term.length < TRIGRAM_LENGTH ? found : findSimilarNames(database, term);
}

/** The index compares with a setting, which holds for the transaction. */
function findSimilarNames(database: Database, term: string): Promise<CityRow[]> {
  return database.transaction().execute(async (transaction) => {
    const setting = 'pg_trgm.strict_word_similarity_threshold';
    await sql`select set_config(${setting}, ${SIMILARITY_MINIMUM}, true)`.execute(transaction);
    const { rows } = await sql<CityRow>`
      select id, name, localized_name, country_code, latitude, longitude,
        (select count(*) from property_search where city_id = city.id) as property_count
      from city
      where plain_text(${term}) <<% search_text
      order by strict_word_similarity(plain_text(${term}), search_text) desc, population desc, id
      limit ${SIMILAR_MAXIMUM}::int
    `.execute(transaction);
    return rows;
  });
}

async function findNamed(database: Database, term: string, maximum: number): Promise<CityRow[]> {
  const folded = withoutDigraphs(term);
  const isFolded = folded !== term && folded.length >= TRIGRAM_LENGTH;
  const isNamedSo = startsName(term);
  const isNamed = isFolded ? sql`(${isNamedSo} or ${startsName(folded)})` : isNamedSo;
  const isSimilar = term.length < TRIGRAM_LENGTH ? sql`false` : sql`plain_text(${term}) <% search_text`;
  const { rows } = await sql<CityRow>`
    with named as (select id, population, case when ${isNamedSo} then 0 else 1 end as tier from city where ${isNamed}),
    similar_name as (
      select id, population, 2 as tier from city
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

/** Who has no umlaut at hand writes `ue` for `ü`, whose accent is left out in the names that are compared. */
function withoutDigraphs(term: string): string {
  return term.replaceAll(/([aou])e/gi, '$1');
}

/** One of a city's names, or a word of one, starts with the term. */
function startsName(term: string): RawBuilder<boolean> {
  const escaped = term.replaceAll(/[\\%_|]/g, (character) => (character === '|' ? ' ' : `\\${character}`));
  const name = sql.ref('search_text');
  const start = sql`plain_text(${escaped}) || '%'`;
  if (term.length < TRIGRAM_LENGTH) return sql`${name} like ${start}`;
  return sql`(${name} like '%' || ${start} and (${name} like ${start} or ${name} like '%|' || ${start}
    or ${name} like '% ' || ${start} or ${name} like '%-' || ${start}))`;
}
