import type { PaymentServer } from '@moien/sandbox/payments/payment-server';

type Moved = {
  Status: string;
  Type: string;
  Nature: string;
  CreditedWalletId: string | null;
  DebitedWalletId: string | null;
  CreditedFunds: { Amount: number };
  DebitedFunds: { Amount: number };
};

/** Minor units. */
export type ProviderMoney = { inWallets: number; underWay: number; atBank: number };

/**
 * What the provider's transactions say of some wallets, added up here: the provider's own balances are not
 * asked.
 */
export function providerMoney(server: PaymentServer, walletIds: readonly string[]): ProviderMoney {
  const { transactions = [] } = server.control.objects();
  const isOwn = (id: string | null) => id !== null && walletIds.includes(id);
  const money: ProviderMoney = { inWallets: 0, underWay: 0, atBank: 0 };
  for (const moved of transactions as unknown as readonly Moved[]) {
    const isPayout = moved.Type === 'PAYOUT';
    const isUnderWay = isPayout && moved.Status === 'CREATED';
    if (moved.Status !== 'SUCCEEDED' && !isUnderWay) continue;
    const credited = isOwn(moved.CreditedWalletId) ? moved.CreditedFunds.Amount : 0;
    const debited = isOwn(moved.DebitedWalletId) ? moved.DebitedFunds.Amount : 0;
    money.inWallets += credited - debited;
    if (!isPayout) continue;
    // What a bank sends back is a payout whose wallet is credited.
    if (isUnderWay) money.underWay += debited;
    else money.atBank += debited - credited;
  }
  return money;
}
