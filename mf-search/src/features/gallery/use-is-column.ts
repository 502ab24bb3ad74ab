import { useSyncExternalStore } from 'react';

/** As in GalleryViewer.module.css: upright phones. */
const COLUMN = '(max-width: 43.999em) and (orientation: portrait)';

/** Whether the opened pictures stand below each other, so that a phone shows more than one. */
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
