import type { BodyReader } from './body-reader.ts';
import { emit, type Provider } from './provider.ts';
import type { Money, Transaction } from './resources.ts';
import { resultOf, SUCCESS } from './result-codes.ts';

/** The fields that a transaction has before it is settled. */
export function unsettled(provider: Provider) {
  return {
    CreationDate: provider.clock.unixSeconds(),
    Status: 'CREATED',
    ResultCode: null,
    ResultMessage: null,
    ExecutionDate: null,
  } as const;
}

export function addTransaction(provider: Provider, transaction: Transaction): void {
  provider.store.addTransaction(transaction);
  emit(provider, `${eventPrefix(transaction)}_CREATED`, transaction.Id);
}

export function settleTransaction(provider: Provider, transaction: Transaction, code: string): void {
  const hasSucceeded = code === SUCCESS;
  Object.assign(transaction, resultOf(code));
  transaction.Status = hasSucceeded ? 'SUCCEEDED' : 'FAILED';
  transaction.ExecutionDate = hasSucceeded ? provider.clock.unixSeconds() : null;
  emit(provider, `${eventPrefix(transaction)}_${transaction.Status}`, transaction.Id);
}

/**
 * A refund of a pay-in leaves the provider, so it is of type PAYOUT; its events are called PAYIN_REFUND. One
 * of a payout comes back into a wallet.
 */
function eventPrefix({ Type: type, Nature: nature, CreditedWalletId: walletId }: Transaction): string {
  if (nature === 'REGULAR') return `${type}_NORMAL`;
  if (nature === 'SETTLEMENT') return 'TRANSFER_SETTLEMENT';
  if (type === 'PAYOUT' && walletId !== null) return 'PAYOUT_REFUND_NORMAL';
  return type === 'PAYOUT' ? 'PAYIN_REFUND' : `${type}_REFUND`;
}

/** What arrives when fees are taken on the way. */
export function lessFees(funds: Money, fees: Money): Money {
  return { Currency: funds.Currency, Amount: funds.Amount - fees.Amount };
}

/** Fees have the currency of the funds and are not more than these. */
export function checkFees(reader: BodyReader, funds: Money, fees: Money): void {
  if (fees.Currency !== funds.Currency)
    reader.fail('Fees.Currency', 'The currency must be that of DebitedFunds.');
  if (fees.Amount > funds.Amount) reader.fail('Fees.Amount', 'Fees cannot be more than DebitedFunds.');
}

/** The id in a field, of a wallet in the currency of the funds. */
export function readWalletId(
  { store }: Provider,
  reader: BodyReader,
  field: 'CreditedWalletId' | 'DebitedWalletId',
  funds: Money,
): string {
  const id = reader.text(field);
  const wallet = store.wallets.get(id);
  if (!wallet) reader.fail(field, `The wallet ${id} does not exist.`);
  else if (wallet.Currency !== funds.Currency)
    reader.fail(field, `The wallet is in ${wallet.Currency}, the funds are in ${funds.Currency}.`);
  return id;
}
