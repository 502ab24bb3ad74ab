import { randomUUIDv7 } from 'node:crypto';
import {
  DOCUMENT_NAME_MAXIMUM,
  type DocumentKind,
  documentDays,
  EXPIRED_DOCUMENT_DAYS,
  isHeic,
} from '@moien/contract';
import type { Database } from '../../../database/database.ts';
import { DocumentRefused } from '../../../documents/document-refused.ts';
import type { DocumentStore } from '../../../documents/document-store.ts';
import type { ScanForMalware } from '../../../documents/malware-scanner.ts';
import { readDocument } from '../../../documents/read-document.ts';
import { addJob } from '../../../jobs/add-job.ts';
import { createBoundedLimit } from '../../../lib/bounded-limit.ts';
import { cleanName } from '../../../lib/contact-text.ts';
import { DAY_MILLISECONDS } from '../../../lib/milliseconds.ts';
import { ProblemError, unavailable } from '../../../lib/problem-error.ts';
import { uploadTypeOf } from '../../../media/upload-type.ts';
import type { OpenTransaction } from '../rental-file/open-transaction.ts';
import { findPerson, lockFile } from '../rental-file/rental-file.repository.ts';
import { refuseUndemanded } from './demand.ts';
import {
  acceptDocument,
  type DocumentRow,
  deleteDocument,
  deleteOldDocuments,
  expireDocuments,
  findDocument,
  findNamedFiles,
  insertDocument,
  listDocuments,
  listFileIds,
  type NewDocument,
  refuseDocument,
  storedOf,
} from './supporting-document.repository.ts';

type Upload = {
  id: string;
  personId: string;
  kind: DocumentKind;
  name: string | undefined;
  replacedId: string | undefined;
  bytes: Buffer;
};

export type SupportingDocumentService = ReturnType<typeof createSupportingDocumentService>;

/** Encrypting one takes 60 MB for a moment. */
const AT_ONCE = 2;
const WAITING_MAXIMUM = 20;

const documentNotFound = () => new ProblemError(404, 'document-not-found');

