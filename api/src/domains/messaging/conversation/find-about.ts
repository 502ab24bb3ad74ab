import type { LanguageTag } from '@moien/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { textIn } from '../../../database/property-text.ts';

/** What is shown of a home beside a conversation. */
export type HomeRow = {
  property_id: string;
  title: string;
  city_name: string;
  home_image_path: string | null;
};

export type PersonRow = { user_id: string; first_name: string; person_image_path: string | null };

export const homeColumns = (language: LanguageTag) => sql`
  property.id as property_id, coalesce(text.title, city.localized_name ->> ${language}, city.name) as title,
  coalesce(city.localized_name ->> ${language}, city.name) as city_name,
  (
    select path from property_image where property_image.property_id = property.id order by position limit 1
  ) as home_image_path`;

export const homeTables = (language: LanguageTag, propertyId: RawBuilder<unknown>) => sql`
  join property on property.id = ${propertyId}
  join city on city.id = property.city_id
  left join lateral ${textIn(language)} as text on true`;

export const personColumns = sql`
  person.user_id, person.first_name, person.image_path as person_image_path`;

/** The home and the other side of a conversation that may not have begun. */
export async function findAbout(
  database: Database,
  { propertyId, otherId }: { propertyId: string; otherId: string },
  language: LanguageTag,
): Promise<(HomeRow & PersonRow) | undefined> {
  const { rows } = await sql<HomeRow & PersonRow>`
    select ${homeColumns(language)}, ${personColumns}
    from profile as person ${homeTables(language, sql`${propertyId}`)}
    where person.user_id = ${otherId}
  `.execute(database);
  return rows[0];
}
