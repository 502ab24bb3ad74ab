import type { Attachment } from '@moien/contract';
import type { CallOutcome, FeatureStoreDefinition, RootStore } from '@moien/shared-lib';
import type { PendingFile } from './pending-file.ts';

type Progress = (share: number) => void;
type Running = { outcome: Promise<CallOutcome<Attachment>>; listeners: Set<Progress> };

/** Sends files to the server, each once at a time: who asks for one that is on its way waits for the same. */
export class FileUploads {
  readonly #api: Pick<RootStore['api'], 'call'>;
  readonly #running = new Map<string, Running>();

  constructor({ api }: { api: Pick<RootStore['api'], 'call'> }) {
    this.#api = api;
  }

  /** @param onProgress how much has been sent, from 0 to 1 */
  upload(file: PendingFile, onProgress?: Progress): Promise<CallOutcome<Attachment>> {
    const running = this.#running.get(file.id) ?? this.#begin(file);
    if (onProgress) running.listeners.add(onProgress);
    return running.outcome;
  }

  toSnapshot() {
    return undefined;
  }

  #begin({ id, name, type, content }: PendingFile): Running {
    const listeners = new Set<Progress>();
    const outcome = this.#api
      .call('putAttachment', {
        path: { attachmentId: id },
        query: new URLSearchParams({ name: name.slice(0, NAME_MAXIMUM) }),
        body: content,
        headers: { 'content-type': type || 'application/octet-stream' },
        onProgress: (share) => {
          for (const listener of listeners) listener(share);
        },
      })
      .finally(() => this.#running.delete(id));
    const running = { outcome, listeners };
    this.#running.set(id, running);
    return running;
  }
}

/** Of a file system; the server shortens it further. */
const NAME_MAXIMUM = 255;

export const fileUploads: FeatureStoreDefinition<FileUploads> = {
  key: 'messaging/file-uploads',
  create: (root) => new FileUploads(root),
};
