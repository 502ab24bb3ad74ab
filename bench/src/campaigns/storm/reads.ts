import { type ImagePath, imageUrl } from '@moien/contract';
import { withClient } from '@moien/tooling/postgres/databases';
import type { Question } from './ask.ts';

const LANGUAGES = ['en', 'fr', 'de'] as const;

/** What readers ask for: documents in every language, searches, pictures, and whether the process lives. */
export async function readQuestions(databaseUrl: string): Promise<Question[]> {
  const { homeIds, cityIds, pictures } = await readPlaces(databaseUrl);
  const documents = LANGUAGES.flatMap((language) => [
    `/${language}`,
    `/${language}/search?cityId=${cityIds[0]}`,
    ...homeIds.slice(0, 2).map((id) => `/${language}/property/${id}`),
  ]);
  const calls = [
    ...cityIds.map((id) => `/api/properties?cityId=${id}`),
    ...cityIds.map((id) => `/api/properties?cityId=${id}&facets=true`),
    ...homeIds.map((id) => `/api/properties/${id}`),
  ];
  const files = pictures.map((path) => imageUrl(path, 360));
  return [...documents, ...calls, ...files, '/healthz', '/healthz'].map((path) => ({ method: 'GET', path }));
}

function readPlaces(databaseUrl: string) {
  return withClient(databaseUrl, async (client) => {
    const homes = await client.query<{ property_id: string }>(
      'select property_id from property_search order by property_id limit 4',
    );
    const cities = await client.query<{ city_id: number }>(
      'select city_id from property group by city_id order by count(*) desc, city_id limit 3',
    );
    const images = await client.query<{ path: ImagePath }>(
      'select distinct path from property_image order by path limit 4',
    );
    return {
      homeIds: homes.rows.map((row) => row.property_id),
      cityIds: cities.rows.map((row) => row.city_id),
      pictures: images.rows.map((row) => row.path),
    };
  });
}