/** What proves something in a rental file: encrypted, drawn anew, and erased with its row. */
export function createSupportingDocumentService(
  database: Database,
  store: DocumentStore,
  scan: ScanForMalware,
  now: () => Date,
) {
  const inTurn = createBoundedLimit(AT_ONCE, WAITING_MAXIMUM, () =>
    unavailable('Too many documents are uploaded.'),
  );

  const erase = async (fileIds: readonly string[]): Promise<void> => {
    for (const fileId of fileIds) await store.remove(fileId);
  };

  /**
   * Locks the file.
   * @throws ProblemError 404 `file-person-not-found`, and those of `refuseUndemanded`
   */
  async function refuseMisplaced(
    transaction: OpenTransaction,
    { user_id: userId, person_id: personId, kind }: NewDocument,
    replacedId: string | undefined,
  ): Promise<void> {
    const { country_code: countryCode } = await lockFile(transaction, userId, now());
    const person = await findPerson(transaction, userId, personId);
    if (!person) throw new ProblemError(404, 'file-person-not-found');
    const others = await kindsOf(transaction, userId, personId, replacedId);
    refuseUndemanded({ countryCode, role: person.role, kind }, others);
  }

  /** @returns the folder of the document that it replaces */
  const insert = (document: NewDocument, replacedId: string | undefined): Promise<string | undefined> =>
    database.transaction().execute(async (transaction) => {
      await refuseMisplaced(transaction, document, replacedId);
      const replaced = replacedId && (await deleteDocument(transaction, document.user_id, replacedId));
      if (!(await insertDocument(transaction, document, now())))
        throw new ProblemError(409, 'document-id-taken');
      const job = { documentId: document.id };
      await addJob(transaction, 'check-supporting-document', job, { queue: 'documents' });
      return replaced || undefined;
    });

  async function check(document: DocumentRow): Promise<void> {
    const stored = storedOf(document);
    const upload = await store.read(stored, 'upload');
    if (!upload) throw new DocumentRefused('lost');
    await scan(upload);
    const pages = await readDocument(upload);
    for (const [index, page] of pages.entries()) await store.write(stored, index + 1, page);
    const expiresAt = new Date(now().getTime() + documentDays(document.kind) * DAY_MILLISECONDS);
    const isThere = await acceptDocument(database, document.id, pages.length, expiresAt);
    await (isThere ? store.removePart(document.file_id, 'upload') : store.remove(document.file_id));
  }

  return {
    /**
     * @throws ProblemError 415 `upload-type-unsupported` or `heic-unsupported`, 404 `file-person-not-found`,
     * 409 `document-id-taken`, and those of `refuseUndemanded`
     */
    async put(userId: string, { id, personId, kind, name, replacedId, bytes }: Upload): Promise<void> {
      const known = await findDocument(database, id);
      if (known?.user_id === userId) return;
      refuseType(bytes);
      const fileId = randomUUIDv7();
      const key = store.makeKey();
      const document = {
        ...{ id, file_id: fileId, user_id: userId, person_id: personId, kind },
        ...{ name: nameOf(name), key_id: key.keyId, wrapped_key: key.wrapped },
      };
      // What cannot be kept is not written. Others may come meanwhile: it is asked again with the row.
      await database
        .transaction()
        .execute((transaction) => refuseMisplaced(transaction, document, replacedId));
      try {
        // The file comes first: what a row names is there. Without its row it is removed again.
        await inTurn(() => store.write({ id: fileId, key }, 'upload', bytes));
        const replaced = await insert(document, replacedId);
        if (replaced) await store.remove(replaced);
      } catch (error) {
        await store.remove(fileId);
        throw error;
      }
    },

    /** For the job. What fails for another reason than the document is tried again. */
    async check(id: string): Promise<void> {
      const document = await findDocument(database, id);
      if (!document) return;
      if (document.state !== 'checking') return store.removePart(document.file_id, 'upload');
      try {
        await check(document);
      } catch (error) {
        if (!(error instanceof DocumentRefused)) throw error;
        await refuseDocument(database, id, error.refusal);
        await store.remove(document.file_id);
      }
    },

    /** Erased from disk and database; the daily job ends what a crash has interrupted. */
    async remove(userId: string, id: string): Promise<void> {
      const fileId = await database
        .transaction()
        .execute((transaction) => deleteDocument(transaction, userId, id));
      if (fileId) await store.remove(fileId);
    },

    /** @param remove takes the person out of the database, in the same transaction */
    async removeOf(
      userId: string,
      personId: string,
      remove: (transaction: OpenTransaction) => Promise<void>,
    ): Promise<void> {
      const fileIds = await database.transaction().execute(async (transaction) => {
        await lockFile(transaction, userId, now());
        const found = await listFileIds(transaction, userId, personId);
        await remove(transaction);
        return found;
      });
      await erase(fileIds);
    },

    /** @param eraseRows takes them out of the database; afterwards their files go */
    async removeWith(userId: string, eraseRows: () => Promise<void>): Promise<void> {
      const fileIds = await listFileIds(database, userId);
      await eraseRows();
      await erase(fileIds);
    },

    /** @throws ProblemError 404 `document-not-found`, also of a page that is lost */
    async readPage(document: DocumentRow | undefined, page: number): Promise<Buffer> {
      if (!document || page > document.page_count) throw documentNotFound();
      const bytes = await store.read(storedOf(document), page);
      if (bytes) return bytes;
      await refuseDocument(database, document.id, 'lost');
      throw documentNotFound();
    },

    /** Of one's own file. */
    async findOwn(userId: string, id: string): Promise<DocumentRow> {
      const document = await findDocument(database, id);
      if (document?.user_id !== userId) throw documentNotFound();
      return document;
    },

    /** Daily: what is too old is hidden from others, and two weeks later erased. */
    async removeOld(): Promise<void> {
      const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MILLISECONDS);
      await expireDocuments(database, now());
      await erase(await deleteOldDocuments(database, daysAgo(EXPIRED_DOCUMENT_DAYS)));
      await store.removeUnnamed(daysAgo(1), (fileIds) => findNamedFiles(database, fileIds));
    },
  };
}

async function kindsOf(
  transaction: OpenTransaction,
  userId: string,
  personId: string,
  replacedId: string | undefined,
): Promise<DocumentKind[]> {
  const documents = await listDocuments(transaction, userId);
  const counted = documents.filter(
    ({ id, person_id: person, state }) =>
      person === personId && id !== replacedId && state !== 'refused' && state !== 'expired',
  );
  return counted.map(({ kind }) => kind);
}

/** By its first bytes; whether it can be read is found out by the job. */
function refuseType(bytes: Buffer): void {
  if (isHeic(bytes)) throw new ProblemError(415, 'heic-unsupported');
  if (uploadTypeOf(bytes) === undefined) throw new ProblemError(415, 'upload-type-unsupported');
}

function nameOf(given: string | undefined): string {
  return (
    cleanName(given ?? '')
      .slice(0, DOCUMENT_NAME_MAXIMUM)
      .toWellFormed() || '–'
  );
}
