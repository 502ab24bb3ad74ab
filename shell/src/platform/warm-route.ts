import type { Platform } from './platform.ts';

/** Fetches the code of a route that somebody is about to visit; what fails is avoided when it is visited. */
export function warmRoute(platform: Platform, route: string): void {
  const registry = platform.next();
  const owner = registry.entries.find(({ remote }) => remote.routes.some(({ id }) => id === route));
  const [release] = owner ? platform.candidates(registry, owner.remote.name) : [];
  if (!release) return;
  platform
    .route(release, route)
    .then((found) => found.warm?.())
    .catch(() => undefined);
}
