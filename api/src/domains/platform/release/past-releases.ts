import type { OfferedRelease } from '@moien/contract';
import { applyChange, NO_STACKS, offersOf } from './registry-state.ts';
import type { LoggedChange } from './release.repository.ts';

/**
 * A release that is not offered now and whose files are there; `since` is the instant when it was published
 * or left the offer.
 */
export type PastRelease = { remote: string; version: string; since: string };

/** Of a whole log. */
export function findPastReleases(
  changes: readonly LoggedChange[],
  offerOf: (remote: string, version: string) => OfferedRelease,
): PastRelease[] {
  const past = new Map<string, PastRelease>();
  let stacks = NO_STACKS;
  const offeredOf = (remote: string): string[] =>
    offersOf((stacks.get(remote) ?? []).map((version) => offerOf(remote, version))).map(
      ({ version }) => version,
    );
  for (const change of changes) {
    const { kind, remote, version, at } = change;
    const before = offeredOf(remote);
    stacks = applyChange(stacks, change);
    const offered = offeredOf(remote);
    const left = before.filter((other) => !offered.includes(other));
    const begun = kind === 'publish' && version !== null && !offered.includes(version) ? [version] : [];
    for (const other of [...left, ...begun])
      past.set(`${remote}/${other}`, { remote, version: other, since: at });
    for (const other of offered) past.delete(`${remote}/${other}`);
    if (kind === 'collect') past.delete(`${remote}/${version}`);
  }
  return [...past.values()];
}
