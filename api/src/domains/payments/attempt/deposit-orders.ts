import { randomUUID } from 'node:crypto';
import type { BookingDeposit, DepositAnswer, DepositClaim } from '@moien/contract';
import type { Transaction } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';
import { addJob } from '../../../jobs/add-job.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import type { BookingPayments, DepositStep } from '../../booking/index.ts';
import { createDepositRepository, type DepositRow } from '../deposit/deposit.repository.ts';
import { presentDeposit } from '../deposit/present-deposit.ts';
import { postDeposit } from '../ledger/money-moved.ts';
import { addAttempt } from './add-attempt.ts';
import { createAttemptRepository } from './attempt.repository.ts';
import type { Attempt } from './attempt.ts';

/** More are done by the next run. */
const BATCH = 200;

export function isOfDeposit({ kind }: Pick<Attempt, 'kind'>): boolean {
  return kind === 'deposit' || kind === 'deposit-capture' || kind === 'deposit-release';
}

/** What follows when the provider has reserved a deposit, or taken a part of it. The ledger comes last. */
export async function notifyDeposit(
  transaction: Transaction<Tables>,
  bookings: Pick<BookingPayments, 'depositMoved'>,
  attempt: Attempt,
  now: Date,
): Promise<void> {
  const deposits = createDepositRepository(transaction);
  const { id, booking_id: bookingId, kind, ends_at: endsAt } = attempt;
  const deposit = await deposits.find(bookingId);
  if (kind === 'deposit') {
    const values = { attempt_id: id, authorised_at: now, ...(endsAt ? { ends_at: new Date(endsAt) } : {}) };
    const isTaken = await deposits.move(bookingId, 'due', 'authorised', values);
    // A second card, or one that comes too late, is let go.
    if (isTaken) await bookings.depositMoved(transaction, { bookingId, step: 'authorised' });
    else await follow(transaction, attempt, { kind: 'deposit-release', amount: attempt.amount }, now);
  }
  if (kind !== 'deposit-capture' || !deposit) return;
  const releaseId = await deposits.insertRelease(deposit, attempt.amount, now);
  if (releaseId)
    await addJob(transaction, 'run-money-release', { releaseId }, { key: `release ${releaseId}` });
  await postDeposit(transaction, attempt);
}

/** What booking asks of deposits. The booking is locked by the caller, who has checked who asks. */
export function createDepositOrders(now: () => Date) {
  return {
    async findDeposit(transaction: Transaction<Tables>, bookingId: string): Promise<BookingDeposit | null> {
      const row = await createDepositRepository(transaction).find(bookingId);
      return row ? presentDeposit(row) : null;
    },

    /** @throws ProblemError 400 `deposit-exceeded`, 409 `deposit-moved-on` */
    async claimDeposit(
      transaction: Transaction<Tables>,
      bookingId: string,
      { amount, reason }: DepositClaim,
    ): Promise<void> {
      const deposits = createDepositRepository(transaction);
      const deposit = await deposits.find(bookingId);
      if (!deposit || now() > new Date(deposit.claim_until)) throw movedOn();
      if (amount > deposit.amount) throw new ProblemError(400, 'deposit-exceeded');
      const values = { claim_amount: amount, claim_reason: reason, claimed_at: now().toISOString() };
      if (!(await deposits.move(bookingId, 'authorised', 'claimed', values))) throw movedOn();
    },

    /** @throws ProblemError 409 `deposit-moved-on` */
    async answerDeposit(
      transaction: Transaction<Tables>,
      bookingId: string,
      { isAccepted, text }: DepositAnswer,
    ): Promise<void> {
      const deposits = createDepositRepository(transaction);
      const deposit = await deposits.find(bookingId);
      const values = { is_claim_accepted: isAccepted, answer: text, answered_at: now().toISOString() };
      if (!deposit || !(await deposits.move(bookingId, 'claimed', 'answered', values))) throw movedOn();
      if (isAccepted) await settle(transaction, deposit, deposit.claim_amount ?? 0, null, now());
    },

    /**
     * By an operator, also while the guest has not answered.
     * @throws ProblemError 400 `deposit-exceeded`, 409 `deposit-moved-on`
     */
    async settleDeposit(
      transaction: Transaction<Tables>,
      bookingId: string,
      { amount, reason }: { amount: number; reason: string },
    ): Promise<void> {
      const deposits = createDepositRepository(transaction);
      const deposit = await deposits.find(bookingId);
      if (deposit?.state !== 'claimed' && deposit?.state !== 'answered') throw movedOn();
      if (amount > (deposit.claim_amount ?? 0)) throw new ProblemError(400, 'deposit-exceeded');
      if (deposit.state === 'claimed') await deposits.move(bookingId, 'claimed', 'answered');
      await settle(transaction, deposit, amount, reason, now());
    },
  };
}

