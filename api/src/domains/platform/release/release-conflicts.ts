import { addressesOf, type RemoteDeclaration } from '@moien/contract';

type Claim = { kind: 'route' | 'address' | 'slot' | 'text-namespace'; claim: string };

/** `claim` is what both bring to a page, such as the route `search`; `remote` names the other one. */
export type Conflict = Claim & { remote: string };

/** What a remote cannot have because one of the others has it already. */
export function findConflict(
  remote: RemoteDeclaration,
  others: readonly RemoteDeclaration[],
): Conflict | undefined {
  const wanted = new Set(claimsOf(remote).map(keyOf));
  for (const other of others) {
    const claim = claimsOf(other).find((taken) => wanted.has(keyOf(taken)));
    if (claim) return { ...claim, remote: other.name };
  }
  return undefined;
}

function claimsOf({ routes, slots, textNamespaces }: RemoteDeclaration): Claim[] {
  const claims = (kind: Claim['kind'], names: readonly string[]) => names.map((claim) => ({ kind, claim }));
  return [
    ...claims(
      'route',
      routes.map(({ id }) => id),
    ),
    ...claims(
      'address',
      routes.flatMap(({ path }) => addressesOf(path)),
    ),
    ...claims(
      'slot',
      slots.map(({ id }) => id),
    ),
    ...claims('text-namespace', textNamespaces),
  ];
}

function keyOf({ kind, claim }: Claim): string {
  return `${kind} ${claim}`;
}
