import type { NewSavedReply, SavedReplies, SavedReply } from '@moien/contract';
import type { FeatureStoreDefinition, RootStore } from '@moien/shared-lib';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

type Root = Pick<RootStore, 'api' | 'session'>;

/** What somebody writes often. */
export class SavedRepliesStore {
  /** By title; undefined until they are there. */
  replies: readonly SavedReply[] | undefined;
  hasFailed = false;
  #userId: string | undefined;
  readonly #root: Root;

  constructor(root: Root) {
    this.#root = root;
    makeAutoObservable(this, { replies: observableRef });
  }

  async load(): Promise<void> {
    const userId = this.#root.session.profile?.userId;
    if (userId !== this.#userId) this.replies = undefined;
    this.#userId = userId;
    const outcome = await this.#root.api.call('getSavedReplies');
    runInAction(() => {
      this.hasFailed = outcome.kind !== 'ok';
      if (outcome.kind === 'ok') this.replies = outcome.value.savedReplyArray;
    });
  }

  /** @param id of one that is changed, or of a new one @returns whether it was saved */
  async put(body: NewSavedReply, id: string): Promise<boolean> {
    return this.#follow(await this.#root.api.request('putSavedReply', { path: { id }, body }));
  }

  async remove(id: string): Promise<boolean> {
    return this.#follow(await this.#root.api.request('deleteSavedReply', { path: { id } }));
  }

  /** They belong to a person. */
  toSnapshot() {
    return undefined;
  }

  #follow(known: SavedReplies | null): boolean {
    if (known) runInAction(() => (this.replies = known.savedReplyArray));
    return known !== null;
  }
}

export const savedRepliesStore: FeatureStoreDefinition<SavedRepliesStore> = {
  key: 'messaging/saved-replies',
  create: (root) => new SavedRepliesStore(root),
};
