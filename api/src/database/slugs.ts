import { LANGUAGE_TAGS } from '@moien/contract';
import { type RawBuilder, sql } from 'kysely';

/**
 * In which languages a row of this table has a text, and its slug in each, as LocalizedSlug of the contract
 * has them; null without a text.
 */
export function slugsOf(table: 'article' | 'event'): RawBuilder<unknown> {
  return sql`(
    select jsonb_agg(jsonb_build_object('language', language, 'slug', slug)
      order by array_position(${[...LANGUAGE_TAGS]}::text[], language))
    from ${sql.table(`${table}_text`)} where ${sql.ref(`${table}_text.${table}_id`)} = ${sql.ref(`${table}.id`)}
  )`;
}
