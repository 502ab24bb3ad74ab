import {
  ATTACHMENT_MISSING_CODE,
  CONTACT_UNCONFIRMED_CODE,
  makeUuidV7,
  type SentMessage,
} from '@moien/contract';
import type { CallOutcome, FeatureStoreDefinition, RootStore } from '@moien/shared-lib';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { FileUploads, fileUploads } from '../attachments/file-uploads.ts';
import type { PendingFile } from '../attachments/pending-file.ts';
import { addressOf, type Sides } from '../conversations/sides.ts';
import { type PendingMessage, retryMilliseconds } from './pending-message.ts';
import { openPendingStorage, type PendingStorage } from './pending-storage.ts';

type Root = { api: Pick<RootStore['api'], 'call'>; session: Pick<RootStore['session'], 'profile'> };
type Unsent = Exclude<CallOutcome<unknown>, { kind: 'ok' }>;
type OnSent = (sides: Sides, sent: SentMessage) => void;

/** Of all tabs of a browser one sends at a time. */
const LOCK = 'moien-outbox';

/** Messages on their way: each is sent once, in the order in which they were written. */
export class OutboxStore {
  pending: readonly PendingMessage[] = [];
  readonly #root: Root;
  readonly #storage: PendingStorage;
  readonly #uploads: Pick<FileUploads, 'upload'>;
  readonly #listeners = new Set<OnSent>();
  #isSending = false;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOpen = false;

  constructor(
    root: Root,
    storage: PendingStorage = openPendingStorage(),
    uploads: Pick<FileUploads, 'upload'> = new FileUploads(root),
  ) {
    this.#root = root;
    this.#storage = storage;
    this.#uploads = uploads;
    makeAutoObservable(this, { pending: observableRef });
  }

  /** What the person of this page has waiting in a conversation. */
  of(sides: Sides): readonly PendingMessage[] {
    const address = addressOf(sides);
    return this.pending.filter((message) => this.#isOwn(message) && addressOf(message.sides) === address);
  }

  /** Called in the browser: what an earlier page left is sent. */
  async open(): Promise<void> {
    if (this.#isOpen) return;
    this.#isOpen = true;
    addEventListener('online', () => void this.#deliver());
    const stored = await this.#storage.load();
    runInAction(() => {
      const known = new Set(this.pending.map(({ id }) => id));
      const added = stored.filter(({ id }) => !known.has(id)).sort((a, b) => (a.id < b.id ? -1 : 1));
      this.pending = [...added, ...this.pending];
    });
    void this.#deliver();
  }

  onSent(listener: OnSent): void {
    this.#listeners.add(listener);
  }

  /** It is shown once it is kept: what somebody sees in a conversation outlives a reload. */
  async send(sides: Sides, text: string, files: readonly PendingFile[] = []): Promise<void> {
    const userId = this.#root.session.profile?.userId;
    if (userId === undefined) return;
    const message: PendingMessage = {
      ...{ id: makeUuidV7(), userId, sides, text, state: 'sending' },
      ...(files.length > 0 && { files }),
    };
    await this.#storage.save(message);
    runInAction(() => {
      this.pending = [...this.pending, message];
    });
    void this.#deliver();
  }

  /** What was refused because of contact details is sent with them: its sender has read why. */
  retry({ id, code, isContactConfirmed }: PendingMessage): void {
    this.#change(id, {
      state: 'sending',
      reason: undefined,
      code: undefined,
      isContactConfirmed: isContactConfirmed || code === CONTACT_UNCONFIRMED_CODE,
    });
    void this.#deliver();
  }

  discard(id: string): void {
    this.pending = this.pending.filter((message) => message.id !== id);
    void this.#storage.remove(id);
  }

  toSnapshot() {
    return undefined;
  }

  #isOwn({ userId }: PendingMessage): boolean {
    return userId === this.#root.session.profile?.userId;
  }

