import { balanceOf, feeBalance } from './balance.ts';
import { createBodyReader } from './body-reader.ts';
import { newId } from './identifiers.ts';
import type { Provider } from './provider.ts';
import type { Wallet } from './resources.ts';

export function createWallet(provider: Provider, body: unknown): Wallet {
  const reader = createBodyReader(body);
  const owners = reader.raw('Owners');
  const owner = Array.isArray(owners) && owners.length === 1 ? String(owners[0]) : '';
  if (!provider.store.users.has(owner)) reader.fail('Owners', 'A wallet has exactly one owner, who exists.');
  const wallet: Wallet = {
    Id: newId('wlt', provider.clock.now()),
    Tag: reader.tag(),
    CreationDate: provider.clock.unixSeconds(),
    Owners: [owner],
    Description: reader.text('Description'),
    Currency: reader.currency('Currency'),
    FundsType: 'DEFAULT',
  };
  reader.check();
  provider.store.wallets.set(wallet.Id, wallet);
  return wallet;
}

export function presentWallet({ store }: Provider, wallet: Wallet) {
  return { ...wallet, Balance: { Currency: wallet.Currency, Amount: balanceOf(store, wallet.Id) } };
}

/** The platform's own wallet from which banks take payments back, and to which they are settled. */
export const creditWalletId = (currency: string) => `CREDIT_${currency}`;

export function presentCreditWallet({ store }: Provider, currency: string) {
  const id = creditWalletId(currency);
  return {
    Id: id,
    Balance: { Currency: currency, Amount: balanceOf(store, id) },
    Currency: currency,
    FundsType: 'CREDIT',
  };
}

/** The platform's own wallet of fees. */
export function presentFeeWallet({ store }: Provider, currency: string) {
  return {
    Id: `FEES_${currency}`,
    Balance: { Currency: currency, Amount: feeBalance(store, currency) },
    Currency: currency,
    FundsType: 'FEES',
  };
}
