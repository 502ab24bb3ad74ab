import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';
import { addJob } from '../../../jobs/add-job.ts';
import type { BookingPayments } from '../../booking/index.ts';
import type { MoneyMoves, Move } from '../provider/money-moves.ts';
import { type Outcome, unknown } from '../provider/outcome.ts';
import { recoverMove } from '../provider/recover-move.ts';
import { createDisputeRepository, type DisputeRepository, type DisputeRow } from './dispute.repository.ts';
import { lostShares, postLost } from './post-dispute.ts';

/** More are settled by the next run. */
const BATCH = 100;

export type SettlementParts = {
  database: Database;
  moves: Pick<MoneyMoves, 'settle' | 'findAnswer' | 'findByTag'>;
  bookings: Pick<BookingPayments, 'lock' | 'disputeEnded'>;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'error'>;
};

/**
 * Takes what lost disputes have cost: from the wallets of their stays as far as these reach, by a call of
 * the provider whose intent is committed before it; the rest is what owners owe, and our loss.
 * @returns settles all that is lost; what the provider does not answer or refuses is tried again by a later
 * run
 */
export function createSettlement({ database, moves, bookings, now, log }: SettlementParts) {
  const repository = createDisputeRepository(database);

  const finish = async (
    transaction: Transaction<Tables>,
    dispute: DisputeRow,
    settled: number,
  ): Promise<void> => {
    const disputes = createDisputeRepository(transaction);
    const { id, booking_id: bookingId, amount } = dispute;
    const subject = await subjectOf(disputes, dispute);
    const money = await disputes.findMoney(bookingId, subject);
    const shares = lostShares(amount, settled, money, await disputes.sumOwed(bookingId, subject));
    if (subject === 'deposit' && settled > 0) await disputes.takeFromDeposit(bookingId, settled);
    await disputes.noteSettled(id, now());
    const isLast = !(await disputes.hasOther(bookingId, id));
    await postLost(transaction, dispute, money.owner_id, shares);
    // The ledger goes first: what a cancellation returns follows from what is left by it.
    if (isLast) await bookings.disputeEnded(transaction, { bookingId, outcome: 'lost' });
    await addJob(transaction, 'plan-money-release', { bookingId }, { key: `plan release ${bookingId}` });
  };

  /** The booking first, as by whoever pays. @returns undefined when there is nothing to do, or not yet */
  const lockOpen = async (
    transaction: Transaction<Tables>,
    { id, booking_id: bookingId }: DisputeRow,
  ): Promise<DisputeRow | undefined> => {
    await bookings.lock(transaction, bookingId);
    const dispute = await createDisputeRepository(transaction).lock(id);
    return dispute?.state === 'lost' && dispute.settled_at === null ? dispute : undefined;
  };

  /** @returns the dispute whose settlement is to be sent */
  const intend = (found: DisputeRow): Promise<DisputeRow | undefined> =>
    database.transaction().execute(async (transaction) => {
      const dispute = await lockOpen(transaction, found);
      if (!dispute || dispute.settlement_id !== null) return dispute;
      const disputes = createDisputeRepository(transaction);
      const { left, is_moving: isMoving } = await disputes.findMoney(
        dispute.booking_id,
        await subjectOf(disputes, dispute),
      );
      if (isMoving) return undefined;
      const amount = Math.min(left, dispute.amount);
      if (amount > 0 && dispute.repudiation_id !== null) {
        await disputes.intendSettlement(dispute, amount);
        return disputes.find(dispute.id);
      }
      await finish(transaction, dispute, 0);
      return undefined;
    });

  const send = async (dispute: DisputeRow): Promise<Outcome<Move>> => {
    const { settlement_id: id, settlement_amount: amount, currency, repudiation_id: repudiationId } = dispute;
    const { payer_id: authorId } = await repository.findParties(dispute.booking_id);
    if (!id || !amount || !repudiationId || !authorId) return unknown('the provider does not know the guest');
    return moves.settle({ id, amount, currency, repudiationId, authorId });
  };

  const carryOut = async (dispute: DisputeRow): Promise<Outcome<Move>> => {
    const { settlement_id: id, settlement_sent_at: sentAt, booking_id: bookingId } = dispute;
    if (id === null) return unknown('there is no settlement');
    const findListed = async (): Promise<Outcome<Move | null>> => {
      const { wallet_id: walletId } = await repository.findParties(bookingId);
      return walletId ? moves.findByTag(walletId, id) : { is: 'answered', value: null };
    };
    if (await repository.claimSettlement(dispute.id, now())) {
      // Looks first: the database may have been restored from a backup that is older than the settlement.
      const listed = await findListed();
      if (listed.is !== 'answered') return unknown(listed.reason);
      return listed.value ? { is: 'answered', value: listed.value } : send(dispute);
    }
    return recoverMove({
      age: now().getTime() - new Date(sentAt ?? now()).getTime(),
      findAnswer: () => moves.findAnswer(id),
      findListed,
      resend: () => send(dispute),
    });
  };

  const record = (sent: DisputeRow, outcome: Exclude<Outcome<Move>, { is: 'unknown' }>): Promise<void> =>
    database.transaction().execute(async (transaction) => {
      const dispute = await lockOpen(transaction, sent);
      if (!dispute || dispute.settlement_id !== sent.settlement_id) return;
      const move = outcome.is === 'answered' ? outcome.value : undefined;
      if (move?.status === 'CREATED') return;
      if (move?.status === 'SUCCEEDED') return finish(transaction, dispute, amountOf(move, dispute));
      await createDisputeRepository(transaction).forgetSettlement(dispute.id);
      log.error(
        { disputeId: dispute.id, resultCode: move?.resultCode },
        'the payment provider refused to settle a lost dispute',
      );
    });

  const settle = async (found: DisputeRow): Promise<void> => {
    const dispute = await intend(found);
    if (!dispute?.settlement_id) return;
    const outcome = await carryOut(dispute);
    if (outcome.is !== 'unknown') await record(dispute, outcome);
  };

  return async (): Promise<void> => {
    for (const dispute of await repository.listUnsettled(BATCH))
      await settle(dispute).catch((error: unknown) =>
        log.error({ err: error, disputeId: dispute.id }, 'a lost dispute could not be settled'),
      );
  };
}

async function subjectOf(
  disputes: Pick<DisputeRepository, 'isOfDeposit'>,
  { attempt_id: attemptId }: DisputeRow,
): Promise<'stay' | 'deposit'> {
  return (await disputes.isOfDeposit(attemptId)) ? 'deposit' : 'stay';
}

/** @throws Error when the provider speaks of another amount than ours: nothing is recorded of that */
function amountOf({ amount }: Move, { id, settlement_amount: ours }: DisputeRow): number {
  if (amount !== ours) throw new Error(`The provider moved ${amount} for the dispute ${id}.`);
  return amount;
}
