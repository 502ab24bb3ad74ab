import { paramError } from './api-error.ts';
import { createBodyReader } from './body-reader.ts';
import { authorise, checkParties, readCardPayment, withIdOf } from './card-payment.ts';
import { newId } from './identifiers.ts';
import { emit, type Provider } from './provider.ts';
import type { PaymentStatus, Preauthorization, PreauthorizationKind } from './resources.ts';
import { resultOf, SUCCESS } from './result-codes.ts';

const DAY = 24 * 60 * 60;

const KINDS = {
  preauthorization: {
    id: 'preauth',
    returnParameter: 'preAuthorizationId',
    eventPrefix: 'PREAUTHORIZATION',
    /** Seconds for which the funds stay reserved. */
    lifetime: 6.5 * DAY,
  },
  deposit: {
    id: 'deposit',
    returnParameter: 'depositId',
    eventPrefix: 'DEPOSIT_PREAUTHORIZATION',
    lifetime: 29.5 * DAY,
  },
} as const;

/** Reserves funds on a card for 6.5 days, as a deposit preauthorization for 29.5. */
export function createPreauthorization(
  provider: Provider,
  kind: PreauthorizationKind,
  body: unknown,
): Preauthorization {
  const reader = createBodyReader(body);
  const fields = readCardPayment(reader);
  const isMultiCapture = kind === 'preauthorization' && reader.optionalFlag('MultiCapture') === true;
  checkParties(provider, reader, fields);
  reader.check();
  const { id: prefix, returnParameter } = KINDS[kind];
  const id = newId(prefix, provider.clock.now());
  const preauthorization: Preauthorization = {
    kind,
    payInIds: [],
    Id: id,
    ...fields,
    CreationDate: provider.clock.unixSeconds(),
    Status: 'CREATED',
    ResultCode: null,
    ResultMessage: null,
    PaymentStatus: 'WAITING',
    RemainingFunds: { ...fields.DebitedFunds },
    MultiCapture: isMultiCapture,
    AuthorizationDate: null,
    ExpirationDate: null,
    PaymentType: 'CARD',
    ExecutionType: 'DIRECT',
    SecureModeNeeded: false,
    SecureModeReturnURL: withIdOf(fields.SecureModeReturnURL, returnParameter, id),
    SecureModeRedirectURL: null,
    Requested3DSVersion: null,
    Applied3DSVersion: 'V2_1',
  };
  provider.store.preauthorizations.set(id, preauthorization);
  emit(provider, `${KINDS[kind].eventPrefix}_CREATED`, id);
  authorise(provider, preauthorization, (code) => settlePreauthorization(provider, preauthorization, code));
  return preauthorization;
}

export function settlePreauthorization(
  provider: Provider,
  preauthorization: Preauthorization,
  code: string,
): void {
  Object.assign(preauthorization, resultOf(code));
  if (code === SUCCESS) {
    open(provider, preauthorization);
    return;
  }
  preauthorization.Status = 'FAILED';
  preauthorization.PaymentStatus = 'FAILED';
  preauthorization.RemainingFunds.Amount = 0;
  emit(provider, `${KINDS[preauthorization.kind].eventPrefix}_FAILED`, preauthorization.Id);
}

/** The funds are reserved until the expiration date. */
function open(provider: Provider, preauthorization: Preauthorization): void {
  const { eventPrefix, lifetime } = KINDS[preauthorization.kind];
  const now = provider.clock.unixSeconds();
  preauthorization.Status = 'SUCCEEDED';
  preauthorization.AuthorizationDate = now;
  preauthorization.ExpirationDate = now + lifetime;
  addDeadlineOf(provider, preauthorization);
  // MangoPay's list of event types has no DEPOSIT_PREAUTHORIZATION_SUCCEEDED.
  if (preauthorization.kind === 'preauthorization')
    emit(provider, `${eventPrefix}_SUCCEEDED`, preauthorization.Id);
  emit(provider, `${eventPrefix}_PAYMENT_WAITING`, preauthorization.Id);
}

/** Nothing is reserved any more after the expiration date. */
export function addDeadlineOf(provider: Provider, preauthorization: Preauthorization): void {
  if (preauthorization.ExpirationDate === null) return;
  provider.clock.addDeadline(preauthorization.ExpirationDate * 1000, () => {
    if (preauthorization.PaymentStatus === 'WAITING') close(provider, preauthorization, 'EXPIRED');
  });
}

/** Ends the reservation; what was not captured is free again. */
export function close(
  provider: Provider,
  preauthorization: Preauthorization,
  status: Exclude<PaymentStatus, 'WAITING' | 'FAILED'>,
): void {
  preauthorization.PaymentStatus = status;
  preauthorization.RemainingFunds.Amount = 0;
  emit(provider, `${KINDS[preauthorization.kind].eventPrefix}_PAYMENT_${status}`, preauthorization.Id);
}

/**
 * Cancels, or with `VALIDATED` ends the captures of a preauthorization of several.
 *
 * @throws ApiError 400 when nothing is reserved any more
 */
export function updatePreauthorization(
  provider: Provider,
  preauthorization: Preauthorization,
  body: unknown,
): Preauthorization {
  const reader = createBodyReader(body);
  const status = reader.oneOf('PaymentStatus', ['CANCELED', 'VALIDATED']);
  const tag = reader.tag();
  reader.check();
  assertOpen(preauthorization);
  const isCaptured = preauthorization.payInIds.length > 0;
  if (isCaptured !== (status === 'VALIDATED'))
    throw paramError({
      PaymentStatus: isCaptured
        ? 'A preauthorization that was captured in part can only be set to VALIDATED.'
        : 'A preauthorization that was not captured can only be set to CANCELED.',
    });
  preauthorization.Tag = tag ?? preauthorization.Tag;
  close(provider, preauthorization, status);
  return preauthorization;
}

/** @throws ApiError 400 unless the funds are reserved */
export function assertOpen({ Status: status, PaymentStatus: paymentStatus }: Preauthorization): void {
  if (status !== 'SUCCEEDED' || paymentStatus !== 'WAITING')
    throw paramError({
      PaymentStatus: `The preauthorization is ${status} and its payment ${paymentStatus}.`,
    });
}

/** Each kind has its own fields. */
export function presentPreauthorization(preauthorization: Preauthorization) {
  const { kind, payInIds, RemainingFunds, MultiCapture, SecureMode, ...fields } = preauthorization;
  if (kind === 'preauthorization')
    return { ...fields, RemainingFunds, MultiCapture, SecureMode, PayInId: payInIds.at(-1) ?? null };
  return { ...fields, PayinsLinked: { PayinCaptureId: payInIds[0] ?? null, PayinComplementId: null } };
}
