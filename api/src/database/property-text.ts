import type { LanguageTag } from '@moien/contract';
import { type RawBuilder, sql } from 'kysely';

/**
 * Title in the language asked for, else in the original one; a third language serves when neither is there.
 */
export const textIn = (language: LanguageTag) => sql`(
  select property_text.language, title, description from property_text
  where property_text.property_id = property.id
  order by property_text.language = ${language} desc, property_text.language = property.original_language desc,
    property_text.language
  limit 1
)`;

/** The title alone, in the same order of languages; null for a home without one. */
export const titleIn = (language: LanguageTag | RawBuilder<string>) => sql<string | null>`(
  select title from property_text where property_text.property_id = property.id and title <> ''
  order by property_text.language = ${language} desc nulls last,
    property_text.language = property.original_language desc, property_text.language
  limit 1
)`;
