import type { CSSProperties } from 'react';
import { useIsWide } from '../layout/use-is-wide.ts';

/** Pixels of what the timeline is made of: a finger needs 44. */
const NARROW = sizeOf({ column: 48, row: 52, name: 112, header: 56 });
const BROAD = sizeOf({ column: 52, row: 52, name: 208, header: 56 });

export type CellSize = ReturnType<typeof sizeOf>;

function sizeOf(size: { column: number; row: number; name: number; header: number }) {
  const style = {
    '--cell-width': `${size.column}px`,
    '--cell-height': `${size.row}px`,
    '--name-width': `${size.name}px`,
    '--header-height': `${size.header}px`,
  } as CSSProperties;
  return { ...size, style };
}

export function useCellSize(): CellSize {
  return useIsWide() ? BROAD : NARROW;
}
