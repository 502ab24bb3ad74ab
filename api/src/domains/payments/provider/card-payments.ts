import { Type } from 'typebox';
import { Preauthorization, Transaction } from './mangopay.schema.ts';
import type { MangopayClient } from './mangopay-client.ts';
import type { CardRequest, Operation, OperationKind, OperationParties } from './operation.ts';
import { mapOutcome, type Outcome, unknown } from './outcome.ts';
import {
  answerOfAuthorisation,
  answerOfRelease,
  answerOfTransaction,
  type ProviderAnswer,
} from './provider-answer.ts';

/** On the statement of a card; MangoPay takes ten characters. */
const STATEMENT_DESCRIPTOR = 'MOIEN';

const NOT_FOUND = 404;
const PER_PAGE = 100;
/** Nobody pays more often; the newest come first. */
const PAGES_MAXIMUM = 10;

const Listed = Type.Array(Type.Union([Preauthorization, Transaction]));

type PreauthorizationPath = '/preauthorizations' | '/deposit-preauthorizations';

/** Deposits are reserved for longer, and apart from other amounts. */
export function pathOf(kind: OperationKind): PreauthorizationPath {
  return kind.startsWith('deposit') ? '/deposit-preauthorizations' : '/preauthorizations';
}

type Sent = Pick<Operation, 'id' | 'amount' | 'currency'>;
type ByCard = Sent & { payerId: string; cardId: string; request: CardRequest };

