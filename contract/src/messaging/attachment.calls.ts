import { Type } from 'typebox';
import type { ImageWidth } from '../lib/image.ts';
import { Uuid } from '../lib/scalars.schema.ts';
import { Attachment, AttachmentName } from './attachment.schema.ts';

/**
 * The body is the file. The id, a UUIDv7, is made by who uploads: the same one again is the same file. It
 * goes out with a message that names it, and is removed after a day without one. Refused with 413
 * `upload-too-large`, 415 `upload-type-unsupported`, 422 `upload-unreadable`, 429 `too-many-uploads`, or 409
 * `attachment-id-taken`.
 */
export const putAttachment = {
  method: 'PUT',
  url: '/api/attachments/:attachmentId',
  path: Type.Object({ attachmentId: Uuid }),
  query: AttachmentName,
  response: Attachment,
} as const;

/** Where a file is for who has its message, and before that for who has uploaded it. */
export const attachmentPath = (id: string, width?: ImageWidth) =>
  `/api/attachments/${id}${width ? `?width=${width}` : ''}`;
