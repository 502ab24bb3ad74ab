import type { Article } from '@moien/contract';
import type { FeatureStoreDefinition } from '@moien/shared-lib';
import { AnswerStore } from '../answers/answer-store.ts';

/** Articles by id. */
export const articleStore: FeatureStoreDefinition<AnswerStore<Article>> = {
  key: 'blog/article',
  create: (root, snapshot) =>
    new AnswerStore(snapshot, (id, signal) => {
      const query = new URLSearchParams({ language: root.languageTag });
      return root.api.require('getArticle', { path: { id }, query, signal });
    }),
};
