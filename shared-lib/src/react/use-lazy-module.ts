import { useCallback, useEffect, useState } from 'react';
import { importFresh } from '../api/import-fresh.ts';

export type LazyModule<Module> = {
  /** Undefined until it is loaded. */
  module: Module | undefined;
  hasFailed: boolean;
  retry: () => void;
};

/** Loaded before, so there at the first render. */
const loadedModules = new WeakMap<() => Promise<unknown>, unknown>();

/**
 * Loads code once `isWanted` is true. After a failure it loads again on `retry`, or when `isWanted` turns
 * true again. `load` must be the same function on each render.
 */
export function useLazyModule<Module extends object>(
  load: () => Promise<Module>,
  isWanted: boolean,
): LazyModule<Module> {
  const [module, setModule] = useState(() => loadedModules.get(load) as Module | undefined);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isWanted || module || hasFailed) return;
    let isGone = false;
    importFresh(load)
      .then((loaded) => {
        loadedModules.set(load, loaded);
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
  useEffect(() => {
    if (!isWanted) setFailed(false);
  }, [isWanted]);
  return { module, hasFailed, retry: useCallback(() => setFailed(false), []) };
}
