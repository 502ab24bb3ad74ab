import { balanceOf } from './balance.ts';
import { createBodyReader } from './body-reader.ts';
import { newId } from './identifiers.ts';
import { decideByAmount, type Provider } from './provider.ts';
import { isRefund } from './refund.ts';
import type { Payout, Refund, Transaction } from './resources.ts';
import { SUCCESS } from './result-codes.ts';
import { find } from './store.ts';
import {
  addTransaction,
  checkFees,
  lessFees,
  readWalletId,
  settleTransaction,
  unsettled,
} from './transaction.ts';

/** Milliseconds until a payout succeeds; its amount leaves the wallet at once. */
const BANK_TIME = 24 * 60 * 60 * 1000;
const BANK_TIME_INSTANT = 10_000;

/** From a wallet to a bank account. A refused payout has FAILED, and the money stays in the wallet. */
export function createPayout(provider: Provider, body: unknown): Payout {
  const reader = createBodyReader(body);
  const authorId = reader.text('AuthorId');
  const funds = reader.money('DebitedFunds', 1);
  const fees = reader.money('Fees');
  const walletId = readWalletId(provider, reader, 'DebitedWalletId', funds);
  const recipientId = reader.text('BankAccountId');
  const mode = reader.oneOf('PayoutModeRequested', ['STANDARD', 'INSTANT_PAYMENT'], 'STANDARD');
  checkFees(reader, funds, fees);
  const payout: Payout = {
    Id: newId('payout', provider.clock.now()),
    Tag: reader.tag(),
    ...unsettled(provider),
    AuthorId: authorId,
    CreditedUserId: null,
    DebitedFunds: funds,
    CreditedFunds: lessFees(funds, fees),
    Fees: fees,
    Type: 'PAYOUT',
    Nature: 'REGULAR',
    CreditedWalletId: null,
    DebitedWalletId: walletId,
    BankAccountId: recipientId,
    BankWireRef: reader.optionalText('BankWireRef'),
    PayoutModeRequested: mode,
    PaymentType: 'BANK_WIRE',
  };
  if (!provider.store.users.has(authorId)) reader.fail('AuthorId', `The user ${authorId} does not exist.`);
  if (!provider.store.recipients.has(recipientId))
    reader.fail('BankAccountId', `The recipient ${recipientId} does not exist.`);
  reader.check();
  const code = refusal(provider, payout) ?? decideByAmount(provider, 'payout', funds.Amount);
  addTransaction(provider, payout);
  if (code === SUCCESS) settleLater(provider, payout);
  else settleTransaction(provider, payout, code);
  return payout;
}

/** The bank has it after a while; also for a payout of an earlier run. */
export function settleLater(provider: Provider, payout: Payout): void {
  const time = payout.PayoutModeRequested === 'INSTANT_PAYMENT' ? BANK_TIME_INSTANT : BANK_TIME;
  provider.clock.addDeadline(payout.CreationDate * 1000 + time, () => {
    if (payout.Status === 'CREATED') settleTransaction(provider, payout, SUCCESS);
  });
}

/** The bank sends back what it has got: the money is in the wallet again. */
export function returnPayout(provider: Provider, payout: Payout, code: string): Refund {
  if (payout.Status === 'CREATED') settleTransaction(provider, payout, SUCCESS);
  const refund: Refund = {
    ...payout,
    Id: newId('refund', provider.clock.now()),
    ...unsettled(provider),
    Tag: null,
    Type: 'PAYOUT',
    Nature: 'REFUND',
    CreditedWalletId: payout.DebitedWalletId,
    DebitedWalletId: null,
    InitialTransactionId: payout.Id,
    InitialTransactionType: 'PAYOUT',
    InitialTransactionNature: 'REGULAR',
    RefundReason: { RefundReasonType: 'BANKACCOUNT_HAS_BEEN_CLOSED', RefundReasonMessage: code },
  };
  addTransaction(provider, refund);
  settleTransaction(provider, refund, SUCCESS);
  return refund;
}

/** Of a payout: none, or what its bank has sent back. */
export function refundsOfPayout({ store }: Provider, payout: Payout): Refund[] {
  return store
    .transactionsOfWallet(payout.DebitedWalletId ?? '')
    .filter((one): one is Refund => isRefund(one) && one.InitialTransactionId === payout.Id);
}

/** The result code by which MangoPay refuses the payout. */
function refusal({ store }: Provider, payout: Payout): string | undefined {
  const wallet = find(store.wallets, payout.DebitedWalletId ?? '');
  const user = find(store.users, payout.AuthorId);
  const recipient = find(store.recipients, payout.BankAccountId);
  if (wallet.Owners[0] !== user.Id) return '121002';
  if (user.UserCategory !== 'OWNER') return '002701';
  if (user.KYCLevel !== 'REGULAR') return '002999';
  if (recipient.UserId !== user.Id) return '121007';
  if (recipient.Status !== 'ACTIVE') return '121006';
  if (balanceOf(store, wallet.Id) < payout.DebitedFunds.Amount) return '121003';
  return undefined;
}

export function isPayout({ Type: type, Nature: nature }: Transaction): boolean {
  return type === 'PAYOUT' && nature === 'REGULAR';
}
