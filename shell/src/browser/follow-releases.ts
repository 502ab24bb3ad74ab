import type { Registry, RegistryEntry } from '@moien/contract';
import type { createBrowserRouter } from 'react-router-dom';
import { remoteRoute } from '../routing/create-routes.tsx';
import type { RouteEnvironment } from '../routing/route-environment.ts';
import { PAGES_ROUTE } from '../routing/route-ids.ts';
import { followRegistry } from './follow-registry.ts';

export type PageRouter = Pick<ReturnType<typeof createBrowserRouter>, 'patchRoutes'>;

/** Offers newer sets of releases to the page as they become active. */
export function followReleases(
  router: PageRouter,
  environment: RouteEnvironment,
  shellVersion: string,
): void {
  const { platform } = environment;
  const known = new Set(platform.registry().entries.flatMap(routesOf));
  let newest = platform.registry();
  followRegistry({
    sequence: () => newest.sequence,
    shellVersion,
    onNewer: (registry) => {
      newest = withOverrides(registry, platform.registry());
      addRoutes(router, environment, newest, known);
      platform.offer(newest);
    },
    onRefused: (error) => console.error(error),
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

/** Gives the router the routes that are new; those that it knows are swapped behind their stubs. */
function addRoutes(
  router: PageRouter,
  environment: RouteEnvironment,
  { entries }: Registry,
  known: Set<string>,
): void {
  for (const entry of entries) {
    const added = entry.remote.routes.filter((_route, index) => !known.has(routesOf(entry)[index] ?? ''));
    if (added.length === 0) continue;
    for (const route of routesOf(entry)) known.add(route);
    router.patchRoutes(
      PAGES_ROUTE,
      added.map((route) => remoteRoute(environment, entry, route)),
    );
  }
}

function routesOf({ remote }: RegistryEntry): string[] {
  return remote.routes.map(({ id, path }) => `${remote.name}/${id} ${path}`);
}
