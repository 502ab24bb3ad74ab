import type { EventPage } from '@moien/contract';
import type { FeatureStoreDefinition } from '@moien/shared-lib';
import { AnswerStore } from '../answers/answer-store.ts';

/** Pages of events by their `eventsKey`. */
export const eventsStore: FeatureStoreDefinition<AnswerStore<EventPage>> = {
  key: 'blog/events',
  create: (root, snapshot) =>
    new AnswerStore(snapshot, (key, signal) => {
      const query = new URLSearchParams(key);
      query.set('language', root.languageTag);
      return root.api.require('findEvents', { query, signal });
    }),
};
