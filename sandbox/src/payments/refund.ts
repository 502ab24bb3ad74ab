import { balanceOf } from './balance.ts';
import { createBodyReader } from './body-reader.ts';
import { newId } from './identifiers.ts';
import { decideByAmount, type Provider } from './provider.ts';
import type { Money, Refund, Transaction } from './resources.ts';
import { addTransaction, lessFees, settleTransaction, unsettled } from './transaction.ts';

const DAY = 24 * 60 * 60;

/** MangoPay refunds nothing older than eleven months. */
const LONGEST_AGE = 335 * DAY;

/**
 * Gives back a pay-in or a transfer, or a part of it. `DebitedFunds` leave the wallet that was credited;
 * negative `Fees` give fees back on top. Without both, all that is left goes back with its fees. What
 * MangoPay refuses as an operation is a refund that has FAILED, not a status 400.
 *
 * @throws ApiError 400 for a wrong body or a transaction that did not succeed
 */
export function createRefund(provider: Provider, initial: Transaction, body: unknown): Refund {
  const request = readRefund(initial, body);
  const left = remaining(provider, initial);
  const funds = request.funds ?? left.funds;
  const fees = request.fees ?? { Currency: left.fees.Currency, Amount: 0 - left.fees.Amount };
  const isPayIn = initial.Type === 'PAYIN';
  const refund: Refund = {
    Id: newId('refund', provider.clock.now()),
    Tag: request.tag,
    ...unsettled(provider),
    AuthorId: initial.AuthorId,
    CreditedUserId: null,
    DebitedFunds: funds,
    CreditedFunds: lessFees(funds, fees),
    Fees: fees,
    Type: isPayIn ? 'PAYOUT' : 'TRANSFER',
    Nature: 'REFUND',
    CreditedWalletId: isPayIn ? null : initial.DebitedWalletId,
    DebitedWalletId: initial.CreditedWalletId,
    InitialTransactionId: initial.Id,
    InitialTransactionType: initial.Type,
    InitialTransactionNature: initial.Nature,
    RefundReason: { RefundReasonType: 'INITIALIZED_BY_CLIENT', RefundReasonMessage: null },
  };
  const code = refusal(provider, initial, refund, left) ?? decideByAmount(provider, 'refund', funds.Amount);
  addTransaction(provider, refund);
  settleTransaction(provider, refund, code);
  return refund;
}

function readRefund(initial: Transaction, body: unknown) {
  const reader = createBodyReader(body);
  const authorId = reader.text('AuthorId');
  const tag = reader.tag();
  const funds = reader.optionalMoney('DebitedFunds');
  const fees = reader.optionalMoney('Fees');
  const { Currency: currency } = initial.DebitedFunds;
  if (authorId !== initial.AuthorId) reader.fail('AuthorId', 'The author must be that of the transaction.');
  if (funds && !fees) reader.fail('Fees', 'The Fees field is required with DebitedFunds.');
  if (fees && !funds) reader.fail('DebitedFunds', 'The DebitedFunds field is required with Fees.');
  if ((funds && funds.Currency !== currency) || (fees && fees.Currency !== currency))
    reader.fail('DebitedFunds.Currency', `The transaction is in ${currency}.`);
  if (funds && funds.Amount < 1) reader.fail('DebitedFunds.Amount', 'The amount must be positive.');
  if (fees && funds && fees.Amount > funds.Amount)
    reader.fail('Fees.Amount', 'Fees cannot be more than DebitedFunds.');
  if (initial.Status !== 'SUCCEEDED' || initial.Nature !== 'REGULAR')
    reader.fail('InitialTransactionId', `The transaction is ${initial.Nature} and ${initial.Status}.`);
  reader.check();
  return { tag, funds, fees };
}

/** The refunds of a transaction, oldest first, also those that failed. */
export function refundsOf({ store }: Provider, initial: Transaction): Refund[] {
  return store
    .transactionsOfWallet(initial.CreditedWalletId ?? '')
    .filter(
      (candidate): candidate is Refund =>
        isRefund(candidate) && candidate.InitialTransactionId === initial.Id,
    );
}

export function isRefund(transaction: Transaction): transaction is Refund {
  return transaction.Nature === 'REFUND';
}

/** What no refund has taken yet. */
function remaining(provider: Provider, initial: Transaction): { funds: Money; fees: Money } {
  const done = refundsOf(provider, initial).filter(({ Status: status }) => status === 'SUCCEEDED');
  const { Currency: currency } = initial.DebitedFunds;
  return {
    funds: {
      Currency: currency,
      Amount: done.reduce((left, refund) => left - refund.DebitedFunds.Amount, initial.CreditedFunds.Amount),
    },
    fees: {
      Currency: currency,
      Amount: done.reduce((left, refund) => left + refund.Fees.Amount, initial.Fees.Amount),
    },
  };
}

/** The result code by which MangoPay refuses the refund. */
function refusal(
  provider: Provider,
  initial: Transaction,
  refund: Refund,
  left: { funds: Money; fees: Money },
): string | undefined {
  const { Amount: amount } = refund.DebitedFunds;
  const now = provider.clock.unixSeconds();
  if (left.funds.Amount === 0) return '001401';
  if (now - initial.CreationDate > LONGEST_AGE) return '001403';
  if (amount > left.funds.Amount) return '005403';
  if (-refund.Fees.Amount > left.fees.Amount) return '005404';
  const isRepeated = refundsOf(provider, initial).some(
    ({ Status: status, DebitedFunds: funds, CreationDate: date }) =>
      status === 'SUCCEEDED' && funds.Amount === amount && now - date < DAY,
  );
  if (isRepeated) return '005407';
  if (balanceOf(provider.store, refund.DebitedWalletId ?? '') < amount) return '001001';
  return undefined;
}
