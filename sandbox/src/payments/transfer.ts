import { balanceOf } from './balance.ts';
import { createBodyReader } from './body-reader.ts';
import { newId } from './identifiers.ts';
import { decideByAmount, type Provider } from './provider.ts';
import type { Transaction } from './resources.ts';
import { find } from './store.ts';
import {
  addTransaction,
  checkFees,
  lessFees,
  readWalletId,
  settleTransaction,
  unsettled,
} from './transaction.ts';

/** From wallet to wallet; the fees are the platform's. A refused transfer has FAILED. */
export function createTransfer(provider: Provider, body: unknown): Transaction {
  const reader = createBodyReader(body);
  const authorId = reader.text('AuthorId');
  const funds = reader.money('DebitedFunds', 1);
  const fees = reader.money('Fees');
  const tag = reader.tag();
  const debitedWalletId = readWalletId(provider, reader, 'DebitedWalletId', funds);
  const creditedWalletId = readWalletId(provider, reader, 'CreditedWalletId', funds);
  checkFees(reader, funds, fees);
  if (debitedWalletId === creditedWalletId)
    reader.fail('CreditedWalletId', 'The wallets must be two different ones.');
  if (!provider.store.users.has(authorId)) reader.fail('AuthorId', `The user ${authorId} does not exist.`);
  reader.check();
  const transfer: Transaction = {
    Id: newId('transfer', provider.clock.now()),
    Tag: tag,
    ...unsettled(provider),
    AuthorId: authorId,
    CreditedUserId: ownerOf(provider, creditedWalletId),
    DebitedFunds: funds,
    CreditedFunds: lessFees(funds, fees),
    Fees: fees,
    Type: 'TRANSFER',
    Nature: 'REGULAR',
    CreditedWalletId: creditedWalletId,
    DebitedWalletId: debitedWalletId,
  };
  const code = refusal(provider, transfer) ?? decideByAmount(provider, 'transfer', funds.Amount);
  addTransaction(provider, transfer);
  settleTransaction(provider, transfer, code);
  return transfer;
}

function ownerOf({ store }: Provider, walletId: string): string {
  return find(store.wallets, walletId).Owners[0];
}

/** The result code by which MangoPay refuses the transfer. */
function refusal(provider: Provider, transfer: Transaction): string | undefined {
  const { store } = provider;
  const payer = ownerOf(provider, transfer.DebitedWalletId ?? '');
  if (transfer.AuthorId !== payer) return '001002';
  const isPayer = (userId: string | null) => find(store.users, userId ?? '').UserCategory === 'PAYER';
  if (isPayer(payer) && isPayer(transfer.CreditedUserId)) return '002701';
  if (balanceOf(store, transfer.DebitedWalletId ?? '') < transfer.DebitedFunds.Amount) return '001001';
  return undefined;
}
