import type { RegistryEntry } from '@moien/contract';
import { isAnswer } from '../loading/is-answer.ts';
import { RemoteFailure } from '../platform/remote-failure.ts';

const FAILURE_MEMORY_MILLISECONDS = 10_000;

/** One slow query is an accident; this many within the time are a broken loader. */
const FAILURES_UNTIL_SKIPPED = 3;

/** By route and version: when its loader failed, in milliseconds, the last of them. */
export type LoaderFailures = Map<string, number[]>;

type GuardOptions = {
  entries: RegistryEntry[];
  loaderTimeout: number;
  /**
   * Shared by all documents of a process: after three failures the next ones do not wait for the loader
   * again.
   */
  failures: LoaderFailures;
  onError: (error: unknown, routeId: string) => void;
};

/**
 * Lets a document go out without a remote whose server build is missing, throws or is too slow: the browser
 * renders it then.
 */
export function createLoaderGuard({ entries, loaderTimeout, failures, onError }: GuardOptions) {
  const skippedRoutes = new Set<string>();
  const browserOnly = new Set(
    entries.flatMap(({ remote, isDevelopment }) =>
      remote.routes
        .filter((route) => isDevelopment || !route.isPublic)
        .map((route) => `${remote.name}/${route.id}`),
    ),
  );

  /**
   * @param substitute what a page shows that can do without its data; without it the page's skeleton is shown
   */
  async function guardLoader(
    routeId: string,
    load: () => Promise<unknown>,
    substitute?: unknown,
  ): Promise<unknown> {
    const isOptional = substitute !== undefined;
    if (!isOptional && (browserOnly.has(routeId) || keepsFailing(routeId))) return skip(routeId);
    try {
      return await withTimeLimit(load(), loaderTimeout, () => tooSlow(routeId));
    } catch (error) {
      if (isAnswer(error)) throw error;
      onError(error, routeId);
      if (isOptional) return substitute;
      const key = keyOf(routeId);
      failures.set(key, [...(failures.get(key) ?? []), Date.now()].slice(-FAILURES_UNTIL_SKIPPED));
      return skip(routeId);
    }
  }

  function keepsFailing(routeId: string): boolean {
    const recent = (failures.get(keyOf(routeId)) ?? []).filter(
      (time) => Date.now() - time < FAILURE_MEMORY_MILLISECONDS,
    );
    return recent.length >= FAILURES_UNTIL_SKIPPED;
  }

  function tooSlow(routeId: string): Error {
    const cause = new Error(`${routeId} took longer than ${loaderTimeout} ms.`);
    const release = releaseOf(routeId);
    const part = routeId.split('/')[1];
    return release ? new RemoteFailure('MF-504', release, { part, cause }) : cause;
  }

  function releaseOf(routeId: string): RegistryEntry | undefined {
    return entries.find(({ remote }) => routeId.startsWith(`${remote.name}/`));
  }

  /** Another version of the remote begins anew. */
  function keyOf(routeId: string): string {
    return `${routeId} ${releaseOf(routeId)?.version}`;
  }

  function skip(routeId: string) {
    skippedRoutes.add(routeId);
    return null;
  }

  return { guardLoader, skippedRoutes };
}

function withTimeLimit<Value>(
  promise: Promise<Value>,
  milliseconds: number,
  reason: () => Error,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(reason()), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
