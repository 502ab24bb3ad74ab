import { placesOf, toConsumer } from '../consumers.ts';
import type { GateShell, Live } from '../gate-input.ts';

/** A place of the shell that routes ask to be filled. */
export function removedPlaces(candidate: GateShell, { remotes, shells }: Live): string[] {
  const before = shells[0]?.slots ?? [];
  return before
    .filter((slot) => !candidate.slots.includes(slot))
    .flatMap((slot) =>
      placesOf(remotes.map(toConsumer), 'slot', slot).map(
        (place) => `${place} asks for the slot ${slot}, whose place this shell removes.`,
      ),
    );
}
