import type { Ad } from '@moien/contract';
import type { FeatureStoreDefinition, RootStore } from '@moien/shared-lib';
import { HomePart } from '../home-part/home-part.ts';

/** The home above those of its pages that are about something else, such as its calendar. */
export class HomeStore extends HomePart<Ad> {
  constructor({ api, session, languageTag: language }: Pick<RootStore, 'api' | 'session' | 'languageTag'>) {
    super(session, (id) => api.call('getAd', { path: { id }, query: new URLSearchParams({ language }) }));
  }
}

export const homeStore: FeatureStoreDefinition<HomeStore> = {
  key: 'ads/home',
  create: (root) => new HomeStore(root),
};
