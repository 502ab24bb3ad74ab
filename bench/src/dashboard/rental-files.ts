import { randomUUIDv7 } from 'node:crypto';
import { documentDemand } from '@moien/contract';
import type pg from 'pg';
import { SIZES } from './sizes.ts';

const COUNTRY = 'FR';
const KINDS = ['identity-card', 'rent-receipts', 'work-contract', 'payslips', 'tax-notice'] as const;

/** A rental file of 16 people with 30 documents each, or of one without any. */
export async function insertRentalFile(client: pg.Client, userId: string, isFull: boolean): Promise<void> {
  const unasked = KINDS.filter((kind) => !documentDemand(COUNTRY, 'tenant', kind));
  if (unasked.length > 0) throw new Error(`Nobody is asked for ${unasked.join(', ')}.`);
  await client.query(
    `insert into rental_file (user_id, country_code, household, monthly_income, updated_at)
     values ($1, $2, 'flat-share', 500000, now())`,
    [userId, COUNTRY],
  );
  await client.query(
    `insert into file_person (id, user_id, role, created_at) values ($1, $1, 'tenant', now())`,
    [userId],
  );
  if (!isFull) return;
  await client.query(
    `insert into file_person (id, user_id, role, name, created_at)
     select gen_random_uuid(), $1, 'tenant', 'Person ' || number, now() from generate_series(2, $2::int) as number`,
    [userId, SIZES.filePeople],
  );
  await client.query(
    `insert into supporting_document (id, file_id, user_id, person_id, kind, name, state, page_count, key_id,
       wrapped_key, created_at, expires_at)
     select gen_random_uuid(), gen_random_uuid(), $1, person.id, ($3::text[])[1 + number % cardinality($3::text[])],
       'Document ' || number || '.pdf', 'accepted', 3, 'bench', '\\x00', now(), now() + interval '300 days'
     from file_person as person, generate_series(1, $2::int) as number where person.user_id = $1`,
    [userId, SIZES.documentsOfPerson, [...KINDS]],
  );
}

/** Shares a file with the owners of homes; some of its pages were looked at. @returns the first share's id */
export async function shareRentalFile(
  client: pg.Client,
  userId: string,
  homeIds: readonly string[],
): Promise<string> {
  const ids = homeIds.map(() => randomUUIDv7());
  await client.query(
    `insert into file_share (id, user_id, property_id, owner_id, stage, is_proof_only, viewer_code, created_at, expires_at)
     select share.id, $1, property.id, owner_id, 'signing', false, share.id, now(), now() + interval '30 days'
     from unnest($2::uuid[], $3::uuid[]) as share (id, property_id) join property on property.id = share.property_id`,
    [userId, ids, homeIds],
  );
  await client.query(
    `insert into file_view (share_id, document_id, kind, page, viewed_at)
     select share, gen_random_uuid(), 'payslips', 1, now() from unnest($1::uuid[]) as share, generate_series(1, 100)`,
    [ids],
  );
  return ids[0] ?? '';
}
