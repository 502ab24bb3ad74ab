import type { Database } from '../../../database/database.ts';

export type CountryRow = Awaited<ReturnType<typeof listCountries>>[number];

export function listCountries(database: Database) {
  return selectCountries(database).orderBy('code').execute();
}

export function findCountry(database: Database, code: string): Promise<CountryRow | undefined> {
  return selectCountries(database).where('code', '=', code).executeTakeFirst();
}

function selectCountries(database: Database) {
  return database.selectFrom('country').select(['code', 'name', 'phone_prefix', 'icon_image_path']);
}
