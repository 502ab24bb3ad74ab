import type { PropertyPage, PublicProfile, StayTerm } from '@moien/contract';
import {
  type FeatureStore,
  type FeatureStoreDefinition,
  ResponseCache,
  type RootStore,
} from '@moien/shared-lib';

/** Somebody who lets homes, with one page of them. */
export type ProfileView = { profile: PublicProfile; homes: PropertyPage; term?: StayTerm | undefined };

/** Which of somebody's homes are shown. */
export type ProfilePart = { page: number; term?: StayTerm | undefined };

/** Profiles by id, page and term. */
export class ProfileStore implements FeatureStore {
  readonly #root: RootStore;
  readonly views: ResponseCache<ProfileView>;

  constructor(root: RootStore, snapshot: unknown) {
    this.#root = root;
    this.views = new ResponseCache(snapshot);
  }

  /** @returns the key under which the view is found */
  async load(id: string, part: ProfilePart, signal: AbortSignal): Promise<string> {
    const key = [id, part.page, part.term ?? []].flat().join(' ');
    await this.views.load(key, () => this.#find(id, part, signal));
    return key;
  }

  toSnapshot() {
    return this.views.toSnapshot();
  }

  async #find(id: string, { page, term }: ProfilePart, signal: AbortSignal): Promise<ProfileView> {
    const query = new URLSearchParams({ language: this.#root.languageTag, page: String(page) });
    if (term) query.set('term', term);
    const [profile, homes] = await Promise.all([
      this.#root.api.require('getPublicProfile', { path: { id }, signal }),
      this.#root.api.require('findPropertiesOfOwner', { path: { id }, query, signal }),
    ]);
    return { profile, homes, term };
  }
}

export const profileStore: FeatureStoreDefinition<ProfileStore> = {
  key: 'search/profile',
  create: (root, snapshot) => new ProfileStore(root, snapshot),
};
