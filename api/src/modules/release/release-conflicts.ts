import { addressesOf, type RemoteDeclaration } from '@moien/contract';

/** `claim` is what both bring to a page, such as `the route search`; `remote` names the other one. */
export type Conflict = { claim: string; remote: string };

/** What a remote cannot have because one of the others has it already. */
export function findConflict(
  remote: RemoteDeclaration,
  others: readonly RemoteDeclaration[],
): Conflict | undefined {
  const wanted = new Set(claimsOf(remote));
  for (const other of others) {
    const claim = claimsOf(other).find((taken) => wanted.has(taken));
    if (claim !== undefined) return { claim, remote: other.name };
  }
  return undefined;
}

function claimsOf({ routes, slots, textNamespaces }: RemoteDeclaration): string[] {
  return [
    ...routes.map(({ id }) => `the route ${id}`),
    ...routes.flatMap(({ path }) => addressesOf(path)).map((address) => `the address ${address}`),
    ...slots.map(({ id }) => `the slot ${id}`),
    ...textNamespaces.map((namespace) => `the text namespace ${namespace}`),
  ];
}
