import type { Transaction } from './resources.ts';
import type { Store } from './store.ts';

/**
 * What is in a wallet, in minor units: the sum of its transactions that succeeded, less payouts under way.
 */
export function balanceOf(store: Store, walletId: string): number {
  return sum(store.transactionsOfWallet(walletId), (transaction) => {
    const credited = transaction.CreditedWalletId === walletId ? transaction.CreditedFunds.Amount : 0;
    const debited = transaction.DebitedWalletId === walletId ? transaction.DebitedFunds.Amount : 0;
    return credited - debited;
  });
}

/** What the platform has earned in a currency, less what it gave back with refunds, in minor units. */
export function feeBalance(store: Store, currency: string): number {
  return sum(store.transactions.values(), ({ Fees: fees }) => (fees.Currency === currency ? fees.Amount : 0));
}

function sum(transactions: Iterable<Transaction>, amountOf: (transaction: Transaction) => number): number {
  let total = 0;
  for (const transaction of transactions)
    if (transaction.Status === 'SUCCEEDED' || isPayoutUnderWay(transaction)) total += amountOf(transaction);
  return total;
}

/** A payout leaves its wallet when it is created, before its bank has it. */
function isPayoutUnderWay({ Type: type, Nature: nature, Status: status }: Transaction): boolean {
  return type === 'PAYOUT' && nature === 'REGULAR' && status === 'CREATED';
}
