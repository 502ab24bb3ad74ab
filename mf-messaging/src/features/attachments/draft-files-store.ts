import { ATTACHMENTS_MAXIMUM, type Attachment, makeUuidV7 } from '@moien/contract';
import type { CallOutcome, FeatureStoreDefinition } from '@moien/shared-lib';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { addressOf, type Sides } from '../conversations/sides.ts';
import { checkFile, type FileProblem } from './check-file.ts';
import { type FileUploads, fileUploads } from './file-uploads.ts';
import type { PendingFile } from './pending-file.ts';

/** `waiting`: there was no network, and it is uploaded with its message; `failed`: the server refused it. */
export type DraftFile = {
  file: PendingFile;
  state: 'uploading' | 'uploaded' | 'waiting' | 'failed';
  /** From 0 to 1. */
  share: number;
  reason?: string;
};

/** A file that was not taken. */
export type RefusedFile = { code: FileProblem | 'too-many-files'; name: string };

/** What is to go out with the next message of each conversation; uploads begin when a file is chosen. */
export class DraftFilesStore {
  files = new Map<string, readonly DraftFile[]>();
  refused: RefusedFile | undefined;
  readonly #uploads: Pick<FileUploads, 'upload'>;

  constructor(uploads: Pick<FileUploads, 'upload'>) {
    this.#uploads = uploads;
    makeAutoObservable(this, { files: observableRef, refused: observableRef });
  }

  of(sides: Sides): readonly DraftFile[] {
    return this.files.get(addressOf(sides)) ?? [];
  }

  /** Of several that cannot be sent, the last one is said. */
  add(sides: Sides, chosen: readonly File[]): void {
    this.refused = undefined;
    for (const content of chosen) {
      const { name, type, size } = content;
      const isFull = this.of(sides).length >= ATTACHMENTS_MAXIMUM;
      const code = isFull ? 'too-many-files' : checkFile(content);
      if (code) this.refused = { code, name };
      else
        this.#addOne(sides, { ...{ id: makeUuidV7(), kind: kindOf(type, name), name, type }, size, content });
    }
  }

  remove(sides: Sides, id: string): void {
    this.refused = undefined;
    this.#set(
      sides,
      this.of(sides).filter(({ file }) => file.id !== id),
    );
  }

  /** What goes out with a message: all but what the server has refused. */
  take(sides: Sides): PendingFile[] {
    const taken = this.of(sides).filter(({ state }) => state !== 'failed');
    this.refused = undefined;
    this.#set(sides, []);
    return taken.map(({ file, state }) => ({ ...file, isUploaded: state === 'uploaded' }));
  }

  /** Files are not in a document. */
  toSnapshot() {
    return undefined;
  }

  #addOne(sides: Sides, file: PendingFile): void {
    this.#set(sides, [...this.of(sides), { file, state: 'uploading', share: 0 }]);
    const onProgress = (share: number) => runInAction(() => this.#change(sides, file.id, { share }));
    void this.#uploads
      .upload(file, onProgress)
      .then((outcome) => runInAction(() => this.#change(sides, file.id, changeBy(outcome))));
  }

  #change(sides: Sides, id: string, change: Partial<DraftFile>): void {
    this.#set(
      sides,
      this.of(sides).map((draft) => (draft.file.id === id ? { ...draft, ...change } : draft)),
    );
  }

  #set(sides: Sides, files: readonly DraftFile[]): void {
    this.files = new Map(this.files).set(addressOf(sides), files);
  }
}

export const draftFilesStore: FeatureStoreDefinition<DraftFilesStore> = {
  key: 'messaging/draft-files',
  create: (root) => new DraftFilesStore(root.feature(fileUploads)),
};

function changeBy(outcome: CallOutcome<Attachment>): Partial<DraftFile> {
  if (outcome.kind === 'ok') return { state: 'uploaded', share: 1 };
  if (outcome.kind === 'unreachable' || outcome.status >= 500) return { state: 'waiting', share: 0 };
  const { error, message } = outcome.problem;
  return { state: 'failed', reason: error ?? message };
}

function kindOf(type: string, name: string): PendingFile['kind'] {
  return type === 'application/pdf' || /\.pdf$/i.test(name) ? 'pdf' : 'picture';
}
