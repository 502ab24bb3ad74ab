import {
  FILE_COUNTRIES,
  FILE_RULES,
  FILE_SHARES_MAXIMUM,
  FILE_VIEWS_LISTED,
  type FileCountry,
  type FileShare,
  type FileStage,
  type LanguageTag,
  type RentalFileSettings,
  SHAREABLE_HOMES_MAXIMUM,
  SHARED_FILES_MAXIMUM,
} from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { textIn } from '../../../database/property-text.ts';
import type { OpenTransaction } from '../rental-file/open-transaction.ts';

export type ShareRow = {
  id: string;
  property_id: string;
  property_title: string;
  owner_name: string;
  stage: FileStage;
  is_proof_only: boolean;
  created_at: string;
  expires_at: string;
  end_reason: FileShare['end'];
  view_count: number;
  views: { viewed_at: string; kind: FileShare['viewArray'][number]['kind']; page: number }[] | null;
};

const titleIn = (language: LanguageTag) => sql`
  coalesce(text.title, city.localized_name ->> ${language}, city.name)`;
const titleTables = (language: LanguageTag) => sql`
  join city on city.id = property.city_id
  left join lateral ${textIn(language)} as text on true`;

/** Open ones first, then ended ones, newest first. */
export async function listShares(
  database: Database,
  userId: string,
  language: LanguageTag,
  now: Date,
): Promise<ShareRow[]> {
  const { rows } = await sql<ShareRow>`
    select file_share.id, property_id, ${titleIn(language)} as property_title, owner.first_name as owner_name,
      stage, is_proof_only, file_share.created_at, expires_at, end_reason,
      (select count(*)::int from file_view where share_id = file_share.id) as view_count,
      (
        select json_agg(json_build_object('viewed_at', viewed_at, 'kind', kind, 'page', page) order by id desc)
        from (
          select id, viewed_at, kind, page from file_view where share_id = file_share.id
          order by id desc limit ${FILE_VIEWS_LISTED}::int
        ) as newest
      ) as views
    from file_share
    join property on property.id = property_id
    join profile as owner on owner.user_id = file_share.owner_id
    ${titleTables(language)}
    where file_share.user_id = ${userId}
    order by ended_at is null and expires_at > ${now} desc, file_share.created_at desc, file_share.id
    limit ${2 * FILE_SHARES_MAXIMUM}::int
  `.execute(database);
  return rows;
}

export type ShareableRow = { property_id: string; title: string; owner_name: string };

/** Homes that somebody has written about as a guest, the latest first, without those that see the file. */
export async function listShareableHomes(
  database: Database,
  userId: string,
  language: LanguageTag,
  now: Date,
): Promise<ShareableRow[]> {
  const { rows } = await sql<ShareableRow>`
    select property.id as property_id, ${titleIn(language)} as title, owner.first_name as owner_name
    from (
      select property_id, max(last_message_at) as asked_at from conversation
      where source_user_id = ${userId} and property_id is not null
      group by property_id order by max(last_message_at) desc limit ${SHAREABLE_HOMES_MAXIMUM}::int
    ) as asked
    join property on property.id = asked.property_id
    join profile as owner on owner.user_id = property.owner_id
    ${titleTables(language)}
    where ${isShareable(userId)} and not exists (
      select from file_share
      where file_share.property_id = property.id and file_share.user_id = ${userId} and ended_at is null
        and expires_at > ${now}
    )
    order by asked_at desc, property.id
  `.execute(database);
  return rows;
}

/** The owner has an account, and neither has blocked the other. */
const isShareable = (userId: string) => sql`
  owner_id <> ${userId}::uuid
  and exists (select from account where account.user_id = owner_id)
  and not exists (
    select from person_block
    where (blocker_id, blocked_id) in ((owner_id, ${userId}::uuid), (${userId}::uuid, owner_id))
  )`;

export type ShareableHome = {
  owner_id: string;
  country_code: string;
  currency: string;
  monthly_price: number | null;
};

/** A home that somebody may share their file with. */
export async function findShareableHome(
  transaction: OpenTransaction,
  userId: string,
  propertyId: string,
): Promise<ShareableHome | undefined> {
  const { rows } = await sql<ShareableHome>`
    select owner_id, country_code, currency, monthly_price::float8 as monthly_price
    from property join city on city.id = property.city_id
    where property.id = ${propertyId} and ${isShareable(userId)} and exists (
      select from conversation where source_user_id = ${userId} and conversation.property_id = property.id
    )
  `.execute(transaction);
  return rows[0];
}

export type NewShare = {
  id: string;
  userId: string;
  propertyId: string;
  ownerId: string;
  countryCode: FileCountry;
  stage: FileStage;
  isProofOnly: boolean;
  viewerCode: string;
  proof: { token: string; monthlyRent: number } | undefined;
  expiresAt: Date;
};

