import type { AdPhotoWords } from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { OpenTransaction } from '../../catalog/index.ts';

type OfPhoto = { adId: string; photoId: string };

const UUID_V7 = '^.{14}7';

/** How much of a photo is here, of a home of its owner; undefined of one that nobody has begun. */
export async function findUpload(
  executor: Database | OpenTransaction,
  photoId: string,
): Promise<{ property_id: string; size: number; received: number } | undefined> {
  const { rows } = await sql<{ property_id: string; size: number; received: number }>`
    select property_id, size, received from ad_photo_upload where photo_id = ${photoId}
  `.execute(executor);
  return rows[0];
}

export async function insertUpload(
  transaction: OpenTransaction,
  { adId, photoId, size, at }: OfPhoto & { size: number; at: Date },
): Promise<void> {
  await sql`
    insert into ad_photo_upload (photo_id, property_id, size, created_at)
    values (${photoId}, ${adId}, ${size}, ${at}) on conflict do nothing
  `.execute(transaction);
}

/** @returns whether it had come so far, and to no other place meanwhile */
export async function advanceUpload(
  database: Database,
  { photoId, from, to }: { photoId: string; from: number; to: number },
): Promise<boolean> {
  const { rows } = await sql`
    update ad_photo_upload set received = ${to} where photo_id = ${photoId} and received = ${from} returning photo_id
  `.execute(database);
  return rows.length > 0;
}

export async function deleteUpload(executor: Database | OpenTransaction, photoId: string): Promise<void> {
  await sql`delete from ad_photo_upload where photo_id = ${photoId}`.execute(executor);
}

/** Photos of a home and those on their way to it. */
export async function countPhotos(transaction: OpenTransaction, { adId, photoId }: OfPhoto): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from property_image where property_id = ${adId})::int
      + (select count(*) from ad_photo_upload where property_id = ${adId} and photo_id <> ${photoId})::int as count
  `.execute(transaction);
  return rows[0]?.count ?? 0;
}

export async function findPhotoPath(
  executor: Database | OpenTransaction,
  { adId, photoId }: OfPhoto,
): Promise<string | undefined> {
  const { rows } = await sql<{ path: string }>`
    select path from property_image where property_id = ${adId} and id = ${photoId}
  `.execute(executor);
  return rows[0]?.path;
}

export type NewPhoto = OfPhoto & { path: string; hash: bigint; width: number | null; height: number | null };

/**
 * Behind the others, but for those that were chosen after it and came sooner: the ids of photos (UUIDv7) are
 * made in the order of their choice. The home is locked by the caller.
 * @returns whether there was none of that id
 */
export async function insertPhoto(
  transaction: OpenTransaction,
  { adId, photoId, path, hash, width, height }: NewPhoto,
): Promise<boolean> {
  const { rows } = await sql`
    with place as (
      select coalesce(max(position) filter (where id < ${photoId}::uuid or id::text !~ ${UUID_V7}), -1) + 1 as position
      from property_image where property_id = ${adId}
    ), moved as (
      update property_image set position = property_image.position + 1 from place
      where property_id = ${adId} and property_image.position >= place.position
        and not exists (select from property_image where id = ${photoId}::uuid)
    )
    insert into property_image (property_id, position, path, id, perceptual_hash, width, height)
    select ${adId}, position, ${path}, ${photoId}, ${hash.toString()}::bigint, ${width}, ${height} from place
    on conflict (id) do nothing returning id
  `.execute(transaction);
  return rows.length > 0;
}

export async function describePhoto(
  transaction: OpenTransaction,
  { adId, photoId }: OfPhoto,
  { caption, room }: AdPhotoWords,
): Promise<boolean> {
  const { rows } = await sql`
    update property_image set caption = ${JSON.stringify(caption)}::jsonb, room = ${room}
    where property_id = ${adId} and id = ${photoId} returning id
  `.execute(transaction);
  return rows.length > 0;
}

export async function deletePhoto(transaction: OpenTransaction, { adId, photoId }: OfPhoto): Promise<void> {
  await sql`delete from property_image where property_id = ${adId} and id = ${photoId}`.execute(transaction);
}

/** @returns the ids of those that were begun before and never ended */
export async function deleteOldUploads(database: Database, before: Date): Promise<string[]> {
  const { rows } = await sql<{ photo_id: string }>`
    delete from ad_photo_upload where created_at < ${before} returning photo_id
  `.execute(database);
  return rows.map(({ photo_id: photoId }) => photoId);
}

export async function findShownPaths(database: Database, paths: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ path: string }>`
    select path from property_image where path = any (${[...paths]}::text[])
  `.execute(database);
  return new Set(rows.map(({ path }) => path));
}
