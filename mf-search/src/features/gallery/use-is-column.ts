import { useSyncExternalStore } from 'react';

/** Upright phones and tablets, where a picture as wide as the window is less than half as high. */
const COLUMN = '(max-width: 64.999em) and (orientation: portrait)';

/** Whether the opened pictures stand below each other, so that more than one is seen. */
export function useIsColumn(): boolean {
  return useSyncExternalStore(subscribe, isColumn, () => false);
}

function isColumn(): boolean {
  return window.matchMedia?.(COLUMN).matches ?? false;
}

function subscribe(onChange: () => void): () => void {
  const column = window.matchMedia?.(COLUMN);
  column?.addEventListener('change', onChange);
  return () => column?.removeEventListener('change', onChange);
}
