import type pg from 'pg';
import type { Amenity } from './amenities.ts';

const SUBCATEGORY_OF_THE_REST = 'further';

/** Ids of features by name; an amenity that we do not know becomes a feature under its own words. */
export async function createFeatureIds(client: pg.Client) {
  const ids = new Map<string, number>();
  await load();

  async function load() {
    const { rows } = await client.query<{ id: number; name: string }>('select id, name from feature_type');
    for (const { id, name } of rows) ids.set(name, id);
  }

  return {
    of: (name: string): number => {
      const id = ids.get(name);
      if (id === undefined) throw new Error(`There is no feature type «${name}».`);
      return id;
    },
    async ensure(amenities: Amenity[]): Promise<void> {
      const missing = amenities.filter(({ name }) => !ids.has(name));
      if (missing.length === 0) return;
      await client.query(
        `insert into feature_type (subcategory_id, name, text, value_type)
         select (select id from feature_subcategory where name = $1), name,
           jsonb_build_object('en', text, 'fr', text, 'de', text), 'boolean'
         from (select distinct on (name) name, text from jsonb_to_recordset($2) as given (name text, text text)) as new
         order by name
         on conflict (name) do nothing`,
        [SUBCATEGORY_OF_THE_REST, JSON.stringify(missing)],
      );
      await load();
    },
  };
}

export type FeatureIds = Awaited<ReturnType<typeof createFeatureIds>>;
