import { Type } from 'typebox';
import { Dispute, Identified } from './mangopay.schema.ts';
import type { MangopayClient } from './mangopay-client.ts';
import { mapOutcome, type Outcome } from './outcome.ts';

/** How the provider says that a dispute stands. */
export type ProviderDispute = {
  payInId: string;
  kind: 'contestable' | 'not-contestable' | 'retrieval';
  /** `submitted` once documents were sent; a dispute that was withdrawn is won. */
  state: 'open' | 'submitted' | 'won' | 'lost';
  reason: string;
  amount: number;
  currency: string;
  repudiationId: string | null;
  contestBy: Date | null;
};

const KINDS = {
  CONTESTABLE: 'contestable',
  NOT_CONTESTABLE: 'not-contestable',
  RETRIEVAL: 'retrieval',
} as const;

/** Source: https://docs.mangopay.com/api-reference/disputes/dispute-object */
const OPEN_STATUSES: readonly string[] = [
  'CREATED',
  'PENDING_CLIENT_ACTION',
  'REOPENED_PENDING_CLIENT_ACTION',
];

const LONGEST_REASON = 200;

/** Payments that banks take back, and what is sent to contest that. */
export function createDisputes({ call }: Pick<MangopayClient, 'call'>) {
  return {
    find: async (id: string): Promise<Outcome<ProviderDispute>> =>
      mapOutcome(await call({ method: 'GET', path: `/disputes/${id}`, answer: Dispute }), disputeOf),

    /** Sends a PDF as a document of the dispute, which the provider then examines. */
    async sendDocument(id: string, file: Buffer): Promise<Outcome<unknown>> {
      const path = `/disputes/${id}/documents`;
      const body = { Type: 'USER_ACCEPTANCE_PROOF' };
      const document = await call({ method: 'POST', path, body, answer: Identified });
      if (document.is !== 'answered') return document;
      const ofDocument = `${path}/${document.value.Id}`;
      const page = { File: file.toString('base64') };
      const sent = await call({
        method: 'POST',
        path: `${ofDocument}/pages`,
        body: page,
        answer: Type.Unknown(),
      });
      if (sent.is !== 'answered') return sent;
      return call({
        method: 'PUT',
        path: ofDocument,
        body: { Status: 'VALIDATION_ASKED' },
        answer: Identified,
      });
    },

    contest: (id: string, { amount, currency }: { amount: number; currency: string }) =>
      call({
        method: 'PUT',
        path: `/disputes/${id}/submit`,
        body: { ContestedFunds: { Currency: currency, Amount: amount } },
        answer: Identified,
      }),
  };
}

export type Disputes = ReturnType<typeof createDisputes>;

function disputeOf(dispute: Dispute): ProviderDispute {
  const { DisputedFunds: funds, ContestDeadlineDate: seconds } = dispute;
  return {
    payInId: dispute.InitialTransactionId,
    kind: KINDS[dispute.DisputeType],
    state: stateOf(dispute),
    reason: (dispute.DisputeReason?.DisputeReasonType || 'UNKNOWN').slice(0, LONGEST_REASON),
    amount: funds.Amount,
    currency: funds.Currency,
    repudiationId: dispute.RepudiationId ?? null,
    contestBy: seconds ? new Date(seconds * 1000) : null,
  };
}

function stateOf({ Status: status, ResultCode: result }: Dispute): ProviderDispute['state'] {
  if (status === 'CLOSED') return result === 'LOST' ? 'lost' : 'won';
  return OPEN_STATUSES.includes(status) ? 'open' : 'submitted';
}
