import type pg from 'pg';

/** Ids of the fixed vocabularies by name. */
export type VocabularyIds = {
  propertyType: (name: string) => number;
  rentalType: (name: string) => number;
  featureType: (name: string) => number;
};

export async function readVocabularyIds(client: pg.Client): Promise<VocabularyIds> {
  return {
    propertyType: await idsByName(client, 'property_type'),
    rentalType: await idsByName(client, 'rental_type'),
    featureType: await idsByName(client, 'feature_type'),
  };
}

async function idsByName(client: pg.Client, table: string): Promise<(name: string) => number> {
  const { rows } = await client.query<{ id: number; name: string }>(`select id, name from ${table}`);
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  return (name) => {
    const id = ids.get(name);
    if (id === undefined)
      throw new Error(`The vocabulary has no ${table} named «${name}»; migrate the database first.`);
    return id;
  };
}