/** @returns false where the home sees the file already, or the id is taken */
export async function insertShare(transaction: OpenTransaction, share: NewShare, at: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into file_share (id, user_id, property_id, owner_id, country_code, stage, is_proof_only, viewer_code,
      income_proof, proof_monthly_rent, created_at, expires_at)
    values (${share.id}, ${share.userId}, ${share.propertyId}, ${share.ownerId}, ${share.countryCode},
      ${share.stage}, ${share.isProofOnly}, ${share.viewerCode}, ${share.proof?.token ?? null},
      ${share.proof?.monthlyRent ?? null}, ${at}, ${share.expiresAt})
    on conflict do nothing returning id
  `.execute(transaction);
  return rows.length > 0;
}

export async function findOwnShare(
  transaction: OpenTransaction,
  userId: string,
  id: string,
): Promise<{ property_id: string } | undefined> {
  const { rows } = await sql<{ property_id: string }>`
    select property_id from file_share where id = ${id} and user_id = ${userId}
  `.execute(transaction);
  return rows[0];
}

/** Those whose time is over, or whose home is another's by now, make room for new ones. */
export async function endExpired(transaction: OpenTransaction, userId: string, now: Date): Promise<void> {
  await sql`
    update file_share set ended_at = least(expires_at, ${now}), end_reason = 'expired'
    where user_id = ${userId} and ended_at is null and (
      expires_at <= ${now}
      or not exists (select from property where id = property_id and owner_id = file_share.owner_id)
    )
  `.execute(transaction);
}

/** Who has declined a file is not sent it again while the share would have lasted. */
export async function wasDeclined(
  transaction: OpenTransaction,
  userId: string,
  propertyId: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    select from file_share
    where user_id = ${userId} and property_id = ${propertyId} and end_reason = 'declined' and expires_at > ${now}
    limit 1
  `.execute(transaction);
  return rows.length > 0;
}

export async function countOpen(transaction: OpenTransaction, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from file_share where user_id = ${userId} and ended_at is null
  `.execute(transaction);
  return rows[0]?.count ?? 0;
}

export async function revokeShare(database: Database, userId: string, id: string, at: Date): Promise<void> {
  await sql`
    update file_share set ended_at = ${at}, end_reason = 'revoked'
    where id = ${id} and user_id = ${userId} and ended_at is null
  `.execute(database);
}

/** @returns false where it is not the owner's to decline */
export async function declineShare(
  database: Database,
  ownerId: string,
  id: string,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update file_share set ended_at = coalesce(ended_at, ${at}), end_reason = coalesce(end_reason, 'declined')
    where id = ${id} and owner_id = ${ownerId} returning id
  `.execute(database);
  return rows.length > 0;
}

export type SharedRow = {
  id: string;
  user_id: string;
  property_id: string;
  property_title: string;
  tenant_name: string;
  viewer_name: string;
  country_code: FileCountry;
  household: RentalFileSettings['household'];
  stage: FileStage;
  is_proof_only: boolean;
  viewer_code: string;
  income_proof: string | null;
  proof_monthly_rent: number | null;
  created_at: string;
  expires_at: string;
};

/** What an owner may see now: theirs, open, of a home that is still theirs, and of nobody who is blocked. */
async function selectShared(
  database: Database,
  ownerId: string,
  language: LanguageTag,
  now: Date,
  id?: string,
): Promise<SharedRow[]> {
  const { rows } = await sql<SharedRow>`
    select file_share.id, file_share.user_id, property_id, ${titleIn(language)} as property_title,
      trim(tenant.first_name || ' ' || tenant.last_name) as tenant_name,
      trim(viewer.first_name || ' ' || viewer.last_name) as viewer_name,
      file_share.country_code, household, stage, is_proof_only, viewer_code, income_proof, proof_monthly_rent,
      file_share.created_at, expires_at
    from file_share
    join rental_file on rental_file.user_id = file_share.user_id
    join property on property.id = property_id and property.owner_id = file_share.owner_id
    join profile as tenant on tenant.user_id = file_share.user_id
    join profile as viewer on viewer.user_id = file_share.owner_id
    ${titleTables(language)}
    where file_share.owner_id = ${ownerId} and ended_at is null and expires_at > ${now}
      and not exists (
        select from account
        where account.user_id in (file_share.owner_id, file_share.user_id) and blocked_at is not null
      )
      and not exists (
        select from person_block
        where (blocker_id, blocked_id)
          in ((file_share.owner_id, file_share.user_id), (file_share.user_id, file_share.owner_id))
      )
      ${id === undefined ? sql`` : sql`and file_share.id = ${id}`}
    order by file_share.created_at desc, file_share.id limit ${SHARED_FILES_MAXIMUM}::int
  `.execute(database);
  return rows;
}

export const listShared = (database: Database, ownerId: string, language: LanguageTag, now: Date) =>
  selectShared(database, ownerId, language, now);

export async function findShared(
  database: Database,
  ownerId: string,
  id: string,
  language: LanguageTag,
  now: Date,
): Promise<SharedRow | undefined> {
  return (await selectShared(database, ownerId, language, now, id))[0];
}

export type View = { shareId: string; documentId: string; kind: string; page: number };

/**
 * Records a view while the share is open, so that none is seen that its tenant has ended.
 * @returns whether it was
 */
export async function recordView(database: Database, view: View, at: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into file_view (share_id, document_id, kind, page, viewed_at)
    select id, ${view.documentId}::uuid, ${view.kind}, ${view.page}::smallint, ${at}
    from file_share where id = ${view.shareId} and ended_at is null and expires_at > ${at} for share
    returning id
  `.execute(database);
  return rows.length > 0;
}

/** With who has looked, after the months of the share's country. */
export async function deleteOldShares(database: Database, now: Date): Promise<void> {
  for (const country of FILE_COUNTRIES)
    await sql`
      delete from file_share
      where country_code = ${country}
        and coalesce(ended_at, expires_at)
          < ${now}::timestamptz - ${FILE_RULES[country].recordMonths}::int * interval '1 month'
    `.execute(database);
}

export type NamedShare = { id: string; owner_id: string; property_id: string };

/** Whose share the code on a published page names, for the operator. */
export async function findByCode(database: Database, code: string): Promise<NamedShare | undefined> {
  const { rows } = await sql<NamedShare>`
    select id, owner_id, property_id from file_share where viewer_code = ${code}
  `.execute(database);
  return rows[0];
}
