import type { Attachment } from '@moien/contract';

/** A file that somebody has chosen, as it waits in the page or in IndexedDB. */
export type PendingFile = Pick<Attachment, 'id' | 'kind' | 'name' | 'size'> & {
  /** What the browser takes it for; empty where it does not know. */
  type: string;
  content: Blob;
  /** The server has it: a message can name it. */
  isUploaded?: boolean;
};
