import { useEffect, useEffectEvent } from 'react';

/** Milliseconds until the next question; the last one repeats. */
const DELAYS = [1000, 2000, 4000, 8000, 15_000, 30_000];

/**
 * Asks again and again, ever less often, while there is something to wait for, and at once when somebody
 * comes back to the page.
 */
export function useRepeatedAsking(ask: () => Promise<void>, isWaiting: boolean): void {
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (!isWaiting) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const plan = (attempt: number) => {
      const delay = DELAYS[Math.min(attempt, DELAYS.length - 1)];
      timer = setTimeout(() => void askNow().finally(() => !isGone && plan(attempt + 1)), delay);
    };
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      clearTimeout(timer);
      void askNow().finally(() => !isGone && plan(0));
    };
    plan(0);
    document.addEventListener('visibilitychange', look);
    return () => {
      isGone = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isWaiting]);
}
