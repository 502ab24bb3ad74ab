import { encodeSearchQuery, type SearchQuery } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { useEffect } from 'react';
import { VISIT_MILLISECONDS } from './visit-milliseconds.ts';

/**
 * Who is signed in finds a search in their history once it has stood for a moment. Neither are all homes a
 * search, nor is each move of the map. A failure is silent.
 */
export function useRecordedSearch(query: SearchQuery): void {
  const { api, session } = useRootStore();
  const userId = session.profile?.userId;
  const key = query.locationParameters.bounds ? '' : encodeSearchQuery({ ...query, page: 1 }).toString();
  useEffect(() => {
    if (userId === undefined || key === '') return undefined;
    const record = () => void api.call('addPastSearch', { body: { query: key } });
    const timer = setTimeout(record, VISIT_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [api, userId, key]);
}
