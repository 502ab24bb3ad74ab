import { createBodyReader } from './body-reader.ts';
import { newId } from './identifiers.ts';
import { assertOpen, close } from './preauthorization.ts';
import type { Provider } from './provider.ts';
import type { Capture, PreauthorizationKind } from './resources.ts';
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

const FIELDS = {
  preauthorization: { idField: 'PreauthorizationId', paymentType: 'PREAUTHORIZED' },
  deposit: { idField: 'DepositId', paymentType: 'CARD' },
} as const;

/**
 * Takes reserved funds, all or a part. What is left stays reserved with `MultiCapture` and is free otherwise.
 *
 * @throws ApiError 400 for more than is reserved, or when nothing is reserved any more
 */
export function createCapture(provider: Provider, kind: PreauthorizationKind, body: unknown): Capture {
  const { idField, paymentType } = FIELDS[kind];
  const reader = createBodyReader(body);
  const preauthorizationId = reader.text(idField);
  const funds = reader.money('DebitedFunds', 1);
  const fees = reader.money('Fees');
  const tag = reader.tag();
  const walletId = readWalletId(provider, reader, 'CreditedWalletId', funds);
  checkFees(reader, funds, fees);
  const known = provider.store.preauthorizations.get(preauthorizationId);
  if (known?.kind !== kind)
    reader.fail(idField, `The preauthorization ${preauthorizationId} does not exist.`);
  else if (known.DebitedFunds.Currency !== funds.Currency)
    reader.fail('DebitedFunds.Currency', 'The currency must be that of the preauthorization.');
  reader.check();
  const preauthorization = find(provider.store.preauthorizations, preauthorizationId);
  assertOpen(preauthorization);
  if (funds.Amount > preauthorization.RemainingFunds.Amount)
    reader.fail('DebitedFunds.Amount', `Only ${preauthorization.RemainingFunds.Amount} are reserved.`);
  reader.check();

  const capture: Capture = {
    Id: newId('payin', provider.clock.now()),
    Tag: tag,
    ...unsettled(provider),
    AuthorId: preauthorization.AuthorId,
    CreditedUserId: find(provider.store.wallets, walletId).Owners[0],
    DebitedFunds: funds,
    CreditedFunds: lessFees(funds, fees),
    Fees: fees,
    Type: 'PAYIN',
    Nature: 'REGULAR',
    CreditedWalletId: walletId,
    DebitedWalletId: null,
    PaymentType: paymentType,
    ExecutionType: 'DIRECT',
    [idField]: preauthorization.Id,
  };
  addTransaction(provider, capture);
  settleTransaction(provider, capture, provider.nextDeclines.shift() ?? SUCCESS);
  if (capture.Status === 'FAILED') return capture;
  preauthorization.payInIds.push(capture.Id);
  preauthorization.RemainingFunds.Amount -= funds.Amount;
  if (!preauthorization.MultiCapture || preauthorization.RemainingFunds.Amount === 0)
    close(provider, preauthorization, 'VALIDATED');
  return capture;
}
