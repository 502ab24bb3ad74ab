import { otherConsumers, placesOf, toConsumer } from '../consumers.ts';
import type { GateRemote, Live } from '../gate-input.ts';

/** A route that is linked to, by others or by the release itself, and that nobody would serve any more. */
export function removedRoutes({ release }: GateRemote, live: Live): string[] {
  const { name } = release.remote;
  const others = live.remotes.filter(({ remote }) => remote.name !== name);
  const served = new Set([release, ...others].flatMap(({ remote }) => remote.routes.map(({ id }) => id)));
  const consumers = [...otherConsumers(live, name), toConsumer(release)];
  return live.remotes
    .filter(({ remote }) => remote.name === name)
    .flatMap(({ remote }) => remote.routes.filter(({ id }) => !served.has(id)))
    .flatMap(({ id }) =>
      placesOf(consumers, 'route', id).map(
        (place) => `${place} links to the route ${id}, which this release removes.`,
      ),
    );
}
