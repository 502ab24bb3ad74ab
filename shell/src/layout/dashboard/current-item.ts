import type { MenuItem } from './menu-groups.ts';

export type CurrentItem = {
  routeId: string;
  /** `page`: its own page is shown; `true`: one below it, or another that belongs to it. */
  current: 'page' | 'true';
};

/** Page of the dashboard to which no other belongs, though all stand below its path. */
const INDEX_PATH = /^\/[a-z]{2}\/dashboard$/;

/** The item whose page is shown, or else that with the longest path, its own or another, at or above it. */
export function currentItem(items: readonly MenuItem[], pathname: string): CurrentItem | undefined {
  const exact = items.find(({ href }) => href === pathname);
  if (exact) return { routeId: exact.routeId, current: 'page' };
  const [nearest] = items
    .flatMap(({ routeId, href, otherPaths }) => [href, ...otherPaths].map((path) => ({ routeId, path })))
    .filter(({ path }) => !INDEX_PATH.test(path) && `${pathname}/`.startsWith(`${path}/`))
    .sort((one, other) => other.path.length - one.path.length);
  return nearest && { routeId: nearest.routeId, current: 'true' };
}
