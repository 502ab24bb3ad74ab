import { importFresh } from '@moien/shared-lib';
import { useCallback, useEffect, useState } from 'react';

export type OnDemand<Module> = {
  /** What was asked for, once it is there. */
  module: Module | undefined;
  /** It did not come; asking again may help. */
  hasFailed: boolean;
  retry: () => void;
};

/** What has come before is there at once. */
const known = new WeakMap<() => Promise<unknown>, unknown>();

/**
 * Code that comes when it is wanted. A failure is told, and the next wish asks again. `load` stays the same
 * function.
 */
export function useOnDemand<Module extends object>(
  load: () => Promise<Module>,
  isWanted: boolean,
): OnDemand<Module> {
  const [module, setModule] = useState(() => known.get(load) as Module | undefined);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isWanted || module || hasFailed) return;
    let isGone = false;
    importFresh(load)
      .then((loaded) => {
        known.set(load, loaded);
        if (!isGone) setModule(loaded);
      })
      .catch((error: unknown) => {
        console.warn('A part of the page could not be loaded.', error);
        if (!isGone) setFailed(true);
      });
    return () => {
      isGone = true;
    };
  }, [load, isWanted, module, hasFailed]);
  // Whoever wishes again is not told of the last failure.
  useEffect(() => {
    if (!isWanted) setFailed(false);
  }, [isWanted]);
  return { module, hasFailed, retry: useCallback(() => setFailed(false), []) };
}