  async #deliver(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      await withLock(async () => {
        for (let next = this.#next(); next; next = this.#next()) if (!(await this.#sendOne(next))) return;
      });
    } finally {
      this.#isSending = false;
    }
  }

  #next(): PendingMessage | undefined {
    return this.pending.find((message) => message.state !== 'failed' && this.#isOwn(message));
  }

  /** @returns whether the next one can follow at once */
  async #sendOne(message: PendingMessage): Promise<boolean> {
    const { id, sides, text, files = [], isContactConfirmed } = message;
    if (!(await this.#storage.has(id))) {
      runInAction(() => this.discard(id));
      return true;
    }
    // Somebody else may have signed in meanwhile: it waits for its writer.
    if (!this.#isOwn(message)) return false;
    const refused = await this.#upload(message);
    if (refused) return runInAction(() => this.#settle(message, refused));
    const outcome = await this.#root.api.call('sendMessageAbout', {
      path: { id: sides.propertyId, userId: sides.userId, typeId: String(sides.typeId), messageId: id },
      body: {
        text,
        ...(isContactConfirmed && { isContactConfirmed }),
        ...(files.length > 0 && { attachmentIdArray: files.map((file) => file.id) }),
      },
    });
    return runInAction(() => this.#settle(message, outcome));
  }

  /** @returns why one of its files could not be uploaded */
  async #upload({ id, files = [] }: PendingMessage): Promise<Unsent | undefined> {
    for (const file of files) {
      if (file.isUploaded) continue;
      const outcome = await this.#uploads.upload(file);
      if (outcome.kind !== 'ok') return outcome;
      runInAction(() => this.#changeFiles(id, (one) => one.isUploaded || one.id === file.id));
    }
    return undefined;
  }

  #settle(message: PendingMessage, outcome: CallOutcome<SentMessage>): boolean {
    const { id, sides } = message;
    if (outcome.kind === 'unreachable' || (outcome.kind === 'refused' && outcome.status >= 500)) {
      this.#wait();
      this.#timer = setTimeout(() => void this.#deliver(), retryMilliseconds(this.#attempt));
      this.#attempt += 1;
      return false;
    }
    this.#attempt = 0;
    if (isMissingUpload(message, outcome)) {
      // Uploads that no message has are removed after a day: this one was offline for longer.
      this.#changeFiles(id, () => false);
    } else if (outcome.kind === 'refused') {
      const { code, error, message: sentence } = outcome.problem;
      this.#change(id, { state: 'failed', code, reason: error ?? sentence });
    } else {
      for (const listener of this.#listeners) listener(sides, outcome.value);
      this.discard(id);
    }
    return true;
  }

  /** One waits for the other: what comes after it does not go out before. */
  #wait(): void {
    this.pending = this.pending.map((message) =>
      message.state === 'sending' ? { ...message, state: 'waiting' } : message,
    );
  }

  #changeFiles(id: string, isUploaded: (file: PendingFile) => boolean | undefined): void {
    const files = this.pending.find((message) => message.id === id)?.files ?? [];
    this.#change(id, { files: files.map((file) => ({ ...file, isUploaded: isUploaded(file) ?? false })) });
  }

  #change(id: string, change: Partial<PendingMessage>): void {
    this.pending = this.pending.map((message) => (message.id === id ? { ...message, ...change } : message));
  }
}

/** Of files that this page has uploaded itself a moment ago, the refusal is final. */
function isMissingUpload({ files = [] }: PendingMessage, outcome: CallOutcome<unknown>): boolean {
  const isMissing = outcome.kind === 'refused' && outcome.problem.code === ATTACHMENT_MISSING_CODE;
  return isMissing && files.some(({ isUploaded }) => isUploaded);
}

async function withLock(work: () => Promise<void>): Promise<void> {
  await (navigator.locks ? navigator.locks.request(LOCK, work) : work());
}

export const outboxStore: FeatureStoreDefinition<OutboxStore> = {
  key: 'messaging/outbox',
  create: (root) => new OutboxStore(root, openPendingStorage(), root.feature(fileUploads)),
};
