import { Type } from 'typebox';
import { Proof } from '../identity/account.schema.ts';
import { literals } from '../lib/literals.schema.ts';
import { Uuid } from '../lib/scalars.schema.ts';
import {
  Balance,
  BalanceQuery,
  LedgerLinePage,
  LedgerLineQuery,
  MoneyRelease,
  MoneyReleasePage,
  MoneyReleaseQuery,
} from './balance.schema.ts';
import {
  BankingInformation,
  IdentityRequest,
  RecipientRequest,
  SavedCard,
  TaxData,
} from './banking.schema.ts';
import { PAYOUT_METHODS } from './recipient-state.ts';

// Who is signed in, about their own money alone. What changes bank data carries a `proof` and is refused with
// 403 `proof-refused` where it is wrong; it answers the whole page, and a mail tells the account's address.
// While the payment provider does not answer, changes are refused with 503 `payments-unavailable`.

const closed = { additionalProperties: false } as const;
const ProofBody = Type.Object({ proof: Proof }, closed);

/** Where a step at the provider is open, the provider is asked first. */
export const getBankingInformation = {
  method: 'GET',
  url: '/api/payments/banking-information',
  response: BankingInformation,
} as const;

/**
 * Tells the provider who the owner is; `identity.actionUrl` then leads to its page. Refused with 400
 * `birth-date-invalid` or `owner-underage`; with 409 `identity-under-review`, or `identity-verified` once it
 * is done. Whether one is a person or a company cannot be changed after that.
 */
export const startIdentityVerification = {
  method: 'POST',
  url: '/api/payments/identity',
  body: IdentityRequest,
  response: BankingInformation,
} as const;

/**
 * An account to be paid to. It takes the place of the active one once it is confirmed on the page of
 * `actionUrl`. Refused with 400 and the code of `ibanProblem` or `bicProblem`; with 409 `identity-missing`
 * before the identity was begun.
 */
export const createRecipient = {
  method: 'POST',
  url: '/api/payments/recipients',
  body: RecipientRequest,
  response: BankingInformation,
} as const;

/** Refused with 404 `recipient-not-found`. Payouts wait until there is another. */
export const removeRecipient = {
  method: 'POST',
  url: '/api/payments/recipients/:id/removal',
  path: Type.Object({ id: Uuid }),
  body: ProofBody,
  response: BankingInformation,
} as const;

export const setPayoutMethod = {
  method: 'PUT',
  url: '/api/payments/payout-method',
  body: Type.Object({ payoutMethod: literals(PAYOUT_METHODS), proof: Proof }, closed),
  response: BankingInformation,
} as const;

/** Refused with 404 `card-not-found`, with 409 `card-in-use` while a payment with it is open. */
export const removeCard = {
  method: 'POST',
  url: '/api/payments/cards/:id/removal',
  path: Type.Object({ id: SavedCard.properties.id }),
  body: ProofBody,
  response: BankingInformation,
} as const;

/**
 * Refused with 400 `birth-date-invalid`, `owner-underage`, or `vat-number-country` where the VAT number
 * begins with no member state of the EU. The trader status is also what guests see beside a home.
 */
export const saveTaxData = {
  method: 'PUT',
  url: '/api/payments/tax-data',
  body: Type.Object({ taxData: TaxData, proof: Proof }, closed),
  response: BankingInformation,
} as const;

/** Without a currency: the one in which most is held or owed. Who never let a home gets zeros. */
export const getBalance = {
  method: 'GET',
  url: '/api/payments/balance',
  query: BalanceQuery,
  response: Balance,
} as const;

/** Newest first. Refused with 400 `invalid-request` for a cursor of nobody. */
export const findLedgerLines = {
  method: 'GET',
  url: '/api/payments/ledger-lines',
  query: LedgerLineQuery,
  response: LedgerLinePage,
} as const;

/**
 * Of one group: held by what is due next, the others newest first. Refused with 400 `invalid-request` for a
 * cursor of nobody.
 */
export const findMoneyReleases = {
  method: 'GET',
  url: '/api/payments/money-releases',
  query: MoneyReleaseQuery,
  response: MoneyReleasePage,
} as const;

/**
 * Pays again to the same account what its bank sent back. Refused with 404 `release-not-found`, with 409
 * `release-not-returned` or `recipient-missing`.
 */
export const repeatPayout = {
  method: 'POST',
  url: '/api/payments/money-releases/:id/payout',
  path: Type.Object({ id: Uuid }),
  response: MoneyRelease,
} as const;

/** Those that the browser makes, by name. */
export const paymentsCalls = {
  getBankingInformation,
  startIdentityVerification,
  createRecipient,
  removeRecipient,
  setPayoutMethod,
  removeCard,
  saveTaxData,
  getBalance,
  findLedgerLines,
  findMoneyReleases,
  repeatPayout,
} as const;
