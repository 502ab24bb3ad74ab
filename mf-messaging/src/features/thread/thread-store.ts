import type {
  ConversationMessage,
  ConversationState,
  OpenedConversation,
  SentMessage,
} from '@moien/contract';
import type { CallOutcome, FeatureStoreDefinition, RootStore } from '@moien/shared-lib';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PendingFile } from '../attachments/pending-file.ts';
import { laterState } from '../conversations/later-state.ts';
import { otherReadUpToOf, readUpToOf, unreadCountOf } from '../conversations/own-side.ts';
import { addressOf, type Sides } from '../conversations/sides.ts';
import { type OutboxStore, outboxStore } from '../outbox/outbox-store.ts';
import { mergeMessages } from './merge-messages.ts';

type Root = Pick<RootStore, 'api' | 'session' | 'languageTag'>;
type Outbox = Pick<OutboxStore, 'send' | 'onSent'>;
export type ThreadProblem = 'offline' | 'failed' | 'missing';

/** Codes for an address that is malformed, unknown, or of other people's conversation. */
const MISSING_STATUSES: readonly number[] = [400, 403, 404];

/** One conversation as one of its sides sees it, and what they write. */
export class ThreadStore {
  sides: Sides | undefined;
  opened: OpenedConversation | undefined;
  /** In the order of `seq`, without gaps; undefined until the newest are there. */
  messages: readonly ConversationMessage[] | undefined;
  hasOlder = false;
  /** Which message is to be seen first; messages are loaded until it is there. */
  soughtSeq: number | undefined;
  isLoading = false;
  problem: ThreadProblem | undefined;
  isLoadingOlder = false;
  hasOlderFailed = false;
  /** How long the other side usually takes to answer; asked for before the first message alone. */
  answerMinutes: number | undefined;
  /** Which of one's own messages is being changed. */
  editing: ConversationMessage | undefined;
  /** What is being written, by the address of the conversation. */
  drafts = new Map<string, string>();
  #userId: string | undefined;
  #attempt = 0;
  readonly #root: Root;
  readonly #outbox: Outbox;