/** What is not taken is released by the provider with the capture; where nothing is, all of it. */
async function settle(
  transaction: Transaction<Tables>,
  { booking_id: bookingId, attempt_id: attemptId }: DepositRow,
  amount: number,
  reason: string | null,
  now: Date,
): Promise<void> {
  const source = attemptId && (await createAttemptRepository(transaction).find(attemptId));
  if (!source) throw new Error(`The deposit of ${bookingId} is not reserved.`);
  const state = amount > 0 ? 'captured' : 'released';
  const values = { captured_amount: amount, settlement_reason: reason, ended_at: now };
  await createDepositRepository(transaction).move(bookingId, 'answered', state, values);
  const next =
    amount > 0
      ? ({ kind: 'deposit-capture', amount } as const)
      : ({ kind: 'deposit-release', amount: source.amount } as const);
  await follow(transaction, source, next, now);
}

/**
 * As a job of every few minutes: asks guests for deposits that are due, and lets go of those that are
 * over.
 */
export function createDepositRun(
  database: Database,
  bookings: Pick<BookingPayments, 'lock' | 'depositMoved'>,
  now: () => Date,
): () => Promise<void> {
  const move = (
    bookingId: string,
    work: (transaction: Transaction<Tables>) => Promise<DepositStep | undefined>,
  ): Promise<void> =>
    database.transaction().execute(async (transaction) => {
      await bookings.lock(transaction, bookingId);
      const step = await work(transaction);
      if (step) await bookings.depositMoved(transaction, { bookingId, step });
    });

  const ask = (bookingId: string): Promise<void> =>
    move(bookingId, async (transaction) => {
      const isDue = await createDepositRepository(transaction).insertDue(bookingId, now());
      return isDue ? 'due' : undefined;
    });

  const end = (bookingId: string): Promise<void> =>
    move(bookingId, async (transaction) => {
      const deposits = createDepositRepository(transaction);
      const deposit = await deposits.find(bookingId);
      if (!deposit || !(await deposits.listOver(now(), BATCH)).includes(bookingId)) return undefined;
      if (await deposits.move(bookingId, 'due', 'lapsed', { ended_at: now() })) return 'lapsed';
      const isOver = await deposits.move(bookingId, 'authorised', 'released', {
        captured_amount: 0,
        ended_at: now(),
      });
      const source =
        deposit.attempt_id && (await createAttemptRepository(transaction).find(deposit.attempt_id));
      if (!isOver || !source) return undefined;
      await follow(transaction, source, { kind: 'deposit-release', amount: source.amount }, now());
      return 'released';
    });

  return async () => {
    const deposits = createDepositRepository(database);
    for (const id of await deposits.listDue(now(), BATCH)) await ask(id);
    for (const id of await deposits.listOver(now(), BATCH)) await end(id);
  };
}

async function follow(
  transaction: Transaction<Tables>,
  source: Attempt,
  next: { kind: 'deposit-capture' | 'deposit-release'; amount: number },
  now: Date,
): Promise<void> {
  await addAttempt(transaction, {
    ...next,
    id: randomUUID(),
    booking_id: source.booking_id,
    currency: source.currency,
    source_id: source.id,
    createdAt: now,
  });
}

function movedOn(): ProblemError {
  return new ProblemError(409, 'deposit-moved-on');
}
