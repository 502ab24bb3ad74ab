import { type OfferedRelease, REGISTRY_FORMAT, type RegistryState, type ReleaseEvent } from '@moien/contract';

export type Change = Pick<ReleaseEvent, 'kind' | 'remote' | 'version'>;

/** By remote the versions that were activated and not rolled back, the active one first. */
export type Stacks = ReadonlyMap<string, readonly string[]>;

export const NO_STACKS: Stacks = new Map();

/** Of each range of supported shells the active one and the one that takes over where it fails. */
const OFFERS_PER_RANGE = 2;

export function applyChange(stacks: Stacks, change: Change): Stacks {
  const stack = stacks.get(change.remote) ?? [];
  return new Map(stacks).set(change.remote, changeStack(stack, change));
}

function changeStack(stack: readonly string[], { kind, version }: Change): readonly string[] {
  const others = stack.filter((other) => other !== version);
  switch (kind) {
    case 'publish':
      return stack;
    case 'activate':
      return version === null ? stack : [version, ...others];
    case 'rollback':
      return stack.slice(1);
    // It was not offered; without its files it is never to be offered again by a rollback.
    case 'collect':
      return others;
  }
}

/** What of a stack is offered, in its order. */
export function offersOf(offers: readonly OfferedRelease[]): OfferedRelease[] {
  const counts = new Map<string, number>();
  return offers.filter(({ remote: { supportedShells } }) => {
    const count = (counts.get(supportedShells) ?? 0) + 1;
    counts.set(supportedShells, count);
    return count <= OFFERS_PER_RANGE;
  });
}

/** The registry after the event with this sequence: remotes by name, those that offer nothing left out. */
export function toRegistryState(
  sequence: number,
  stacks: Stacks,
  offerOf: (remote: string, version: string) => OfferedRelease,
): RegistryState {
  const remotes = [...stacks.keys()].sort().flatMap((name) => {
    const stack = stacks.get(name) ?? [];
    const offers = offersOf(stack.map((version) => offerOf(name, version)));
    return offers.length > 0 ? [{ name, offers }] : [];
  });
  return { format: REGISTRY_FORMAT, sequence, remotes };
}
