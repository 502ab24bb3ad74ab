import { canAttemptBecome, type PaymentAttemptState } from '@moien/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';
import type { BookingPayments } from '../../booking/index.ts';
import type { Outcome } from '../provider/outcome.ts';
import type { ProviderAnswer } from '../provider/provider-answer.ts';
import { type AttemptUpdate, createAttemptRepository } from './attempt.repository.ts';
import { type Attempt, isSettled } from './attempt.ts';
import type { AtPoint } from './attempt-point.ts';
import { notifyBooking, takeBackLate } from './notify-booking.ts';

export type RecorderParts = {
  database: Database;
  bookings: BookingPayments;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  atPoint: AtPoint;
};

const STATE_OF_STATUS = {
  pending: 'unknown',
  challenge: 'challenge',
  succeeded: 'succeeded',
  failed: 'failed',
} as const satisfies Record<ProviderAnswer['status'], PaymentAttemptState>;

/**
 * Commits what the provider has said of an attempt, with all that follows from it. Said twice, or in any
 * order, it is recorded once.
 */
export function createRecorder({ database, bookings, now, log, atPoint }: RecorderParts) {
  const record = async (
    transaction: Transaction<Tables>,
    attempt: Attempt,
    update: AttemptUpdate,
  ): Promise<void> => {
    const state = nextStateOf(attempt, update);
    if (state === null) return;
    const repository = createAttemptRepository(transaction);
    const challengeUrl = update.challengeUrl ?? attempt.challenge_url;
    const recorded = await repository.update(attempt.id, { ...update, state, challengeUrl }, now());
    if (attempt.state === state) return;
    if (recorded) await notifyBooking(transaction, bookings, recorded, now());
    if (state === 'failed' && ['capture', 'refund', 'deposit-capture'].includes(attempt.kind))
      log.error(
        { attemptId: attempt.id, kind: attempt.kind, resultCode: update.resultCode },
        'the payment provider refused to move money',
      );
  };

  /** The booking first, as by whoever pays: two that wait for each other would be a deadlock. */
  const lockAttempt = async (
    transaction: Transaction<Tables>,
    attemptId: string,
  ): Promise<Attempt | undefined> => {
    const repository = createAttemptRepository(transaction);
    const found = await repository.find(attemptId);
    if (found) await bookings.lock(transaction, found.booking_id);
    return found && repository.lock(attemptId);
  };

  const recordLate = async (
    transaction: Transaction<Tables>,
    attempt: Attempt,
    { providerId = null }: AttemptUpdate,
  ): Promise<void> => {
    if (providerId) await createAttemptRepository(transaction).noteProviderId(attempt.id, providerId);
    await takeBackLate(transaction, bookings, attempt, now());
    log.warn({ attemptId: attempt.id, kind: attempt.kind }, 'a payment succeeded after it counted as failed');
  };

  return async (
    attemptId: string,
    outcome: Outcome<ProviderAnswer>,
    cardAlias: string | null = null,
  ): Promise<void> => {
    await database.transaction().execute(async (transaction) => {
      const attempt = await lockAttempt(transaction, attemptId);
      if (!attempt) return;
      if (cardAlias !== null && attempt.card_alias === null)
        await createAttemptRepository(transaction).noteCard(attemptId, cardAlias);
      if (outcome.is === 'refused')
        log.warn(
          { attemptId, status: outcome.status, reason: outcome.reason },
          'the payment provider refused a call',
        );
      const update = updateOf(attempt, outcome);
      if (attempt.state === 'failed' && update.state === 'succeeded')
        await recordLate(transaction, attempt, update);
      else await record(transaction, attempt, update);
      atPoint('recording', attemptId);
    });
    atPoint('recorded', attemptId);
  };
}

export type RecordOutcome = ReturnType<typeof createRecorder>;

/** Null when nothing is to be recorded. */
function nextStateOf(attempt: Attempt, { state, providerId }: AttemptUpdate): PaymentAttemptState | null {
  if (isSettled(attempt)) return null;
  // What an attempt is known to be is not forgotten because the provider does not answer now.
  if (state === 'unknown' && attempt.state !== 'sent' && !providerId) return null;
  const next = state === 'unknown' && attempt.state === 'challenge' ? 'challenge' : state;
  return next === attempt.state || canAttemptBecome(attempt.state, next) ? next : null;
}

/** @throws Error when the provider speaks of another amount than ours: nothing is recorded of that */
function updateOf(attempt: Attempt, outcome: Outcome<ProviderAnswer>): AttemptUpdate {
  if (outcome.is === 'unknown') return { state: 'unknown' };
  if (outcome.is === 'refused') return { state: 'failed', resultCode: outcome.resultCode ?? null };
  const { status, amount, currency, ...answer } = outcome.value;
  if (amount !== attempt.amount || currency !== attempt.currency)
    throw new Error(`The provider moved ${amount} ${currency} for the attempt ${attempt.id}.`);
  return { ...answer, state: STATE_OF_STATUS[status] };
}
