import { type RawBuilder, sql } from 'kysely';

/**
 * Whether a text has every word in it, whatever their accents. An expression of SQL.
 * @param text as `plain_text` writes it
 */
export function hasAllWords(words: readonly string[], text: RawBuilder<unknown>): RawBuilder<boolean> {
  const patterns = words.map((word) => {
    const escaped = word.replaceAll(/[\\%_]/g, (character) => `\\${character}`);
    return sql<boolean>`${text} like '%' || plain_text(${escaped}) || '%'`;
  });
  return sql`(${sql.join(patterns, sql` and `)})`;
}
