import type { LanguageTag } from '@moien/contract';
import { sql } from 'kysely';

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
