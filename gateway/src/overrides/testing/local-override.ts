import type { Override } from '@moien/contract';

/** mf-search from a developer's machine. */
export const LOCAL_OVERRIDE: Override = {
  remote: {
    name: 'mf-search',
    owner: 'Search',
    mountContract: 1,
    supportedShells: '*',
    routes: [{ id: 'search', path: 'search', isPublic: true, skeleton: 'cards' }],
    slots: [],
    textNamespaces: ['search'],
    byteBudget: 1,
  },
  origin: 'http://localhost:3000',
  issuedAt: '2026-05-04T08:00:00Z',
  expiresAt: '2026-05-04T16:00:00Z',
};
