import { CONTACT_UNCONFIRMED_CODE, makeUuidV7, type SentMessage } from '@moien/contract';
import type { CallOutcome, FeatureStoreDefinition, RootStore } from '@moien/shared-lib';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { addressOf, type Sides } from '../conversations/sides.ts';
import { type PendingMessage, retryMilliseconds } from './pending-message.ts';
import { openPendingStorage, type PendingStorage } from './pending-storage.ts';

type Root = { api: Pick<RootStore['api'], 'call'>; session: Pick<RootStore['session'], 'profile'> };
type OnSent = (sides: Sides, sent: SentMessage) => void;

/** Of all tabs of a browser one sends at a time. */
const LOCK = 'moien-outbox';

/** Messages on their way: each is sent once, in the order in which they were written. */
export class OutboxStore {
  pending: readonly PendingMessage[] = [];
  readonly #root: Root;
  readonly #storage: PendingStorage;
  readonly #listeners = new Set<OnSent>();
  #isSending = false;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOpen = false;

  constructor(root: Root, storage: PendingStorage = openPendingStorage()) {
    this.#root = root;
    this.#storage = storage;
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

  send(sides: Sides, text: string): void {
    const userId = this.#root.session.profile?.userId;
    if (userId === undefined) return;
    const message: PendingMessage = { id: makeUuidV7(), userId, sides, text, state: 'sending' };
    this.pending = [...this.pending, message];
    void this.#storage.save(message).then(() => this.#deliver());
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
    const { id, sides, text, isContactConfirmed } = message;
    if (!(await this.#storage.has(id))) {
      runInAction(() => this.discard(id));
      return true;
    }
    // Somebody else may have signed in meanwhile: it waits for its writer.
    if (!this.#isOwn(message)) return false;
    const outcome = await this.#root.api.call('sendMessageAbout', {
      path: { id: sides.propertyId, userId: sides.userId, typeId: String(sides.typeId), messageId: id },
      body: { text, ...(isContactConfirmed && { isContactConfirmed }) },
    });
    return runInAction(() => this.#settle(message, outcome));
  }

  #settle({ id, sides }: PendingMessage, outcome: CallOutcome<SentMessage>): boolean {
    if (outcome.kind === 'unreachable' || (outcome.kind === 'refused' && outcome.status >= 500)) {
      this.#change(id, { state: 'waiting' });
      this.#timer = setTimeout(() => void this.#deliver(), retryMilliseconds(this.#attempt));
      this.#attempt += 1;
      return false;
    }
    this.#attempt = 0;
    if (outcome.kind === 'refused') {
      const { code, error, message } = outcome.problem;
      this.#change(id, { state: 'failed', code, reason: error ?? message });
    } else {
      for (const listener of this.#listeners) listener(sides, outcome.value);
      this.discard(id);
    }
    return true;
  }

  #change(id: string, change: Partial<PendingMessage>): void {
    this.pending = this.pending.map((message) => (message.id === id ? { ...message, ...change } : message));
  }
}

async function withLock(work: () => Promise<void>): Promise<void> {
  await (navigator.locks ? navigator.locks.request(LOCK, work) : work());
}

export const outboxStore: FeatureStoreDefinition<OutboxStore> = {
  key: 'messaging/outbox',
  create: (root) => new OutboxStore(root),
};
