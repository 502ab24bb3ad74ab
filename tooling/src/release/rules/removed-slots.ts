import { otherConsumers, placesOf, toConsumer } from '../consumers.ts';
import type { GateRemote, Live } from '../gate-input.ts';

/** A slot that is asked for and that nobody would fill any more. */
export function removedSlots({ release }: GateRemote, live: Live): string[] {
  const { name } = release.remote;
  const others = live.remotes.filter(({ remote }) => remote.name !== name);
  const filled = new Set([release, ...others].flatMap(({ remote }) => remote.slots.map(({ id }) => id)));
  const consumers = [...otherConsumers(live, name), toConsumer(release)];
  return live.remotes
    .filter(({ remote }) => remote.name === name)
    .flatMap(({ remote }) => remote.slots.filter(({ id }) => !filled.has(id)))
    .flatMap(({ id }) =>
      placesOf(consumers, 'slot', id).map(
        (place) => `${place} asks for the slot ${id}, which this release does not fill any more.`,
      ),
    );
}
