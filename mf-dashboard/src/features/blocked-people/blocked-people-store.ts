import type { BlockedPerson } from '@moien/contract';
import type { FeatureStoreDefinition, RootStore } from '@moien/shared-lib';
import { PagedList } from '@moien/shared-lib/paged-list';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

type Root = Pick<RootStore, 'api' | 'session'>;

/** `id` is that of the person. */
export type ListedPerson = BlockedPerson & { id: string };

/** Whom who is signed in has blocked. */
export class BlockedPeopleStore {
  list: PagedList<ListedPerson>;
  /** Whose block is being taken back. */
  readonly busyIds = new Set<string>();
  #userId: string | undefined;
  readonly #root: Root;

  constructor(root: Root) {
    this.#root = root;
    this.list = this.#makeList();
    makeAutoObservable(this, { list: observableRef });
  }

  /** For the loader: another person's page begins with nothing. */
  open(): void {
    const userId = this.#root.session.profile?.userId;
    if (userId !== this.#userId) this.list = this.#makeList();
    this.#userId = userId;
    void this.list.load();
  }

  /** @returns false when the person is still blocked */
  async unblock(id: string): Promise<boolean> {
    if (this.busyIds.has(id)) return false;
    this.busyIds.add(id);
    const isUnblocked = (await this.#root.api.call('unblockPerson', { path: { id } })).kind === 'ok';
    runInAction(() => {
      this.busyIds.delete(id);
      if (isUnblocked) this.list.items = this.list.items?.filter((person) => person.id !== id);
    });
    return isUnblocked;
  }

  /** It is asked for anew each time: what it shows belongs to a person. */
  toSnapshot() {
    return undefined;
  }

  #makeList() {
    return new PagedList<ListedPerson>(async (cursor) => {
      const query = new URLSearchParams(cursor === undefined ? {} : { cursor });
      const outcome = await this.#root.api.call('findBlockedPeople', { query });
      if (outcome.kind !== 'ok') return outcome;
      const { blockedPersonArray, nextCursor } = outcome.value;
      const itemArray = blockedPersonArray.map((person) => ({ ...person, id: person.userId }));
      return { kind: 'ok', value: { itemArray, nextCursor } };
    });
  }
}

export const blockedPeopleStore: FeatureStoreDefinition<BlockedPeopleStore> = {
  key: 'dashboard/blocked-people',
  create: (root) => new BlockedPeopleStore(root),
};
