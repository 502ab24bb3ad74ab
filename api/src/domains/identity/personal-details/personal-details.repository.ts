import type { PostalAddress } from '@moien/contract';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';

type Executor = Database | Transaction<Tables>;

export type PersonalDetailsRow = {
  details_version: number;
  first_name: string;
  last_name: string;
  about: string;
  spoken_languages: string[];
  postal_address: PostalAddress | null;
  image_path: string | null;
  is_public: boolean;
};

export async function findPersonalDetails(
  executor: Executor,
  userId: string,
): Promise<PersonalDetailsRow | undefined> {
  const { rows } = await sql<PersonalDetailsRow>`
    select details_version, first_name, last_name, about, to_jsonb(spoken_languages) as spoken_languages,
      postal_address, image_path,
      exists (
        select from property where property.owner_id = profile.user_id and property.is_published
      ) as is_public
    from account join profile on profile.user_id = account.user_id
    where account.user_id = ${userId}
  `.execute(executor);
  return rows[0];
}

/** What is undefined stays. */
export type ChangedDetails = {
  firstName: string | undefined;
  lastName: string | undefined;
  about: string | undefined;
  languages: readonly string[] | undefined;
  address: PostalAddress | null | undefined;
};

/** The account is locked by the caller. */
export async function updatePersonalDetails(
  transaction: Transaction<Tables>,
  userId: string,
  { firstName, lastName, about, languages, address }: ChangedDetails,
): Promise<void> {
  await sql`
    update profile set first_name = ${orStays(firstName, 'first_name')}, last_name = ${orStays(lastName, 'last_name')},
      about = ${orStays(about, 'about')},
      spoken_languages = ${languages ? sql`${[...languages]}::text[]` : sql.ref('spoken_languages')}
    where user_id = ${userId}
  `.execute(transaction);
  await sql`
    update account set details_version = details_version + 1,
      postal_address = ${orStays(address && JSON.stringify(address), 'postal_address')}
    where user_id = ${userId}
  `.execute(transaction);
}

function orStays(value: string | null | undefined, column: string): RawBuilder<unknown> {
  return value === undefined ? sql.ref(column) : sql`${value}`;
}

export async function findPicture(executor: Executor, userId: string): Promise<string | undefined> {
  const { rows } = await sql<{ image_path: string | null }>`
    select image_path from profile where user_id = ${userId}
  `.execute(executor);
  return rows[0]?.image_path ?? undefined;
}

export async function setPicture(executor: Executor, userId: string, path: string | null): Promise<void> {
  await sql`update profile set image_path = ${path} where user_id = ${userId}`.execute(executor);
}

/** Which of the paths are pictures of somebody. */
export async function findShownPictures(database: Database, paths: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ image_path: string }>`
    select image_path from profile where image_path = any (${[...paths]}::text[])
  `.execute(database);
  return new Set(rows.map(({ image_path: path }) => path));
}
