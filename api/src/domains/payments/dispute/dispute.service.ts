import type { BookingDispute } from '@moien/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';
import { addJob } from '../../../jobs/add-job.ts';
import type { BookingPayments } from '../../booking/index.ts';
import type { Disputes, ProviderDispute } from '../provider/disputes.ts';
import { createDisputeRepository, type DisputeRow } from './dispute.repository.ts';
import { postChargeback, postWon } from './post-dispute.ts';
import { createSettlement, type SettlementParts } from './settle-dispute.ts';

type Parts = Omit<SettlementParts, 'bookings' | 'log'> & {
  database: Database;
  disputes: Pick<Disputes, 'find'>;
  /** What the provider calls a payment, or a capture also of a deposit; undefined for nobody's. */
  findPayment: (payInId: string) => Promise<DisputedPayment | undefined>;
  bookings: Pick<BookingPayments, 'lock' | 'disputed' | 'disputeEnded'>;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
};

type DisputedPayment = { id: string; booking_id: string; currency: string };

export type DisputeService = ReturnType<typeof createDisputeService>;

/** Payments that banks take back: what the provider says of them, and what follows. */
export function createDisputeService(parts: Parts) {
  const { database, disputes, findPayment, bookings, now, log } = parts;

  /** Said twice, or late, it is recorded once. */
  const record = (providerId: string, payment: DisputedPayment, dispute: ProviderDispute): Promise<void> =>
    database.transaction().execute(async (transaction) => {
      const { booking_id: bookingId, id: attemptId } = payment;
      await bookings.lock(transaction, bookingId);
      const repository = createDisputeRepository(transaction);
      const isNew = await repository.insert({ bookingId, attemptId, providerId }, dispute, now());
      const row = await repository.findByProviderId(providerId);
      if (!row) return;
      if (isNew) await recordOpened(transaction, row);
      if (!isDecided(row)) await recordState(transaction, row, dispute);
    });

  const recordOpened = async (transaction: Transaction<Tables>, row: DisputeRow): Promise<void> => {
    const { id: disputeId, booking_id: bookingId, kind, contest_by: contestBy } = row;
    log.warn({ disputeId, bookingId, kind, contestBy }, 'a guest’s bank takes a payment back');
    if (kind === 'retrieval') return;
    await bookings.disputed(transaction, bookingId);
    await postChargeback(transaction, row);
  };

  const recordState = async (
    transaction: Transaction<Tables>,
    row: DisputeRow,
    dispute: ProviderDispute,
  ): Promise<void> => {
    const repository = createDisputeRepository(transaction);
    if (row.state !== dispute.state) await repository.noteState(row.id, dispute, now());
    // For a retrieval nothing was taken: there is nothing to give back or to settle.
    if (row.kind !== 'retrieval' && dispute.state === 'won') await recordWon(transaction, row);
    if (row.kind === 'retrieval' && dispute.state === 'lost') await repository.noteSettled(row.id, now());
  };

  const recordWon = async (transaction: Transaction<Tables>, row: DisputeRow): Promise<void> => {
    const { id, booking_id: bookingId } = row;
    const isLast = !(await createDisputeRepository(transaction).hasOther(bookingId, id));
    await postWon(transaction, row);
    if (isLast) await bookings.disputeEnded(transaction, { bookingId, outcome: 'won' });
    await addJob(transaction, 'plan-money-release', { bookingId }, { key: `plan release ${bookingId}` });
  };

  const settleLost = createSettlement(parts);

  return {
    /** A hook about a dispute. @returns false when the provider does not answer now */
    async changed(providerId: string): Promise<boolean> {
      const outcome = await disputes.find(providerId);
      if (outcome.is !== 'answered') return outcome.is === 'refused';
      const payment = await findPayment(outcome.value.payInId);
      if (!payment) {
        log.error(
          { providerId, payInId: outcome.value.payInId },
          'a bank takes back a payment that is not known',
        );
        return true;
      }
      if (outcome.value.currency !== payment.currency)
        throw new Error(`The dispute ${providerId} is in ${outcome.value.currency}.`);
      await record(providerId, payment, outcome.value);
      await settleLost();
      return true;
    },

    settleLost,
  };
}

function isDecided({ state }: DisputeRow): boolean {
  return state === 'won' || state === 'lost';
}

/**
 * As guest and owner see it; what the owner owes is for the owner alone, and left out by whoever presents
 * it.
 */
export async function findBookingDispute(
  transaction: Transaction<Tables>,
  bookingId: string,
): Promise<BookingDispute | null> {
  const repository = createDisputeRepository(transaction);
  const row = await repository.findNewest(bookingId);
  if (!row) return null;
  const { state, amount, opened_at: openedAt, closed_at: closedAt } = row;
  const owed = await repository.sumOwed(bookingId);
  return { state: state === 'submitted' ? 'open' : state, amount, openedAt, closedAt, owed };
}
