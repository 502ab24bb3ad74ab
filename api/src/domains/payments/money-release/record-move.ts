import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import type { Move } from '../provider/money-moves.ts';
import type { Outcome } from '../provider/outcome.ts';
import { createMoneyReleaseRepository, type MoneyReleaseRepository } from './money-release.repository.ts';
import type { MoneyReleaseRow, StepRow } from './money-release.ts';
import { postClawBack, postPayout, postRelease } from './post-release.ts';

type Log = Pick<FastifyBaseLogger, 'error'>;
type Said = Exclude<Outcome<Move>, { is: 'unknown' }>;

/**
 * What the provider has said of a step, with all that follows from it. Said twice, it is recorded once.
 * @throws Error when the provider speaks of another amount than ours: nothing is recorded of that
 */
export async function recordMove(
  transaction: Transaction<Tables>,
  { id }: StepRow,
  said: Said,
  now: Date,
  log: Log,
): Promise<void> {
  const releases = createMoneyReleaseRepository(transaction);
  const step = await releases.lockStep(id);
  const release = step && (await releases.find(step.release_id));
  if (!release || step.state === 'succeeded' || step.state === 'failed') return;
  if (said.is === 'refused')
    return recordFailure(releases, { step, release, code: null, providerId: null }, now, log);
  const { providerId, status, resultCode, amount, fees, currency } = said.value;
  if (amount !== step.amount || fees !== step.fees || currency !== step.currency)
    throw new Error(`The provider moved ${amount} ${currency} for the step ${id}.`);
  if (status === 'FAILED') {
    if (step.state === 'accepted') await postPayout(transaction, 'payout-failed', release, step);
    return recordFailure(releases, { step, release, code: resultCode, providerId }, now, log);
  }
  const state = status === 'SUCCEEDED' ? 'succeeded' : 'accepted';
  await releases.updateStep(id, state, { providerId, resultCode, now });
  if (step.kind === 'transfer' && state === 'succeeded') {
    await releases.noteTransferred(release.id, now);
    await postRelease(transaction, release, step);
  }
  if (step.kind === 'claw-back' && state === 'succeeded') {
    await releases.addClawBack(release.id, step.amount);
    await releases.setState(release.id, 'transferred');
    await postClawBack(transaction, release, step);
  }
  if (step.kind === 'payout') await recordPayout(transaction, releases, { step, release, state }, now);
}

type Payout = { step: StepRow; release: MoneyReleaseRow; state: 'accepted' | 'succeeded' };

async function recordPayout(
  transaction: Transaction<Tables>,
  releases: MoneyReleaseRepository,
  { step, release, state }: Payout,
  now: Date,
): Promise<void> {
  if (state === 'accepted') await releases.setState(release.id, 'payout-created');
  else {
    await releases.setState(release.id, 'paid', { paidAt: now });
    await releases.noteRecipientFailure(step.recipient_id, null);
  }
  await postPayout(transaction, 'payout', release, step);
  if (state === 'succeeded') await postPayout(transaction, 'payout-paid', release, step);
}

type Failure = { step: StepRow; release: MoneyReleaseRow; code: string | null; providerId: string | null };

async function recordFailure(
  releases: MoneyReleaseRepository,
  { step, release, code: resultCode, providerId }: Failure,
  now: Date,
  log: Log,
): Promise<void> {
  await releases.updateStep(step.id, 'failed', { providerId, resultCode, now });
  await releases.setState(release.id, 'blocked', {
    blockReason: 'provider-refused',
    failureCode: resultCode,
  });
  log.error(
    { releaseId: release.id, kind: step.kind, resultCode },
    'the payment provider refused to move money to an owner',
  );
}

/** The bank has sent back what had arrived: it lies in the owner’s wallet until their account is mended. */
export async function recordReturn(
  transaction: Transaction<Tables>,
  stepId: string,
  now: Date,
): Promise<void> {
  const releases = createMoneyReleaseRepository(transaction);
  const step = await releases.lockStep(stepId);
  const release = step && (await releases.find(step.release_id));
  if (!release || step.state !== 'succeeded' || !(await releases.noteReturned(stepId, now))) return;
  await releases.setState(release.id, 'returned', { failureCode: ACCOUNT_INACTIVE });
  await releases.noteRecipientFailure(step.recipient_id, ACCOUNT_INACTIVE);
  await postPayout(transaction, 'payout-returned', release, step);
}

/** MangoPay's code for an account to which nothing can be paid. */
const ACCOUNT_INACTIVE = '121006';
