import type { ReleaseChoice, ReleaseEvent } from '@moien/contract';
import type { Static } from 'typebox';
import type { FoldedLog } from './folded-log.ts';
import type { EventAccounts, ReleaseRepository } from './release.repository.ts';
import { findConflict } from './release-conflicts.ts';
import type { Decision } from './release-log.ts';
import { collected, conflicts, notFound } from './release-problems.ts';

/**
 * Returns the events to append. If the release is already active, returns the event that activated it:
 * repeating the call adds nothing.
 * @throws ProblemError when it cannot be activated
 */
export async function decideActivation(
  log: FoldedLog,
  repository: ReleaseRepository,
  { remote, version, note = '', dropsPrevious = false }: Static<typeof ReleaseChoice>,
  actor: { actor: string } & EventAccounts,
): Promise<Decision> {
  await requireStored(repository, remote, version);
  const [active, previous = null] = log.stacks.get(remote) ?? [];
  if (active === version) return { event: await findActivation(repository, remote, version) };
  await refuseConflict(log, repository, remote, version);
  const activation = { ...actor, kind: 'activate' as const, remote, version, note };
  if (!dropsPrevious || active === undefined) return [activation];
  // Rolls back first, so that the replaced release does not become the fallback.
  const drop = { ...actor, kind: 'rollback' as const, remote, version: previous, note };
  return previous === version ? [drop] : [drop, activation];
}

async function findActivation(
  repository: ReleaseRepository,
  remote: string,
  version: string,
): Promise<ReleaseEvent> {
  const event = await repository.findLastEvent(remote, version, ['activate', 'rollback']);
  if (!event) throw new Error('What is active was activated.');
  return event;
}

/** @throws ProblemError when an active release of another remote has what this one would bring */
async function refuseConflict(
  { stacks, offers }: FoldedLog,
  repository: ReleaseRepository,
  remote: string,
  version: string,
): Promise<void> {
  const [offer] = await repository.findOffers([{ remote, version }]);
  if (!offer) throw new Error('What was published has an offer.');
  const otherDeclarations = [...stacks].flatMap(([name, [active]]) => {
    const other = name === remote ? undefined : offers.get(`${name}/${active}`);
    return other ? [other.remote] : [];
  });
  const conflict = findConflict(offer.remote, otherDeclarations);
  if (conflict) throw conflicts(remote, version, conflict);
}

/** @throws ProblemError */
async function requireStored(repository: ReleaseRepository, remote: string, version: string): Promise<void> {
  const stored = await repository.findLastEvent(remote, version, ['publish', 'collect']);
  if (!stored) throw notFound(remote, version);
  if (stored.kind === 'collect') throw collected(remote, version);
}
