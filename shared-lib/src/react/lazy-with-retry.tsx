import { type ComponentType, memo, Suspense, use } from 'react';
import { importFresh } from '../api/import-fresh.ts';

const RETRY_MILLISECONDS = 3000;

/** With what React reads to use a promise's value at once. */
type TrackedPromise<Value> = Promise<Value> & { status?: 'fulfilled'; value?: Value };

/** Code that is not in a page's first scripts. */
export type LazyCode<Module> = {
  /** For loaders: in a navigation the page comes whole. Rejects when the code does not load. */
  load: () => Promise<Module>;
  /** For what the server has drawn. Never rejects: it calls `onFailure` and tries again after 3 seconds. */
  loadWithRetry: (onFailure?: () => void) => Promise<Module>;
};

export function lazyWithRetry<Module>(load: () => Promise<Module>): LazyCode<Module> {
  let loading: TrackedPromise<Module> | undefined;
  const track = (promise: TrackedPromise<Module>) => {
    promise.then(
      (value) => {
        loading = Object.assign(promise, { status: 'fulfilled' as const, value });
      },
      () => undefined,
    );
    return promise;
  };
  const attempt = (onFailure?: () => void): Promise<Module> =>
    importFresh(load).catch(async (error: unknown) => {
      onFailure?.();
      console.error('A part of the page could not be loaded.', error);
      await new Promise((resolve) => setTimeout(resolve, RETRY_MILLISECONDS));
      return attempt(onFailure);
    });
  return {
    load: () => (loading?.status ? loading : track(importFresh(load))),
    loadWithRetry: (onFailure) => {
      loading ??= track(attempt(onFailure));
      return loading;
    },
  };
}

/**
 * A part that the server draws and the browser hydrates once its code is there. Its properties stay the same
 * objects until then: a change would remove what the server has drawn.
 * @param useFailure a hook that answers what to do when the code fails to load
 */
export function lazyPart<Properties extends object, Module>(
  { loadWithRetry }: LazyCode<Module>,
  choose: (module: Module) => ComponentType<Properties>,
  useFailure?: () => () => void,
): ComponentType<Properties> {
  function Part(properties: Properties) {
    const Loaded = choose(use(loadWithRetry(useFailure?.())));
    return <Loaded {...properties} />;
  }
  return memo(function LazyPart(properties: Properties) {
    return (
      <Suspense>
        <Part {...properties} />
      </Suspense>
    );
  }) as unknown as ComponentType<Properties>;
}
