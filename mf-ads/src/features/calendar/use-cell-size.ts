import { type CSSProperties, useEffect, useState } from 'react';

const WIDE = '(min-width: 56em)';

/** Pixels of what the timeline is made of: a finger needs 44. */
const NARROW = sizeOf({ column: 48, row: 52, name: 112, header: 56 });
const BROAD = sizeOf({ column: 52, row: 52, name: 208, header: 56 });

function sizeOf(size: { column: number; row: number; name: number; header: number }) {
  const style = {
    '--cell-width': `${size.column}px`,
    '--cell-height': `${size.row}px`,
    '--name-width': `${size.name}px`,
    '--header-height': `${size.header}px`,
  } as CSSProperties;
  return { ...size, style };
}

export function useCellSize() {
  const [isWide, setIsWide] = useState(() => globalThis.matchMedia?.(WIDE).matches ?? true);
  useEffect(() => {
    const query = globalThis.matchMedia?.(WIDE);
    const follow = () => setIsWide(query.matches);
    query?.addEventListener('change', follow);
    return () => query?.removeEventListener('change', follow);
  }, []);
  return isWide ? BROAD : NARROW;
}
