import type { Registry, RegistryEntry } from '@moien/contract';
import type { createBrowserRouter } from 'react-router-dom';
import type { RouteEnvironment } from '../environment/route-environment.ts';
import { PAGES_ROUTE } from '../environment/route-ids.ts';
import { remoteRoute } from '../routing/create-routes.tsx';
import { type FollowOptions as FollowRegistryOptions, followRegistry } from './follow-registry.ts';

export type PageRouter = Pick<
  ReturnType<typeof createBrowserRouter>,
  'patchRoutes' | 'subscribe' | 'navigate'
>;

export type FollowOptions = Omit<FollowRegistryOptions, 'sequence' | 'onNewer'>;

/** Offers newer sets of releases to the page as they become active. */
export function followReleases(
  router: PageRouter,
  environment: RouteEnvironment,
  options: FollowOptions,
): void {
  const { platform } = environment;
  const known = new Map(platform.registry().entries.flatMap(routesOf));
  let newest = platform.registry();
  followRegistry({
    sequence: () => newest.sequence,
    ...options,
    onNewer: (registry) => {
      newest = withOverrides(registry, platform.registry());
      addRoutes(router, environment, newest, known);
      platform.offer(newest);
    },
  });
}

/** A remote that is served from source stays so. */
function withOverrides(newer: Registry, { entries }: Registry): Registry {
  const overrides = entries.filter(({ isDevelopment }) => isDevelopment);
  const isOverridden = ({ remote }: RegistryEntry) =>
    overrides.some((override) => override.remote.name === remote.name);
  return {
    ...newer,
    entries: [...newer.entries.filter((entry) => !isOverridden(entry)), ...overrides],
  };
}

/**
 * Gives the router the routes that are new; those that it knows are swapped behind their stubs. One that has
 * moved cannot be: from this set on a navigation is a document.
 */
function addRoutes(
  router: PageRouter,
  environment: RouteEnvironment,
  { sequence, entries }: Registry,
  known: Map<string, string>,
): void {
  for (const entry of entries) {
    const added = entry.remote.routes.filter(({ path }) => !known.has(path));
    const owners = new Set(known.values());
    const hasMoved = entry.remote.routes.some(({ id, path }) => {
      const key = `${entry.remote.name}/${id}`;
      return known.has(path) ? known.get(path) !== key : owners.has(key);
    });
    if (hasMoved) environment.documentFrom ??= sequence;
    else if (added.length > 0) {
      for (const [path, key] of routesOf({ ...entry, remote: { ...entry.remote, routes: added } }))
        known.set(path, key);
      router.patchRoutes(
        PAGES_ROUTE,
        added.map((route) => remoteRoute(environment, entry, route)),
      );
    }
  }
}

/** Path and stub of each route of a release. */
function routesOf({ remote }: RegistryEntry): [path: string, stub: string][] {
  return remote.routes.map(({ id, path }) => [path, `${remote.name}/${id}`]);
}
