import type { FoundMessage } from '@moien/contract';
import type { FeatureStoreDefinition, RootStore } from '@moien/shared-lib';
import { PagedList, pageOf } from '@moien/shared-lib/paged-list';
import { makeAutoObservable, observableRef } from 'mobx';

type Root = Pick<RootStore, 'api' | 'session' | 'languageTag'>;
export type FoundItem = FoundMessage & { id: string };

/** What is looked for in one's messages, and what was found. */
export class MessageSearchStore {
  /** Without spaces around it; empty while nothing is looked for. */
  text = '';
  found: PagedList<FoundItem> | undefined;
  #userId: string | undefined;
  readonly #root: Root;

  constructor(root: Root) {
    this.#root = root;
    makeAutoObservable(this, { found: observableRef });
  }

  search(text: string): void {
    const userId = this.#root.session.profile?.userId;
    if (text === this.text && userId === this.#userId) return;
    this.text = text;
    this.#userId = userId;
    this.found = text === '' ? undefined : this.#makeList(text);
    void this.found?.load();
  }

  /** It is asked for anew each time: what it shows belongs to a person. */
  toSnapshot() {
    return undefined;
  }

  #makeList(text: string): PagedList<FoundItem> {
    const { api, languageTag: language } = this.#root;
    return new PagedList<FoundItem>(async (cursor) => {
      const query = new URLSearchParams({ text, language, ...(cursor !== undefined && { cursor }) });
      const page = pageOf(await api.call('searchMessages', { query }), 'messageArray');
      if (page.kind !== 'ok') return page;
      const itemArray = page.value.itemArray.map((found) => ({ ...found, id: found.message.id }));
      return { kind: 'ok', value: { ...page.value, itemArray } };
    });
  }
}

export const messageSearchStore: FeatureStoreDefinition<MessageSearchStore> = {
  key: 'messaging/message-search',
  create: (root) => new MessageSearchStore(root),
};
