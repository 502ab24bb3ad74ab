import type { ArticlePage } from '@moien/contract';
import type { FeatureStoreDefinition } from '@moien/shared-lib';
import { AnswerStore } from '../answers/answer-store.ts';

/** Pages of articles by their `articlesKey`. */
export const articlesStore: FeatureStoreDefinition<AnswerStore<ArticlePage>> = {
  key: 'blog/articles',
  create: (root, snapshot) =>
    new AnswerStore(snapshot, (key, signal) => {
      const query = new URLSearchParams(key);
      query.set('language', root.languageTag);
      return root.api.require('findArticles', { query, signal });
    }),
};
