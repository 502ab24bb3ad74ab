import { randomUUIDv7 } from 'node:crypto';
import type { ReleaseActivation, ReleaseChoice, ReleaseEvent } from '@moien/contract';
import type { Static } from 'typebox';
import type { Database } from '../../../database/database.ts';
import { DAY_MILLISECONDS, HOUR_MILLISECONDS } from '../../../lib/milliseconds.ts';
import type { SignedIn } from '../../identity/index.ts';
import { decideActivation } from './decide-activation.ts';
import { mailApprovalAsked } from './mail-release-team.ts';
import type { ReleaseActor } from './release.policy.ts';
import { createReleaseRepository } from './release.repository.ts';
import { actorOf, lastOf } from './release.service.ts';
import {
  closeActivation,
  countActivations,
  deleteActivations,
  findActivationById,
  findOpenActivations,
  findOpenOf,
  insertActivation,
  presentActivation,
  type ReleaseActivationRow,
} from './release-activation.repository.ts';
import type { LogMoment, ReleaseLog } from './release-log.ts';
import {
  activationClosed,
  activationOutdated,
  activationUnknown,
  activationWithoutToken,
  ownApproval,
  tooManyActivations,
} from './release-problems.ts';
import { findAllowedRemotes } from './release-team.repository.ts';
import { findReleaseToken } from './release-token.repository.ts';

const LIFETIME_MILLISECONDS = DAY_MILLISECONDS;
/** Of a remote. */
const ASKED_AN_HOUR = 100;
const KEPT_DAYS = 90;

export type ReleaseActivationService = ReturnType<typeof createReleaseActivationService>;

/**
 * Activations that a second person approves, so that one stolen account or token changes nothing that
 * visitors get.
 */
export function createReleaseActivationService(database: Database, log: ReleaseLog, now: () => Date) {
  const present = (rows: ReleaseActivationRow[]) => rows.map(presentActivation);

  return {
    /**
     * Asks for an activation. The same again gives what is open already; of a release that is active, its
     * event.
     * @throws ProblemError
     */
    ask: (
      actor: ReleaseActor,
      choice: Static<typeof ReleaseChoice>,
    ): Promise<ReleaseActivation | ReleaseEvent> =>
      log.hold(database, async (moment) => {
        const decision = await decideActivation(moment.log, moment.repository, choice, actorOf(actor));
        if ('event' in decision) return decision.event;
        return presentActivation(await openActivation(moment, actor, choice, now()));
      }),

    listAll: async (): Promise<ReleaseActivation[]> =>
      present(await findOpenActivations(database, ['*'], now())),

    listFor: async (user: SignedIn): Promise<ReleaseActivation[]> =>
      present(await findOpenActivations(database, await findAllowedRemotes(database, user), now())),

    /** Asked before the proof, so that no code is used up for nothing. @throws ProblemError */
    async requireApprovable(user: SignedIn, id: string): Promise<void> {
      await findApprovable(database, user, id, now());
    },

    /** For who has proved again who they are. @throws ProblemError */
    approve: (user: SignedIn, id: string): Promise<ReleaseEvent> =>
      lastOf(
        log.change(database, async (folded, repository, transaction) => {
          const { activation, actor } = await findApprovable(transaction, user, id, now());
          const approver = { approverId: user.userId };
          await closeActivation(transaction, id, { outcome: 'approved', now: now(), ...approver });
          const { remote, version, note, drops_previous: dropsPrevious } = activation;
          const choice = { remote, version, note, dropsPrevious };
          return decideActivation(folded, repository, choice, { ...actorOf(actor), ...approver });
        }),
      ),

    removeOld: () => deleteActivations(database, new Date(now().getTime() - KEPT_DAYS * DAY_MILLISECONDS)),
  };
}

async function openActivation(
  { repository, transaction }: LogMoment,
  actor: ReleaseActor,
  { remote, version, note = '', dropsPrevious = false }: Static<typeof ReleaseChoice>,
  createdAt: Date,
): Promise<ReleaseActivationRow> {
  const afterSequence = await repository.findLastChange(remote);
  const open = await findOpenOf(transaction, remote, version);
  if (open) {
    const isExpired = Date.parse(open.expires_at) <= createdAt.getTime();
    const isSame = open.drops_previous === dropsPrevious && open.after_sequence === afterSequence;
    // Asked for by another person it is another request: who may approve it differs.
    const asker = await findReleaseToken(transaction, open.token_id);
    if (!isExpired && isSame && asker?.userId === actor.userId) return open;
    const outcome = isExpired ? 'expired' : 'superseded';
    await closeActivation(transaction, open.id, { outcome, now: createdAt });
  }
  const anHourAgo = new Date(createdAt.getTime() - HOUR_MILLISECONDS);
  if ((await countActivations(transaction, remote, anHourAgo)) >= ASKED_AN_HOUR)
    throw tooManyActivations(remote);
  const id = randomUUIDv7();
  await insertActivation(transaction, {
    id,
    remote,
    version,
    note,
    drops_previous: dropsPrevious,
    token_id: actor.id,
    actor: actor.name,
    after_sequence: afterSequence,
    created_at: createdAt,
    expires_at: new Date(createdAt.getTime() + LIFETIME_MILLISECONDS),
  });
  await mailApprovalAsked(transaction, { id, remote });
  const opened = await findOpenOf(transaction, remote, version);
  if (!opened) throw new Error('What was inserted is open.');
  return opened;
}

/**
 * What this person may approve now, and who asked for it.
 * @throws ProblemError when it is over, outdated, or of a person who would be the only one
 */
async function findApprovable(
  database: Database,
  user: SignedIn,
  id: string,
  now: Date,
): Promise<{ activation: ReleaseActivationRow; actor: ReleaseActor }> {
  const activation = await findActivationById(database, id);
  const allowed = await findAllowedRemotes(database, user);
  const isMine = activation && (allowed.includes('*') || allowed.includes(activation.remote));
  if (!isMine) throw activationUnknown();
  const { remote, version, outcome } = activation;
  if (outcome !== null) throw activationClosed(outcome);
  if (Date.parse(activation.expires_at) <= now.getTime()) throw activationClosed('expired');
  const actor = await findReleaseToken(database, activation.token_id);
  if (!actor) throw activationWithoutToken();
  const repository = createReleaseRepository(database);
  if (actor.userId === user.userId || (await repository.isPublishedBy(remote, version, user.userId)))
    throw ownApproval();
  if ((await repository.findLastChange(remote)) !== activation.after_sequence)
    throw activationOutdated(remote);
  return { activation, actor };
}
