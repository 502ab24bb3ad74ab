import { useEffect, useState } from 'react';

const WIDE = '(min-width: 56em)';

/** Whether there is room for a table, or for a timeline with long names. */
export function useIsWide(): boolean {
  const [isWide, setIsWide] = useState(() => globalThis.matchMedia?.(WIDE).matches ?? false);
  useEffect(() => {
    const query = globalThis.matchMedia?.(WIDE);
    const follow = () => setIsWide(query.matches);
    query?.addEventListener('change', follow);
    return () => query?.removeEventListener('change', follow);
  }, []);
  return isWide;
}
