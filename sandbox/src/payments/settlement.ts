import { balanceOf } from './balance.ts';
import { createBodyReader } from './body-reader.ts';
import { newId } from './identifiers.ts';
import type { Provider } from './provider.ts';
import type { Dispute, Transaction } from './resources.ts';
import { SUCCESS } from './result-codes.ts';
import { find } from './store.ts';
import { addTransaction, checkFees, lessFees, settleTransaction, unsettled } from './transaction.ts';
import { creditWalletId } from './wallet.ts';

/**
 * From the wallet that was paid into back to the platform's, for a dispute that was lost. A refused one has
 * FAILED.
 * @throws ApiError 404 for no repudiation, 400 for a dispute that is not lost or for more than was taken
 */
export function createSettlement(provider: Provider, repudiationId: string, body: unknown): Transaction {
  const { store } = provider;
  const repudiation = find(store.transactions, repudiationId);
  const dispute = disputeOf(provider, repudiationId);
  const payIn = find(store.transactions, dispute?.InitialTransactionId ?? '');
  const reader = createBodyReader(body);
  const authorId = reader.text('AuthorId');
  const funds = reader.money('DebitedFunds', 1);
  const fees = reader.money('Fees');
  const tag = reader.tag();
  checkFees(reader, funds, fees);
  if (dispute?.ResultCode !== 'LOST') reader.fail('RepudiationId', 'Only what was lost can be settled.');
  if (authorId !== payIn.AuthorId) reader.fail('AuthorId', 'The author must be that of the transaction.');
  if (funds.Currency !== repudiation.DebitedFunds.Currency)
    reader.fail('DebitedFunds.Currency', 'The currency must be that of the repudiation.');
  if (funds.Amount > repudiation.DebitedFunds.Amount)
    reader.fail('DebitedFunds.Amount', 'No more can be settled than was taken.');
  reader.check();
  const settlement: Transaction = {
    Id: newId('settlement', provider.clock.now()),
    Tag: tag,
    ...unsettled(provider),
    AuthorId: authorId,
    CreditedUserId: null,
    DebitedFunds: funds,
    CreditedFunds: lessFees(funds, fees),
    Fees: fees,
    Type: 'TRANSFER',
    Nature: 'SETTLEMENT',
    CreditedWalletId: creditWalletId(funds.Currency),
    DebitedWalletId: payIn.CreditedWalletId,
  };
  const isCovered = balanceOf(store, payIn.CreditedWalletId ?? '') >= funds.Amount;
  addTransaction(provider, settlement);
  settleTransaction(provider, settlement, isCovered ? SUCCESS : '001001');
  return settlement;
}

function disputeOf({ store }: Provider, repudiationId: string): Dispute | undefined {
  return [...store.disputes.values()].find(({ RepudiationId: id }) => id === repudiationId);
}
