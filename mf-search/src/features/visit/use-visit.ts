import { useRootStore } from '@moien/shared-lib';
import { useEffect } from 'react';
import { countView } from './count-view.ts';
import { VISIT_MILLISECONDS } from './visit-milliseconds.ts';

/**
 * Somebody looks at a home for real: it is counted, and who is signed in finds it in their history. A failure
 * is silent.
 */
export function useVisit(propertyId: string): void {
  const { api, session } = useRootStore();
  const userId = session.profile?.userId;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', follow);
    };
    const record = () => {
      stop();
      countView(propertyId);
      if (userId !== undefined) void api.call('addPropertyVisit', { path: { propertyId } });
    };
    const follow = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = setTimeout(record, VISIT_MILLISECONDS);
    };
    document.addEventListener('visibilitychange', follow);
    follow();
    return stop;
  }, [api, userId, propertyId]);
}
