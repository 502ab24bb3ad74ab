import type { Release } from '@moien/contract';
import type { GateRemote, Live } from '../gate-input.ts';

/** An address, route id or text namespace that is another live remote's. A route that moves as it is may be in both. */
export function takenNames({ release }: GateRemote, live: Live): string[] {
  const { name } = release.remote;
  const others = live.remotes.filter(({ remote }) => remote.name !== name);
  return others.flatMap((other) => [...takenRoutes(release, other), ...takenNamespaces(release, other)]);
}

function takenRoutes({ remote }: Release, other: Release): string[] {
  return remote.routes.flatMap(({ id, path }) =>
    other.remote.routes
      .filter((route) => (route.id === id) !== (route.path === path))
      .map((route) => {
        const taken = route.id === id ? `the route id ${id}` : `the path ${path}`;
        return `${other.remote.name} (${other.remote.name}/remote.json) has ${taken} already, for its route ${route.id} at ${route.path}.`;
      }),
  );
}

function takenNamespaces({ remote }: Release, other: Release): string[] {
  return remote.textNamespaces
    .filter((namespace) => other.remote.textNamespaces.includes(namespace))
    .map(
      (namespace) =>
        `${other.remote.name} (${other.remote.name}/remote.json) has the text namespace ${namespace} already.`,
    );
}