  constructor(root: Root, outbox: Outbox) {
    this.#root = root;
    this.#outbox = outbox;
    makeAutoObservable(this, { opened: observableRef, messages: observableRef, editing: observableRef });
    outbox.onSent((sides, { conversation, message }) => {
      if (addressOf(sides) === this.#address) this.follow(conversation, message);
    });
  }

  get conversation(): ConversationState | null {
    return this.opened?.conversation ?? null;
  }

  /** Up to which `seq` the other side has read. */
  get otherReadUpTo(): number {
    return this.conversation ? otherReadUpToOf(this.conversation, this.userId) : 0;
  }

  /** Whether the message that is to be seen first is older than what is there. */
  get isSeeking(): boolean {
    const { soughtSeq = Number.POSITIVE_INFINITY, messages } = this;
    return this.hasOlder && !this.hasOlderFailed && soughtSeq < (messages?.[0]?.seq ?? 0);
  }

  get userId(): string | undefined {
    return this.#root.session.profile?.userId;
  }

  /** Whether one has the home, as far as the conversation has begun. */
  get isHost(): boolean {
    return this.userId !== undefined && this.conversation?.targetUserProfileId === this.userId;
  }

  get draft(): string {
    return this.drafts.get(this.#address) ?? '';
  }

  /**
   * For the loader: another conversation, or another person's page, begins with nothing.
   * @param soughtSeq of the message at which the log begins; without, at its end
   */
  open(sides: Sides, soughtSeq?: number): void {
    if (addressOf(sides) !== this.#address || this.userId !== this.#userId) this.#forget();
    this.sides = sides;
    this.soughtSeq = soughtSeq;
    this.#userId = this.userId;
    void this.load();
  }

  /** Undefined: a new message is written again. */
  change(message: ConversationMessage | undefined): void {
    this.editing = message;
  }

  write(text: string): void {
    this.drafts.set(this.#address, text);
  }

  /** What is known stays until the answer is there; of several attempts the last one counts. */
  async load(): Promise<void> {
    this.#attempt += 1;
    const attempt = this.#attempt;
    this.isLoading = true;
    const outcome = await this.#ask();
    if (attempt !== this.#attempt) return;
    runInAction(() => {
      this.isLoading = false;
      this.problem = problemOf(outcome);
      if (outcome.kind !== 'ok') return;
      const { opened, page } = outcome.value;
      const { conversation } = this;
      this.opened =
        conversation && opened.conversation
          ? { ...opened, conversation: laterState(conversation, opened.conversation) }
          : opened;
      this.#addNewest(page.messageArray, page.hasOlder);
    });
    if (this.opened && !this.conversation) await this.#loadAnswerTime(attempt);
  }

  async loadOlder(): Promise<void> {
    const [oldest] = this.messages ?? [];
    const { conversation } = this;
    if (!oldest || !conversation || !this.hasOlder || this.isLoadingOlder) return;
    const attempt = this.#attempt;
    this.isLoadingOlder = true;
    const outcome = await this.#root.api.call('findMessages', {
      path: { id: conversation.id },
      query: new URLSearchParams({ before: String(oldest.seq) }),
    });
    runInAction(() => {
      this.isLoadingOlder = false;
      if (attempt !== this.#attempt) return;
      this.hasOlderFailed = outcome.kind !== 'ok';
      if (outcome.kind !== 'ok') return;
      this.messages = mergeMessages(this.messages ?? [], outcome.value.messageArray);
      this.hasOlder = outcome.value.hasOlder;
    });
  }

  send(text: string, files: readonly PendingFile[] = []): void {
    if (this.sides) void this.#outbox.send(this.sides, text, files);
    this.drafts.delete(this.#address);
  }

  async edit({ id, conversationId }: ConversationMessage, text: string): Promise<boolean> {
    const input = { path: { id: conversationId, messageId: id }, body: { text } };
    return this.#followSent(await this.#root.api.request('editMessage', input));
  }

  async delete({ id, conversationId }: ConversationMessage): Promise<boolean> {
    const input = { path: { id: conversationId, messageId: id } };
    return this.#followSent(await this.#root.api.request('deleteMessage', input));
  }

  /** The header's count falls with the answer; what the session then says corrects it. */
  async markRead(seq: number): Promise<void> {
    const { conversation } = this;
    if (!conversation || seq <= readUpToOf(conversation, this.userId)) return;
    const { session } = this.#root;
    const count = unreadCountOf(conversation, this.userId);
    const input = { path: { id: conversation.id }, body: { seq } };
    const outcome = await this.#root.api.call('markRead', input);
    if (outcome.kind !== 'ok') return;
    runInAction(() => {
      this.follow(outcome.value);
      session.unreadMessageCount = Math.max(session.unreadMessageCount - count, 0);
    });
    void session.load();
  }

  /** Of all that the two write to each other, not of this conversation alone. */
  async block(isBlocked: boolean): Promise<void> {
    const { conversation } = this;
    if (!conversation) return;
    const input = { path: { id: conversation.id }, body: { isBlocked } };
    const state = await this.#root.api.request('blockPerson', input);
    if (state) runInAction(() => this.follow(state));
  }

  /** How it stands by now, and a message that is new or another one. */
  follow(state: ConversationState, message?: ConversationMessage): void {
    if (!this.opened || !this.#isThis(state)) return;
    const { conversation } = this;
    this.opened = {
      ...this.opened,
      conversation: conversation ? laterState(conversation, state) : state,
    };
    if (!message) return;
    const isNext = message.seq <= (this.messages?.at(-1)?.seq ?? 0) + 1;
    if (isNext) this.messages = mergeMessages(this.messages ?? [], [message]);
    else void this.load();
  }

  /** It is asked for anew each time: what it shows belongs to two people. */
  toSnapshot() {
    return undefined;
  }

  #isThis({ id, propertyId, typeId, ...state }: ConversationState): boolean {
    if (this.conversation) return this.conversation.id === id;
    const { sides } = this;
    const others = [state.sourceUserProfileId, state.targetUserProfileId];
    return sides?.propertyId === propertyId && sides.typeId === typeId && others.includes(sides.userId);
  }

  get #address(): string {
    return this.sides ? addressOf(this.sides) : '';
  }

  #forget(): void {
    this.opened = undefined;
    this.answerMinutes = undefined;
    this.editing = undefined;
    this.messages = undefined;
    this.hasOlder = false;
    this.hasOlderFailed = false;
    this.problem = undefined;
  }

  /** Only who lets a home has one; without, nothing is said of it. */
  async #loadAnswerTime(attempt: number): Promise<void> {
    const { userId: id = '' } = this.sides ?? {};
    const outcome = await this.#root.api.call('getPublicProfile', { path: { id } });
    runInAction(() => {
      if (attempt === this.#attempt && outcome.kind === 'ok')
        this.answerMinutes = outcome.value.answerMinutes;
    });
  }

  async #ask() {
    const { propertyId: id = '', userId = '', typeId = '' } = this.sides ?? {};
    const opened = await this.#root.api.call('openConversation', {
      path: { id, userId, typeId: String(typeId) },
      query: new URLSearchParams({ language: this.#root.languageTag }),
    });
    if (opened.kind !== 'ok') return opened;
    const { conversation } = opened.value;
    if (!conversation) return { kind: 'ok', value: { opened: opened.value, page: NO_MESSAGES } } as const;
    const page = await this.#root.api.call('findMessages', { path: { id: conversation.id } });
    if (page.kind !== 'ok') return page;
    return { kind: 'ok', value: { opened: opened.value, page: page.value } } as const;
  }

  /** What is older stays only where no message is missing between. */
  #addNewest(newest: readonly ConversationMessage[], hasOlder: boolean): void {
    const known = this.messages ?? [];
    const isJoined = (known.at(-1)?.seq ?? 0) >= (newest[0]?.seq ?? 0) - 1 && known.length > 0;
    this.messages = isJoined ? mergeMessages(known, newest) : newest;
    if (!isJoined) this.hasOlder = hasOlder;
  }

  #followSent(sent: SentMessage | null): boolean {
    if (sent) runInAction(() => this.follow(sent.conversation, sent.message));
    return sent !== null;
  }
}

export const threadStore: FeatureStoreDefinition<ThreadStore> = {
  key: 'messaging/thread',
  create: (root) => new ThreadStore(root, root.feature(outboxStore)),
};

const NO_MESSAGES = { messageArray: [], hasOlder: false, hasNewer: false };

function problemOf(outcome: CallOutcome<unknown>): ThreadProblem | undefined {
  if (outcome.kind === 'ok') return undefined;
  if (outcome.kind === 'unreachable') return 'offline';
  return MISSING_STATUSES.includes(outcome.status) ? 'missing' : 'failed';
}
