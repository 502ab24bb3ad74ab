import { importFresh } from '@moien/shared-lib';
import { type ComponentType, createElement, memo, Suspense, use } from 'react';

const RETRY_MILLISECONDS = 3000;

/** As React marks a promise whose value it may use at once. */
type Known<Module> = Promise<Module> & { status?: 'fulfilled'; value?: Module };

/** Parts of a page whose code is not in its first scripts. */
export type LazyCode<Module> = {
  /** For loaders: in a navigation the page comes whole. Rejects when the code does not come. */
  load: () => Promise<Module>;
  /** For what the server has drawn. Never rejects: it stays, and the code is asked for until it is there. */
  parts: () => Promise<Module>;
};

export function lazyWithRetry<Module>(load: () => Promise<Module>): LazyCode<Module> {
  let code: Known<Module> | undefined;
  const keep = (module: Module) => {
    code = Object.assign(Promise.resolve(module), { status: 'fulfilled' as const, value: module });
  };
  const untilLoaded = (): Promise<Module> =>
    importFresh(load).catch(async (error: unknown) => {
      console.error('A part of the page could not be loaded.', error);
      await new Promise((resolve) => setTimeout(resolve, RETRY_MILLISECONDS));
      return untilLoaded();
    });
  return {
    load: async () => {
      if (code?.status === 'fulfilled') return code;
      const module = await importFresh(load);
      keep(module);
      return module;
    },
    parts: () => {
      if (!code) {
        code = untilLoaded();
        void code.then(keep);
      }
      return code;
    },
  };
}

/**
 * A part that the server draws and the browser lets come alive once its code is there. What it is given stays
 * the same objects until then: a change would take away what the server has drawn.
 */
export function lazyPart<Properties extends object, Module>(
  { parts }: LazyCode<Module>,
  choose: (module: Module) => ComponentType<Properties>,
): ComponentType<Properties> {
  function Part(properties: Properties) {
    return createElement(choose(use(parts())), properties);
  }
  return memo(function LazyPart(properties: Properties) {
    return (
      <Suspense>
        <Part {...properties} />
      </Suspense>
    );
  }) as unknown as ComponentType<Properties>;
}
