import { type RealtimeEvent, TYPING_EVERY_MILLISECONDS, TYPING_SHOWN_MILLISECONDS } from '@moien/contract';
import type { FeatureStoreDefinition, RootStore } from '@moien/shared-lib';
import { makeAutoObservable, runInAction } from 'mobx';

type Root = Pick<RootStore, 'realtime'>;

/** Where the other side is writing by now, and what the other side is told of one's own writing. */
export class TypingStore {
  /** The conversation in which they write. */
  conversationId: string | undefined;
  #userId: string | undefined;
  #end: ReturnType<typeof setTimeout> | undefined;
  #said: { conversationId: string; at: number } | undefined;
  readonly #root: Root;

  constructor(root: Root) {
    this.#root = root;
    makeAutoObservable(this);
  }

  /** What has happened, as the stream tells it: their message takes the place of the line. */
  follow(event: RealtimeEvent): void {
    if (event.type === 'otherTyping') this.#show(event.conversationId, event.userProfileId);
    else if (event.type === 'addMessage' && event.message.conversationId === this.conversationId)
      if (event.message.senderUserProfileId === this.#userId) this.forget();
  }

  forget(): void {
    clearTimeout(this.#end);
    this.conversationId = undefined;
  }

  /** The text changes; said once in four seconds. */
  say(conversationId: string): void {
    const at = Date.now();
    const { conversationId: saidIn, at: saidAt = -Infinity } = this.#said ?? {};
    if (saidIn === conversationId && at - saidAt < TYPING_EVERY_MILLISECONDS) return;
    this.#said = { conversationId, at };
    void this.#root.realtime.then((realtime) => realtime?.send({ type: 'typing', conversationId }));
  }

  /** Belongs to a moment. */
  toSnapshot() {
    return undefined;
  }

  #show(conversationId: string, userId: string): void {
    clearTimeout(this.#end);
    this.conversationId = conversationId;
    this.#userId = userId;
    this.#end = setTimeout(() => runInAction(() => this.forget()), TYPING_SHOWN_MILLISECONDS);
  }
}

export const typingStore: FeatureStoreDefinition<TypingStore> = {
  key: 'messaging/typing',
  create: (root) => new TypingStore(root),
};
