import { type Static, Type } from 'typebox';
import { Instant, Uuid } from '../lib/scalars.schema.ts';
import { PAST_SEARCH_QUERY_MAXIMUM } from './limits.ts';

const query = Type.String({
  minLength: 1,
  maxLength: PAST_SEARCH_QUERY_MAXIMUM,
  description: 'a search as the address of its page has it',
});

export const NewPastSearch = Type.Object({ query }, { additionalProperties: false });
export type NewPastSearch = Static<typeof NewPastSearch>;

/** What somebody has searched, once for each UTC day, at the last time of it. */
export const PastSearch = Type.Object({ id: Uuid, query, searchTimestamp: Instant });
export type PastSearch = Static<typeof PastSearch>;

export const HistoryPause = Type.Object({ isPaused: Type.Boolean() }, { additionalProperties: false });
export type HistoryPause = Static<typeof HistoryPause>;
