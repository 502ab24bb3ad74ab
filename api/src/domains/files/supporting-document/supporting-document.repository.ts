import type { DocumentKind, SupportingDocument } from '@moien/contract';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { DocumentRefusal } from '../../../documents/document-refused.ts';
import type { StoredDocument } from '../../../documents/document-store.ts';
import type { OpenTransaction } from '../rental-file/open-transaction.ts';

export type DocumentRow = {
  id: string;
  file_id: string;
  user_id: string;
  person_id: string;
  kind: DocumentKind;
  name: string;
  state: SupportingDocument['state'];
  refusal: DocumentRefusal | null;
  page_count: number;
  key_id: string;
  wrapped_key: Buffer;
  created_at: string;
  expires_at: string | null;
};

type Executor = Database | OpenTransaction;

const columns = sql`
  id, file_id, user_id, person_id, kind, name, state, refusal, page_count, key_id, wrapped_key, created_at,
  expires_at`;

export function storedOf({ file_id: id, key_id: keyId, wrapped_key: wrapped }: DocumentRow): StoredDocument {
  return { id, key: { keyId, wrapped } };
}

export async function findDocument(executor: Executor, id: string): Promise<DocumentRow | undefined> {
  const { rows } = await sql<DocumentRow>`
    select ${columns} from supporting_document where id = ${id}
  `.execute(executor);
  return rows[0];
}

/** Of one file, in the order in which they came. */
export async function listDocuments(executor: Executor, userId: string): Promise<DocumentRow[]> {
  const { rows } = await sql<DocumentRow>`
    select ${columns} from supporting_document where user_id = ${userId} order by created_at, id
  `.execute(executor);
  return rows;
}

export type NewDocument = Pick<
  DocumentRow,
  'id' | 'file_id' | 'user_id' | 'person_id' | 'kind' | 'name' | 'key_id' | 'wrapped_key'
>;

/** @returns whether there was none of that id */
export async function insertDocument(
  transaction: OpenTransaction,
  document: NewDocument,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into supporting_document
      (id, file_id, user_id, person_id, kind, name, state, key_id, wrapped_key, created_at)
    values (
      ${document.id}, ${document.file_id}, ${document.user_id}, ${document.person_id}, ${document.kind},
      ${document.name}, 'checking', ${document.key_id}, ${document.wrapped_key}, ${at}
    )
    on conflict (id) do nothing returning id
  `.execute(transaction);
  return rows.length > 0;
}

/** @returns false where it was removed meanwhile */
export async function acceptDocument(
  database: Database,
  id: string,
  pageCount: number,
  expiresAt: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update supporting_document set state = 'accepted', page_count = ${pageCount}, expires_at = ${expiresAt}
    where id = ${id} and state = 'checking' returning id
  `.execute(database);
  return rows.length > 0;
}

export async function refuseDocument(
  database: Database,
  id: string,
  refusal: DocumentRefusal,
): Promise<void> {
  await sql`
    update supporting_document
    set state = 'refused', refusal = ${refusal}, page_count = 0, expires_at = null
    where id = ${id}
  `.execute(database);
}

/** @returns the folder of its files */
export async function deleteDocument(
  transaction: OpenTransaction,
  userId: string,
  id: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ file_id: string }>`
    delete from supporting_document where id = ${id} and user_id = ${userId} returning file_id
  `.execute(transaction);
  return rows[0]?.file_id;
}

/** @param personId undefined: of the whole file */
export async function listFileIds(executor: Executor, userId: string, personId?: string): Promise<string[]> {
  const { rows } = await sql<{ file_id: string }>`
    select file_id from supporting_document
    where user_id = ${userId} ${personId === undefined ? sql`` : sql`and person_id = ${personId}`}
  `.execute(executor);
  return rows.map(({ file_id: fileId }) => fileId);
}

export async function findNamedFiles(database: Database, fileIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ file_id: string }>`
    select file_id from supporting_document where file_id = any (${[...fileIds]}::uuid[])
  `.execute(database);
  return new Set(rows.map(({ file_id: fileId }) => fileId));
}

export async function expireDocuments(database: Database, now: Date): Promise<void> {
  await sql`
    update supporting_document set state = 'expired' where state = 'accepted' and expires_at <= ${now}
  `.execute(database);
}

/** Those that expired by then, and those that were refused by then. @returns the folders of their files */
export async function deleteOldDocuments(database: Database, before: Date): Promise<string[]> {
  const { rows } = await sql<{ file_id: string }>`
    delete from supporting_document
    where state = 'expired' and expires_at < ${before} or state = 'refused' and created_at < ${before}
    returning file_id
  `.execute(database);
  return rows.map(({ file_id: fileId }) => fileId);
}
