import { useEffect, useState } from 'react';

/** As Conversations.module.css has it. */
const TWO_COLUMNS = '(min-width: 56em) and (min-height: 30em)';

/** Whether a conversation has room beside the list. */
export function useHasTwoColumns(): boolean {
  const [hasTwo, setHasTwo] = useState(() => globalThis.matchMedia?.(TWO_COLUMNS).matches ?? false);
  useEffect(() => {
    const query = globalThis.matchMedia?.(TWO_COLUMNS);
    const follow = () => setHasTwo(query.matches);
    query?.addEventListener('change', follow);
    return () => query?.removeEventListener('change', follow);
  }, []);
  return hasTwo;
}
