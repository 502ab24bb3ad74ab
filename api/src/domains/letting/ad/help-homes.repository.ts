import { HELP_HOMES_MAXIMUM, type HelpHome, type LanguageTag } from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { titleIn } from '../../../database/property-text.ts';

type Owner = { ownerId: string; language: LanguageTag };

/**
 * The homes of a person that were changed last.
 * @param id of one more home; without effect if it is not theirs
 */
export async function listHelpHomes(
  database: Database,
  { ownerId, language, id = null }: Owner & { id?: string | null | undefined },
): Promise<HelpHome[]> {
  const { rows } = await sql<Omit<HelpHome, 'situationArray'>>`
    with listed as (
      select id from property where owner_id = ${ownerId} order by edited_at desc, id
      limit ${HELP_HOMES_MAXIMUM}::int
    )
    select id, ${titleIn(language)} as title, ad_state as state, (
      select path from property_image where property_image.property_id = property.id order by position limit 1
    ) as "imagePath"
    from property
    where owner_id = ${ownerId} and (id in (select id from listed) or id = ${id}::uuid)
    order by edited_at desc, id
  `.execute(database);
  return rows.map((row) => ({
    ...row,
    situationArray: row.state === 'draft' ? ['draft', 'host'] : ['host'],
  }));
}

/** Undefined for a home of somebody else. */
export async function findOwnHome(
  database: Database,
  { id, ownerId, language }: Owner & { id: string },
): Promise<{ title: string } | undefined> {
  const { rows } = await sql<{ title: string | null }>`
    select ${titleIn(language)} as title from property where id = ${id} and owner_id = ${ownerId}
  `.execute(database);
  return rows[0] && { title: rows[0].title ?? '' };
}
