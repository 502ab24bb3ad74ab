import { useRootStore } from '@moien/shared-lib';
import { useEffect } from 'react';

/** So long somebody looks at a home who has not just passed by. */
export const VISIT_MILLISECONDS = 2000;

/** Who is signed in and looks at a home for real finds it in their history. A failure is silent. */
export function useVisit(propertyId: string): void {
  const { api, session } = useRootStore();
  const userId = session.profile?.userId;
  useEffect(() => {
    if (userId === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', follow);
    };
    const record = () => {
      stop();
      void api.call('addPropertyVisit', { path: { propertyId } });
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
