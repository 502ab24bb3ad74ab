import { type Attachment, type ImageWidth, UNSENT_UPLOADS_MAXIMUM, UPLOADS_PER_DAY } from '@moien/contract';
import type { Database } from '../../../database/database.ts';
import { DAY_MILLISECONDS } from '../../../lib/milliseconds.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import { readUpload } from '../../../media/read-upload.ts';
import type { StoredUpload, UploadStore } from '../../../media/upload-store.ts';
import type { OpenTransaction } from '../../catalog/index.ts';
import { lockPerson, signedOut } from '../../identity/index.ts';
import { presentAttachment } from './attachment.presenter.ts';
import {
  type AttachmentRow,
  countUploads,
  findNamedFiles,
  findReadable,
  findUploaded,
  insertAttachment,
  type NewAttachment,
  removeUnsent,
} from './attachment.repository.ts';
import { attachmentName } from './attachment-name.ts';

type Upload = { id: string; name: string | undefined; bytes: Buffer };
/** A file as it is sent; `version` changes with the bytes. */
export type ServedFile = { bytes: Buffer; mediaType: string; name: string; version: string };

export type AttachmentService = ReturnType<typeof createAttachmentService>;

/** Pictures and PDFs that people send each other. */
export function createAttachmentService(database: Database, store: UploadStore, now: () => Date) {
  const dayBefore = () => new Date(now().getTime() - DAY_MILLISECONDS);

  /** @throws ProblemError 429 `too-many-uploads` */
  async function refuseManyUploads(executor: Database | OpenTransaction, userId: string): Promise<void> {
    const { uploaded, unsent } = await countUploads(executor, userId, dayBefore());
    if (uploaded >= UPLOADS_PER_DAY || unsent >= UNSENT_UPLOADS_MAXIMUM)
      throw new ProblemError(429, 'too-many-uploads');
  }

  /** @returns whether there was none of that id */
  const insert = (attachment: NewAttachment): Promise<boolean> =>
    database.transaction().execute(async (transaction) => {
      if (!(await lockPerson(transaction, attachment.uploader_id))) throw signedOut();
      await refuseManyUploads(transaction, attachment.uploader_id);
      return insertAttachment(transaction, attachment);
    });

  /** @throws ProblemError 409 `attachment-id-taken`, also for one that was deleted with its message */
  async function findOwn(userId: string, id: string): Promise<Attachment | undefined> {
    const known = await findUploaded(database, id);
    if (!known) return undefined;
    if (known.uploader_id !== userId || known.deleted_at !== null)
      throw new ProblemError(409, 'attachment-id-taken');
    return presentAttachment(known);
  }

  return {
    /** @throws ProblemError of `readUpload`, 409 `attachment-id-taken` or 429 `too-many-uploads` */
    async put(userId: string, { id, name, bytes }: Upload): Promise<Attachment> {
      const known = await findOwn(userId, id);
      if (known) return known;
      await refuseManyUploads(database, userId);
      const { mediaType, bytes: kept, width, height } = await readUpload(bytes);
      const fileId = await store.add({ mediaType, bytes: kept });
      const attachment = {
        ...{ id: id.toLowerCase(), file_id: fileId, uploader_id: userId, media_type: mediaType },
        ...{ name: attachmentName(name, mediaType), size: kept.byteLength, width, height, at: now() },
      };
      // The file comes first: what a row names is there. Without its row the daily job removes it.
      if (await insert(attachment)) return presentAttachment(attachment);
      await store.remove({ fileId, mediaType });
      const first = await findOwn(userId, id);
      if (!first) throw new ProblemError(409, 'attachment-id-taken');
      return first;
    },

    /** @throws ProblemError 404 `attachment-not-found`, whyever somebody may not read it */
    async read(userId: string, id: string, width: ImageWidth | undefined): Promise<ServedFile> {
      const found = await findReadable(database, { id, userId });
      const file = found && (await readFile(store, found, width));
      if (!file) throw new ProblemError(404, 'attachment-not-found');
      return file;
    },

    /** What no message has after a day, and files that nothing names. */
    async removeOld(): Promise<void> {
      const before = dayBefore();
      await removeUnsent(database, before);
      await store.removeUnnamed(before, (fileIds) => findNamedFiles(database, fileIds));
    },
  };
}

async function readFile(
  store: UploadStore,
  { file_id: fileId, media_type: mediaType, name }: AttachmentRow,
  width: ImageWidth | undefined,
): Promise<ServedFile | undefined> {
  const upload: StoredUpload = { fileId, mediaType };
  if (width !== undefined && mediaType !== 'application/pdf') {
    const bytes = await store.readWidth(upload, width);
    return { bytes, mediaType: 'image/avif', name, version: `${fileId}-${width}` };
  }
  const bytes = await store.read(upload);
  return bytes && { bytes, mediaType, name, version: fileId };
}
