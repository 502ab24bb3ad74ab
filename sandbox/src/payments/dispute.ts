import { paramError } from './api-error.ts';
import { createBodyReader } from './body-reader.ts';
import { newId } from './identifiers.ts';
import { transactionOf } from './pay-in.routes.ts';
import { emit, type Provider } from './provider.ts';
import type { Dispute, DisputeResult, Transaction } from './resources.ts';
import { resultOf, SUCCESS } from './result-codes.ts';
import { creditWalletId } from './wallet.ts';

export const DISPUTE_TYPES = ['CONTESTABLE', 'NOT_CONTESTABLE', 'RETRIEVAL'] as const;

/** Seconds in which a dispute can be contested. */
const CONTEST_TIME = 7 * 24 * 60 * 60;

export type NewDispute = {
  type?: Dispute['DisputeType'];
  /** Minor units; all of the payment unless said. */
  amount?: number | undefined;
  reason?: string;
};

/**
 * The bank has the payment back at once, from the platform's own wallet; it asks only for documents in a
 * `RETRIEVAL`. What cannot be contested is closed and lost at once.
 * @throws ApiError 404 for no payment, 400 for more than was paid
 */
export function openDispute(provider: Provider, payInId: string, given: NewDispute): Dispute {
  const payIn = transactionOf(provider, payInId, ({ Type: type }) => type === 'PAYIN');
  const { type = 'CONTESTABLE', reason = 'FRAUD' } = given;
  const funds = { ...payIn.DebitedFunds, Amount: given.amount ?? payIn.DebitedFunds.Amount };
  if (payIn.Status !== 'SUCCEEDED' || funds.Amount < 1 || funds.Amount > payIn.DebitedFunds.Amount)
    throw paramError({ amount: 'A dispute is about a payment that succeeded, or a part of it.' });
  const now = provider.clock.unixSeconds();
  const dispute: Dispute = {
    Id: newId('dispute', provider.clock.now()),
    Tag: null,
    CreationDate: now,
    InitialTransactionId: payIn.Id,
    InitialTransactionType: 'PAYIN',
    InitialTransactionNature: 'REGULAR',
    DisputeType: type,
    ContestDeadlineDate: type === 'NOT_CONTESTABLE' ? null : now + CONTEST_TIME,
    DisputeReason: { DisputeReasonType: reason, DisputeReasonMessage: null },
    DisputedFunds: funds,
    ContestedFunds: null,
    Status: 'PENDING_CLIENT_ACTION',
    StatusMessage: null,
    ResultCode: null,
    ResultMessage: null,
    ClosedDate: null,
    RepudiationId: null,
  };
  if (type !== 'RETRIEVAL') dispute.RepudiationId = repudiate(provider, payIn, dispute, 'PAYOUT').Id;
  provider.store.disputes.set(dispute.Id, dispute);
  emit(provider, 'DISPUTE_CREATED', dispute.Id);
  if (type === 'NOT_CONTESTABLE') closeDispute(provider, dispute, 'LOST');
  else emit(provider, 'DISPUTE_ACTION_REQUIRED', dispute.Id);
  return dispute;
}

/** What is not lost comes back into the platform's wallet. A second decision changes nothing. */
export function closeDispute(provider: Provider, dispute: Dispute, result: DisputeResult): void {
  if (dispute.Status === 'CLOSED') return;
  dispute.Status = 'CLOSED';
  dispute.ResultCode = result;
  dispute.ClosedDate = provider.clock.unixSeconds();
  const payIn = transactionOf(provider, dispute.InitialTransactionId, ({ Type: type }) => type === 'PAYIN');
  if (result !== 'LOST' && dispute.RepudiationId !== null) repudiate(provider, payIn, dispute, 'PAYIN');
  emit(provider, 'DISPUTE_CLOSED', dispute.Id);
}

/** @throws ApiError 400 unless the dispute waits for the platform */
export function contestDispute(provider: Provider, dispute: Dispute, body: unknown): Dispute {
  const reader = createBodyReader(body);
  const funds = reader.money('ContestedFunds', 1);
  if (dispute.Status !== 'PENDING_CLIENT_ACTION') reader.fail('Status', `The dispute is ${dispute.Status}.`);
  if (funds.Amount > dispute.DisputedFunds.Amount)
    reader.fail('ContestedFunds.Amount', 'No more can be contested than is disputed.');
  reader.check();
  dispute.ContestedFunds = funds;
  dispute.Status = 'SUBMITTED';
  emit(provider, 'DISPUTE_SUBMITTED', dispute.Id);
  return dispute;
}

/** Out of the platform's wallet to the bank, or back into it. */
function repudiate(
  provider: Provider,
  payIn: Transaction,
  { DisputedFunds: funds }: Dispute,
  type: 'PAYOUT' | 'PAYIN',
): Transaction {
  const walletId = creditWalletId(funds.Currency);
  const now = provider.clock.unixSeconds();
  const transaction: Transaction = {
    Id: newId('repudiation', provider.clock.now()),
    Tag: null,
    CreationDate: now,
    ExecutionDate: now,
    ...resultOf(SUCCESS),
    Status: 'SUCCEEDED',
    AuthorId: payIn.AuthorId,
    CreditedUserId: null,
    DebitedFunds: { ...funds },
    CreditedFunds: { ...funds },
    Fees: { Currency: funds.Currency, Amount: 0 },
    Type: type,
    Nature: 'REPUDIATION',
    CreditedWalletId: type === 'PAYIN' ? walletId : null,
    DebitedWalletId: type === 'PAYIN' ? null : walletId,
  };
  provider.store.addTransaction(transaction);
  return transaction;
}
