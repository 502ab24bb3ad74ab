import { notFound } from './api-error.ts';
import type {
  Card,
  CardPayment,
  CardRegistration,
  Dispute,
  DisputeDocument,
  Hook,
  HostedAction,
  IdentitySession,
  Preauthorization,
  ProviderEvent,
  Recipient,
  Transaction,
  User,
  Wallet,
} from './resources.ts';
import type { CardBehaviour } from './test-cards.ts';

export type StoredCard = { card: Card; behaviour: CardBehaviour };

/** What the browser has sent to the tokenising address for a registration. */
export type CardToken = { number: string; expirationDate: string };

export type Challenge = {
  id: string;
  payment: CardPayment;
  /** Ends the payment with a result code. */
  settle: (code: string) => void;
};

/** What was answered to a call with an idempotency key; `at` in milliseconds since 1970. */
export type StoredResponse = {
  at: number;
  statusCode: number;
  contentType: string;
  body: string;
  requestUrl: string;
};

/** Times in milliseconds since 1970. */
export type AccessToken = { clientId: string; expiresAt: number };

export type Call = { at: number; method: string; path: string; idempotencyKey?: string; body: unknown };

export type Store = ReturnType<typeof createStore>;

/** All that the payment server knows. */
export function createStore() {
  const transactions = new Map<string, Transaction>();
  const transactionsByWallet = new Map<string, Transaction[]>();
  const index = (walletId: string | null, transaction: Transaction) => {
    if (!walletId) return;
    const known = transactionsByWallet.get(walletId);
    if (known) known.push(transaction);
    else transactionsByWallet.set(walletId, [transaction]);
  };
  return {
    users: new Map<string, User>(),
    wallets: new Map<string, Wallet>(),
    registrations: new Map<string, CardRegistration>(),
    /** Ids of registrations by their access keys. */
    accessKeys: new Map<string, string>(),
    cardTokens: new Map<string, CardToken>(),
    cards: new Map<string, StoredCard>(),
    preauthorizations: new Map<string, Preauthorization>(),
    challenges: new Map<string, Challenge>(),
    identitySessions: new Map<string, IdentitySession>(),
    recipients: new Map<string, Recipient>(),
    /** By the secrets of their addresses. */
    hostedActions: new Map<string, HostedAction>(),
    disputes: new Map<string, Dispute>(),
    disputeDocuments: new Map<string, DisputeDocument>(),
    hooks: new Map<string, Hook>(),
    events: [] as ProviderEvent[],
    accessTokens: new Map<string, AccessToken>(),
    responses: new Map<string, StoredResponse>(),
    calls: [] as Call[],
    transactions: transactions as ReadonlyMap<string, Transaction>,
    addTransaction: (transaction: Transaction) => {
      transactions.set(transaction.Id, transaction);
      index(transaction.CreditedWalletId, transaction);
      if (transaction.DebitedWalletId !== transaction.CreditedWalletId)
        index(transaction.DebitedWalletId, transaction);
    },
    transactionsOfWallet: (walletId: string): readonly Transaction[] =>
      transactionsByWallet.get(walletId) ?? [],
  };
}

/** @throws ApiError 404 */
export function find<Item>(items: ReadonlyMap<string, Item>, id: string): Item {
  const item = items.get(id);
  if (item === undefined) throw notFound(id);
  return item;
}
