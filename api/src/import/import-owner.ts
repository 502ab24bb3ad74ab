import type pg from 'pg';
import { seededUuid } from '../database/seeded-uuid.ts';

/** Stands for the owners of imported homes, of whom the files say nothing. */
const IMPORT_EMAIL = 'import@moien.invalid';

/** The profile with this address; it is made when there is none. */
export async function importOwner(client: pg.Client, email = IMPORT_EMAIL): Promise<string> {
  const [name = email] = email.split('@');
  const firstName = name.charAt(0).toUpperCase() + name.slice(1);
  const { rows } = await client.query<{ user_id: string }>(
    `insert into profile (user_id, email, first_name, last_name) values ($1, $2, $3, '')
     on conflict (email) do update set email = profile.email
     returning user_id`,
    [seededUuid(`owner/${email}`, Date.now()), email, firstName],
  );
  const [owner] = rows;
  if (!owner) throw new Error('The owner of the import could not be stored.');
  return owner.user_id;
}
