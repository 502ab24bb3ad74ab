import type { Attachment } from '@moien/contract';
import { uploadPath } from '../../../media/upload-store.ts';
import type { AttachmentRow } from './attachment.repository.ts';

/** What a message says of a file. */
export type AttachedRow = Pick<
  AttachmentRow,
  'id' | 'file_id' | 'media_type' | 'name' | 'size' | 'width' | 'height'
>;

export function presentAttachment({
  id,
  media_type: type,
  name,
  size,
  width,
  height,
}: AttachedRow): Attachment {
  return { id, kind: type === 'application/pdf' ? 'pdf' : 'picture', name, size, width, height };
}

/** Where the files of a message are below the folder of originals, for the operator. */
export function attachedPaths(rows: readonly AttachedRow[] | null): string[] {
  return (rows ?? []).map(({ file_id: fileId, media_type: mediaType }) => uploadPath({ fileId, mediaType }));
}
