import { createBodyReader } from './body-reader.ts';
import { authorise, checkParties, readCardPayment, withIdOf } from './card-payment.ts';
import { newId } from './identifiers.ts';
import type { Provider } from './provider.ts';
import type { CardPayIn } from './resources.ts';
import { find } from './store.ts';
import {
  addTransaction,
  checkFees,
  lessFees,
  readWalletId,
  settleTransaction,
  unsettled,
} from './transaction.ts';

/** A card is charged at once, after a challenge when the bank wants one. */
export function createCardPayIn(provider: Provider, body: unknown): CardPayIn {
  const reader = createBodyReader(body);
  const fields = readCardPayment(reader);
  const fees = reader.money('Fees');
  const walletId = readWalletId(provider, reader, 'CreditedWalletId', fields.DebitedFunds);
  checkFees(reader, fields.DebitedFunds, fees);
  checkParties(provider, reader, fields);
  reader.check();
  const id = newId('payin', provider.clock.now());
  const payIn: CardPayIn = {
    Id: id,
    ...fields,
    ...unsettled(provider),
    CreditedUserId: find(provider.store.wallets, walletId).Owners[0],
    CreditedFunds: lessFees(fields.DebitedFunds, fees),
    Fees: fees,
    Type: 'PAYIN',
    Nature: 'REGULAR',
    CreditedWalletId: walletId,
    DebitedWalletId: null,
    PaymentType: 'CARD',
    ExecutionType: 'DIRECT',
    SecureModeNeeded: false,
    SecureModeReturnURL: withIdOf(fields.SecureModeReturnURL, 'transactionId', id),
    SecureModeRedirectURL: null,
    Requested3DSVersion: null,
    Applied3DSVersion: 'V2_1',
  };
  addTransaction(provider, payIn);
  authorise(provider, payIn, (code) => settleTransaction(provider, payIn, code));
  return payIn;
}
