import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * False on the server and while the browser takes over what the server has drawn. What depends on something
 * that only the browser knows waits for it: parts of the layout come alive one after the other, and an
 * earlier one may know it already.
 */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