/** All that moves money at the provider. Keys and tags are the ids of our attempts. */
export function createCardPayments({ call, findResponse }: MangopayClient) {
  const post = async (path: string, { id }: Sent, body: object): Promise<Outcome<ProviderAnswer>> =>
    mapOutcome(
      await call({ method: 'POST', path, key: id, body: { Tag: id, ...body }, answer: Transaction }),
      answerOfTransaction,
    );
  const findAuthorisation = (id: string, path: PreauthorizationPath): Promise<Outcome<Preauthorization>> =>
    call({ method: 'GET', path: `${path}/${id}`, answer: Preauthorization });
  const listNewest = (path: string, page: number) =>
    call({
      method: 'GET',
      path: `${path}?Sort=CreationDate:DESC&per_page=${PER_PAGE}&page=${page}`,
      answer: Listed,
    });

  return {
    pay: (payment: ByCard & { walletId: string }) =>
      post('/payins/card/direct', payment, {
        ...fieldsOfCard(payment),
        Fees: money({ ...payment, amount: 0 }),
        CreditedWalletId: payment.walletId,
      }),

    async authorise(payment: ByCard, path: PreauthorizationPath): Promise<Outcome<ProviderAnswer>> {
      const outcome = await call({
        method: 'POST',
        path: `${path}/card/direct`,
        key: payment.id,
        body: { Tag: payment.id, ...fieldsOfCard(payment) },
        answer: Preauthorization,
      });
      return mapOutcome(outcome, answerOfAuthorisation);
    },

    capture: (capture: Sent & { authorisationId: string; walletId: string }) =>
      post('/payins/preauthorized/direct', capture, {
        PreauthorizationId: capture.authorisationId,
        DebitedFunds: money(capture),
        Fees: money({ ...capture, amount: 0 }),
        CreditedWalletId: capture.walletId,
      }),

    /** All of a deposit or a part of it, once. */
    captureDeposit: (capture: Sent & { authorisationId: string; walletId: string }) =>
      post('/payins/deposit-preauthorized/direct/full-capture', capture, {
        DepositId: capture.authorisationId,
        DebitedFunds: money(capture),
        Fees: money({ ...capture, amount: 0 }),
        CreditedWalletId: capture.walletId,
      }),

    refund: (refund: Sent & { payInId: string; payerId: string }) =>
      post(`/payins/${refund.payInId}/refunds`, refund, {
        AuthorId: refund.payerId,
        DebitedFunds: money(refund),
        Fees: money({ ...refund, amount: 0 }),
      }),

    /** May be repeated; what is over already says so. */
    async release(authorisationId: string, path: PreauthorizationPath): Promise<Outcome<ProviderAnswer>> {
      const cancelled = await call({
        method: 'PUT',
        path: `${path}/${authorisationId}`,
        body: { PaymentStatus: 'CANCELED' },
        answer: Preauthorization,
      });
      if (cancelled.is !== 'refused') return mapOutcome(cancelled, answerOfRelease);
      const outcome = await findAuthorisation(authorisationId, path);
      const isGone = outcome.is === 'refused' && outcome.status === NOT_FOUND;
      return outcome.is === 'refused' && !isGone
        ? unknown(outcome.reason)
        : mapOutcome(outcome, answerOfRelease);
    },

    /** As it stands now. */
    async find(kind: OperationKind, providerId: string): Promise<Outcome<ProviderAnswer>> {
      const path = pathOf(kind);
      if (kind === 'authorisation' || kind === 'deposit')
        return mapOutcome(await findAuthorisation(providerId, path), answerOfAuthorisation);
      if (kind === 'release' || kind === 'deposit-release')
        return mapOutcome(await findAuthorisation(providerId, path), answerOfRelease);
      const ofMoney = kind === 'refund' ? `/refunds/${providerId}` : `/payins/${providerId}`;
      return mapOutcome(
        await call({ method: 'GET', path: ofMoney, answer: Transaction }),
        answerOfTransaction,
      );
    },

    /** What the provider answered to the call of this attempt; null when it knows of none. */
    async findAnswer({ id, kind }: Pick<Operation, 'id' | 'kind'>): Promise<Outcome<ProviderAnswer> | null> {
      if (kind === 'authorisation' || kind === 'deposit') {
        const outcome = await findResponse(id, Preauthorization);
        return outcome && mapOutcome(outcome, answerOfAuthorisation);
      }
      const outcome = await findResponse(id, Transaction);
      return outcome && mapOutcome(outcome, answerOfTransaction);
    },

    /** Looks through the provider's lists for what the attempt has made; null when there is nothing. */
    async findByTag(
      { id, kind }: Pick<Operation, 'id' | 'kind'>,
      { payer_id: payerId, wallet_id: walletId }: OperationParties,
    ): Promise<Outcome<ProviderAnswer | null>> {
      const path =
        kind === 'authorisation' || kind === 'deposit'
          ? `/users/${payerId}${pathOf(kind)}`
          : `/wallets/${walletId}/transactions`;
      for (let page = 1; page <= PAGES_MAXIMUM; page += 1) {
        const outcome = await listNewest(path, page);
        if (outcome.is !== 'answered') return outcome;
        const found = outcome.value.find(({ Tag: tag }) => tag === id);
        if (found) return { is: 'answered', value: answerOfListed(found) };
        if (outcome.value.length < PER_PAGE) break;
      }
      return { is: 'answered', value: null };
    },
  };
}

export type CardPayments = ReturnType<typeof createCardPayments>;

function answerOfListed(listed: Preauthorization | Transaction): ProviderAnswer {
  return 'PaymentStatus' in listed ? answerOfAuthorisation(listed) : answerOfTransaction(listed);
}

function fieldsOfCard(payment: ByCard) {
  const { request } = payment;
  return {
    AuthorId: payment.payerId,
    CardId: payment.cardId,
    DebitedFunds: money(payment),
    SecureMode: 'DEFAULT',
    SecureModeReturnURL: request.returnUrl,
    StatementDescriptor: STATEMENT_DESCRIPTOR,
    Culture: request.culture,
    BrowserInfo: request.browserInfo,
    IpAddress: request.ipAddress,
  };
}

function money({ amount, currency }: { amount: number; currency: string }) {
  return { Currency: currency, Amount: amount };
}
