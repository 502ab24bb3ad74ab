import type { Event } from '@moien/contract';
import type { FeatureStoreDefinition } from '@moien/shared-lib';
import { AnswerStore } from '../answers/answer-store.ts';

/** Events by id. */
export const eventStore: FeatureStoreDefinition<AnswerStore<Event>> = {
  key: 'blog/event',
  create: (root, snapshot) =>
    new AnswerStore(snapshot, (id, signal) => {
      const query = new URLSearchParams({ language: root.languageTag });
      return root.api.require('getEvent', { path: { id }, query, signal });
    }),
};
