import { otherConsumers, placesOf } from '../consumers.ts';
import type { GateRemote, Live } from '../gate-input.ts';

/** A route that others link to and whose addresses would not be found any more. */
export function movedRoutes({ release }: GateRemote, live: Live): string[] {
  const { name } = release.remote;
  const before = live.remotes.find(({ remote }) => remote.name === name)?.remote.routes ?? [];
  return before.flatMap(({ id, path }) => {
    const now = release.remote.routes.find((route) => route.id === id);
    if (!now || isStillFound(path, now.path)) return [];
    return placesOf(otherConsumers(live, name), 'route', id).map(
      (place) =>
        `${place} links to the route ${id}, whose path this release changes from ${path} to ${now.path}.`,
    );
  });
}

/** Whatever the old path matched, the new one matches too: only optional segments came to its end. */
function isStillFound(before: string, now: string): boolean {
  if (before === now) return true;
  if (!now.startsWith(`${before}/`)) return false;
  return now
    .slice(before.length + 1)
    .split('/')
    .every((segment) => segment.endsWith('?'));
}
