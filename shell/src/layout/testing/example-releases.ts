import type { RemoteDeclaration } from '@moien/contract';
import { exampleRegistry } from '@moien/shared-lib/testing';

/** Paths of specification §2 by the route ids that the layout leads to. */
const PATHS: Record<string, string> = {
  search: 'search',
  blog: 'blog',
  events: 'blog/events',
  conversations: 'dashboard/conversation',
  notifications: 'dashboard/notifications',
  favorites: 'dashboard/favorites',
  history: 'dashboard/history',
  ads: 'dashboard/ads',
  dashboard: 'dashboard',
  bookings: 'dashboard/bookings',
  help: 'dashboard/help',
};

/** Releases that serve these routes. */
export function releasesServing(ids: string[], rest: Partial<RemoteDeclaration> = {}) {
  return exampleRegistry({
    name: 'mf-example',
    owner: 'Example',
    mountContract: 1,
    supportedShells: '^0.1.0',
    routes: ids.map((id) => ({ id, path: PATHS[id] ?? id, isPublic: true, skeleton: 'cards' })),
    slots: [],
    textNamespaces: ['example'],
    byteBudget: 1,
    ...rest,
  });
}

/** As if everything that the layout leads to were released. */
export const allReleases = releasesServing(Object.keys(PATHS), { slots: [{ id: 'auth-modal' }] });
