import type { Preauthorization, Transaction } from './mangopay.schema.ts';

/** How a payment stands at the provider. */
export type ProviderAnswer = {
  providerId: string;
  /** The id of our attempt. */
  tag: string | null;
  status: 'pending' | 'challenge' | 'succeeded' | 'failed';
  resultCode: string | null;
  challengeUrl: string | null;
  amount: number;
  currency: string;
  /** Until when an authorised amount is reserved. */
  endsAt: Date | null;
};

export function answerOfTransaction(transaction: Transaction): ProviderAnswer {
  const { DebitedFunds: funds, SecureModeRedirectURL: redirectUrl } = transaction;
  const challengeUrl = transaction.Status === 'CREATED' ? (redirectUrl ?? null) : null;
  return {
    providerId: transaction.Id,
    tag: transaction.Tag ?? null,
    status: statusOf(transaction),
    resultCode: transaction.ResultCode ?? null,
    challengeUrl,
    amount: funds.Amount,
    currency: funds.Currency,
    endsAt: null,
  };
}

export function answerOfAuthorisation(preauthorization: Preauthorization): ProviderAnswer {
  const { ExpirationDate: seconds } = preauthorization;
  return { ...answerOfTransaction(preauthorization), endsAt: seconds ? new Date(seconds * 1000) : null };
}

/** What an authorisation says of its release: nothing is reserved any more unless it was taken. */
export function answerOfRelease(preauthorization: Preauthorization): ProviderAnswer {
  const { PaymentStatus: status } = preauthorization;
  const isOver = ['CANCELED', 'EXPIRED', 'FAILED'].includes(status);
  return {
    ...answerOfTransaction(preauthorization),
    status: isOver ? 'succeeded' : status === 'VALIDATED' ? 'failed' : 'pending',
    challengeUrl: null,
  };
}

function statusOf({ Status: status, SecureModeRedirectURL: redirectUrl }: Transaction) {
  if (status === 'SUCCEEDED') return 'succeeded';
  if (status === 'FAILED') return 'failed';
  return redirectUrl ? 'challenge' : 'pending';
}
