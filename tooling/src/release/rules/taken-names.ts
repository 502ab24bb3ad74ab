import type { Release } from '@moien/contract';
import { shareAddress } from '../../declaration/route-faults.ts';
import { SHELL_NAMESPACE } from '../../declaration/shell-namespace.ts';
import type { GateRemote, Live } from '../gate-input.ts';

/**
 * An address, route id, slot or text namespace that is another's: what moves must be given up there first.
 */
export function takenNames({ release }: GateRemote, live: Live): string[] {
  const { name, textNamespaces } = release.remote;
  const others = live.remotes.filter(({ remote }) => remote.name !== name);
  return [
    ...others.flatMap((other) => [
      ...takenRoutes(release, other),
      ...takenSlots(release, other),
      ...takenNamespaces(release, other),
    ]),
    ...(textNamespaces.includes(SHELL_NAMESPACE)
      ? [`The shell has the text namespace ${SHELL_NAMESPACE} already: ${name}/remote.json takes it.`]
      : []),
  ];
}

function takenRoutes({ remote }: Release, other: Release): string[] {
  return remote.routes.flatMap(({ id, path }) =>
    other.remote.routes
      .filter((route) => route.id === id || shareAddress(route.path, path))
      .map((route) => {
        const taken = route.id === id ? `the route id ${id}` : `the path ${route.path}`;
        return `${placeOf(other)} has ${taken} already, for its route ${route.id} at ${route.path}.`;
      }),
  );
}

function takenSlots({ remote }: Release, other: Release): string[] {
  return remote.slots
    .filter(({ id }) => other.remote.slots.some((slot) => slot.id === id))
    .map(({ id }) => `${placeOf(other)} fills the slot ${id} already.`);
}

function takenNamespaces({ remote }: Release, other: Release): string[] {
  return remote.textNamespaces
    .filter((namespace) => other.remote.textNamespaces.includes(namespace))
    .map((namespace) => `${placeOf(other)} has the text namespace ${namespace} already.`);
}

function placeOf({ remote }: Release): string {
  return `${remote.name} (${remote.name}/remote.json)`;
}
