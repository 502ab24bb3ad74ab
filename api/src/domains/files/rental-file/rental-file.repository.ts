import type { FileCountry, FileRole, RentalFileSettings } from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { lockPerson, signedOut } from '../../identity/index.ts';
import type { OpenTransaction } from './open-transaction.ts';

export type FileRow = {
  country_code: FileCountry;
  household: RentalFileSettings['household'];
  monthly_income: number | null;
};

export type FilePersonRow = { id: string; role: FileRole; name: string; is_oneself: boolean };

/** What holds for somebody who has said nothing yet. */
export const NEW_FILE: FileRow = { country_code: 'LU', household: 'single', monthly_income: null };

export async function findFile(executor: Database | OpenTransaction, userId: string): Promise<FileRow> {
  const { rows } = await sql<FileRow>`
    select country_code, household, monthly_income from rental_file where user_id = ${userId}
  `.execute(executor);
  return rows[0] ?? NEW_FILE;
}

/** Oneself first. Somebody without a file is in it already. */
export async function listPeople(
  executor: Database | OpenTransaction,
  userId: string,
): Promise<FilePersonRow[]> {
  const { rows } = await sql<FilePersonRow>`
    select profile.user_id as id, 'tenant' as role, trim(first_name || ' ' || last_name) as name,
      true as is_oneself, null::timestamptz as created_at
    from profile where user_id = ${userId}
    union all
    select id, role, name, false, created_at from file_person where user_id = ${userId} and name is not null
    order by is_oneself desc, created_at, id
  `.execute(executor);
  return rows;
}

/**
 * Until the transaction ends nobody else changes the file, which is there afterwards.
 * @throws ProblemError 401 when there is no account any more
 */
export async function lockFile(transaction: OpenTransaction, userId: string, at: Date): Promise<FileRow> {
  if (!(await lockPerson(transaction, userId))) throw signedOut();
  const { country_code: country, household } = NEW_FILE;
  await sql`
    insert into rental_file (user_id, country_code, household, updated_at)
    values (${userId}, ${country}, ${household}, ${at}) on conflict do nothing
  `.execute(transaction);
  await sql`
    insert into file_person (id, user_id, role, created_at)
    values (${userId}, ${userId}, 'tenant', ${at}) on conflict do nothing
  `.execute(transaction);
  return findFile(transaction, userId);
}

export async function updateFile(
  transaction: OpenTransaction,
  userId: string,
  { countryCode, household, monthlyIncome }: RentalFileSettings,
  at: Date,
): Promise<void> {
  await sql`
    update rental_file
    set country_code = ${countryCode}, household = ${household}, monthly_income = ${monthlyIncome},
      updated_at = ${at}
    where user_id = ${userId}
  `.execute(transaction);
}

export type NewPerson = { id: string; userId: string; role: FileRole; name: string };

/** @returns false where the id is one's own */
export async function putPerson(
  transaction: OpenTransaction,
  { id, userId, role, name }: NewPerson,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into file_person (id, user_id, role, name, created_at)
    values (${id}, ${userId}, ${role}, ${name}, ${at})
    on conflict (user_id, id) do update set role = excluded.role, name = excluded.name
    where file_person.name is not null
    returning id
  `.execute(transaction);
  return rows.length > 0;
}

export async function deletePerson(transaction: OpenTransaction, userId: string, id: string): Promise<void> {
  await sql`
    delete from file_person where id = ${id} and user_id = ${userId} and name is not null
  `.execute(transaction);
}

export async function findPerson(
  transaction: OpenTransaction,
  userId: string,
  id: string,
): Promise<Pick<FilePersonRow, 'id' | 'role'> | undefined> {
  const { rows } = await sql<Pick<FilePersonRow, 'id' | 'role'>>`
    select id, role from file_person where id = ${id} and user_id = ${userId}
  `.execute(transaction);
  return rows[0];
}
