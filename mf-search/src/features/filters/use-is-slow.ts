import { useEffect, useState } from 'react';

const SLOW_MILLISECONDS = 150;

/**
 * Waiting so long that it should be seen. To dim hundreds of numbers for a quick answer would cost more than
 * the answer.
 */
export function useIsSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MILLISECONDS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isWaiting]);
  return isSlow;
}
