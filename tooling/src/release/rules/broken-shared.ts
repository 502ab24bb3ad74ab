import { placesOf, toConsumer } from '../consumers.ts';
import type { GateShell, Live } from '../gate-input.ts';
import { describeShape, describeShared, isCompatible } from '../shared-shapes.ts';

/** What live remotes take from shared-lib and this shell would not give any more, or would give otherwise. */
export function brokenShared(candidate: GateShell, { remotes, shells }: Live): string[] {
  const consumers = remotes.map(toConsumer);
  const before = shells[0]?.exports ?? {};
  const names = new Set(
    consumers.flatMap(({ uses }) => uses.filter(({ kind }) => kind === 'shared').map(({ name }) => name)),
  );
  return [...names].flatMap((name) => {
    const now = candidate.exports[name];
    const was = before[name];
    if (now && (!was || isCompatible(was, now))) return [];
    const change =
      now && was
        ? `which this shell changes from ${describeShape(was)} to ${describeShape(now)}`
        : 'which this shell removes';
    return placesOf(consumers, 'shared', name).map(
      (place) => `${place} takes ${describeShared(name)}, ${change}.`,
    );
  });
}
