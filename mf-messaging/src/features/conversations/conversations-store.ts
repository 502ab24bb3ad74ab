import type {
  ConversationMessage,
  ConversationState,
  ConversationSummary,
  MessageCard,
} from '@moien/contract';
import type { FeatureStoreDefinition, RootStore } from '@moien/shared-lib';
import { PagedList, pageOf } from '@moien/shared-lib/paged-list';
import { makeAutoObservable, observableRef } from 'mobx';
import { CONVERSATIONS_VIEWS, type ConversationsView, queryOf } from './conversations-view.ts';

type Root = Pick<RootStore, 'api' | 'session' | 'languageTag'>;
type Lists = Record<ConversationsView, PagedList<ConversationSummary>>;

/** The conversations of who is signed in: a list for each view. */
export class ConversationsStore {
  lists: Lists;
  #userId: string | undefined;
  readonly #root: Root;

  constructor(root: Root) {
    this.#root = root;
    this.lists = this.#makeLists();
    makeAutoObservable(this, { lists: observableRef });
  }

  /** For the loader: the page shows what is known meanwhile. */
  load(view: ConversationsView): void {
    const userId = this.#root.session.profile?.userId;
    if (userId !== this.#userId) this.lists = this.#makeLists();
    this.#userId = userId;
    void this.lists[view].load();
  }

  /** How a conversation stands by now, and its newest message if that is another one. */
  follow(state: ConversationState, message?: ConversationMessage): void {
    for (const list of Object.values(this.lists)) {
      // A new message moves its conversation to the top, perhaps from another list.
      const isMoved = message?.seq === state.lastMessageSeq && list.items?.[0]?.id !== state.id;
      if (list.items && isMoved) void list.load();
      list.items = list.items?.map((one) =>
        one.id === state.id
          ? {
              ...one,
              ...state,
              ...(message && message.seq >= one.lastMessage.seq && { lastMessage: message }),
            }
          : one,
      );
    }
  }

  /** A stay stands otherwise: only the lists that show it are read anew. */
  followCard({ id }: MessageCard): void {
    for (const list of Object.values(this.lists))
      if (list.items?.some(({ stay, lastMessage }) => stay?.bookingId === id || lastMessage.card?.id === id))
        void list.load();
  }

  /** All that is shown, anew. */
  reload(): void {
    for (const list of Object.values(this.lists)) if (list.items) void list.load();
  }

  /** @returns how it stands by now; null when it was not done */
  async archive(id: string, isArchived: boolean): Promise<ConversationState | null> {
    const input = { path: { id }, body: { isArchived } };
    const state = await this.#root.api.request('archiveConversation', input);
    if (state) this.reload();
    return state;
  }

  /** It is asked for anew each time: what it shows belongs to a person. */
  toSnapshot() {
    return undefined;
  }

  #makeLists(): Lists {
    const { api, languageTag } = this.#root;
    const listOf = (view: ConversationsView) =>
      new PagedList<ConversationSummary>(async (cursor) => {
        const query = new URLSearchParams({ ...queryOf(view), language: languageTag });
        if (cursor !== undefined) query.set('cursor', cursor);
        return pageOf(await api.call('findConversations', { query }), 'conversationArray');
      });
    return Object.fromEntries(CONVERSATIONS_VIEWS.map((view) => [view, listOf(view)])) as Lists;
  }
}

export const conversationsStore: FeatureStoreDefinition<ConversationsStore> = {
  key: 'messaging/conversations',
  create: (root) => new ConversationsStore(root),
};
