import { type Static, Type } from 'typebox';
import { PAYMENT_FAILURES } from '../booking/result-code.ts';
import { literals } from '../lib/literals.schema.ts';
import {
  CountryCode,
  CurrencyCode,
  Day,
  Instant,
  LanguageQuery,
  MinorUnits,
  Nullable,
  Uuid,
} from '../lib/scalars.schema.ts';
import { LEDGER_ACCOUNT_KINDS, LEDGER_TRANSFER_KINDS } from './ledger-kind.ts';
import { DEBTS_SHOWN, LEDGER_LINES_PER_PAGE, RELEASES_PER_PAGE } from './limits.ts';
import { BALANCE_GROUPS, RELEASE_BLOCK_REASONS, RELEASE_STATES } from './release-state.ts';

const closed = { additionalProperties: false } as const;

/** What was booked, for a line of money that belongs to it. */
export const BookingOfMoney = Type.Object({
  bookingId: Uuid,
  title: Type.String({ description: 'of the home' }),
  guestFirstName: Type.String(),
  arrivalDate: Day,
  departureDate: Day,
});
export type BookingOfMoney = Static<typeof BookingOfMoney>;

/**
 * The money of a stay, or of a month of it, on its way to the owner. `amount` = `share` − `ownerFee` −
 * `clawedBack`. What the guest paid besides, our service fee and the tourist tax that we pay on, is in
 * neither.
 */
export const MoneyRelease = Type.Object({
  id: Uuid,
  booking: BookingOfMoney,
  subject: literals(['stay', 'deposit'] as const),
  part: Type.Integer({ minimum: 1, description: 'which month of the stay; 1 for a short one' }),
  partCount: Type.Integer({ minimum: 1 }),
  state: literals(RELEASE_STATES),
  group: literals(BALANCE_GROUPS),
  blockReason: Nullable(literals(RELEASE_BLOCK_REASONS)),
  failure: Nullable(literals(PAYMENT_FAILURES), 'why the bank sent it back, or the provider refused it'),
  currency: CurrencyCode,
  share: MinorUnits,
  ownerFee: MinorUnits,
  clawedBack: Type.Integer({ minimum: 0, description: 'what of it made up for what the owner owed' }),
  amount: MinorUnits,
  dueAt: Instant,
  transferredAt: Nullable(Instant),
  expectedOn: Nullable(Day, 'by when it arrives, as far as is known; null while something keeps it'),
  paidAt: Nullable(Instant),
  recipientEnding: Nullable(Type.String(), 'of the account it was paid to'),
});
export type MoneyRelease = Static<typeof MoneyRelease>;

/** A payment that a guest's bank took back for good after the owner had been paid. */
export const BalanceDebt = Type.Object({
  booking: BookingOfMoney,
  amount: Type.Integer({ minimum: 1, description: 'what the owner owes, or owed, for it' }),
  at: Instant,
});
export type BalanceDebt = Static<typeof BalanceDebt>;

/** One of the four figures. `amount` is the sum of the releases of the group. */
export const BalanceFigure = Type.Object({
  group: literals(BALANCE_GROUPS),
  amount: MinorUnits,
  count: Type.Integer({ minimum: 0 }),
  date: Nullable(
    Day,
    'held: when the next one is due; on-its-way: when the next one arrives; paid: when the last one arrived; owed: null, because something has to be done first',
  ),
  dateAmount: Nullable(MinorUnits, 'of what `date` is about'),
});
export type BalanceFigure = Static<typeof BalanceFigure>;

/** A month of the chart, in the order of months. */
export const BalanceMonth = Type.Object({
  month: Type.String({ pattern: '^\\d{4}-\\d{2}$' }),
  paid: Type.Integer({ minimum: 0, description: 'what arrived at the bank in it' }),
  expected: Type.Integer({ minimum: 0, description: 'what is due in it and has not arrived' }),
  ownerFee: Type.Integer({ minimum: 0, description: 'our fee of what was released in it' }),
});
export type BalanceMonth = Static<typeof BalanceMonth>;

/** One side of a transfer: what an account received, or gave where it is below 0. */
export const LedgerLineEntry = Type.Object({
  account: literals(LEDGER_ACCOUNT_KINDS),
  amount: Type.Integer({ description: 'minor units; below 0 it went out' }),
});
export type LedgerLineEntry = Static<typeof LedgerLineEntry>;

/** A transfer of the ledger that concerns the owner's money, with every cent of it: its entries sum to 0. */
export const LedgerLine = Type.Object({
  id: Uuid,
  at: Instant,
  kind: literals(LEDGER_TRANSFER_KINDS),
  booking: Nullable(BookingOfMoney, 'null for a payout of several stays'),
  currency: CurrencyCode,
  amount: Type.Integer({ minimum: 0, description: 'what was moved: the sum of what accounts received' }),
  entryArray: Type.Array(LedgerLineEntry),
});
export type LedgerLine = Static<typeof LedgerLine>;

export const LedgerLinePage = Type.Object({
  lineArray: Type.Array(LedgerLine, { maxItems: LEDGER_LINES_PER_PAGE, description: 'newest first' }),
  nextCursor: Nullable(Type.String()),
});
export type LedgerLinePage = Static<typeof LedgerLinePage>;

export const MoneyReleasePage = Type.Object({
  releaseArray: Type.Array(MoneyRelease, { maxItems: RELEASES_PER_PAGE }),
  nextCursor: Nullable(Type.String()),
});
export type MoneyReleasePage = Static<typeof MoneyReleasePage>;

/** Nights of a year that an owner has let or that are booked, in a country that limits them. */
export const NightLimit = Type.Object({
  countryCode: CountryCode,
  year: Type.Integer(),
  nights: Type.Integer({ minimum: 1, description: 'how many short stays may have together' }),
  warningNights: Type.Integer({ minimum: 1 }),
  countedNights: Type.Integer({ minimum: 0 }),
});
export type NightLimit = Static<typeof NightLimit>;

/** All that `/dashboard/balance` shows at first, of one currency. */
export const Balance = Type.Object({
  currency: CurrencyCode,
  currencyArray: Type.Array(CurrencyCode, {
    description: 'those in which there is money of the owner, the one asked for among them',
  }),
  figureArray: Type.Array(BalanceFigure, { description: 'one for each group, in the order of the groups' }),
  attentionArray: Type.Array(MoneyRelease, {
    maxItems: RELEASES_PER_PAGE,
    description: 'blocked and returned ones, the oldest first',
  }),
  nextArray: Type.Array(MoneyRelease, {
    maxItems: RELEASES_PER_PAGE,
    description: 'scheduled ones and those on their way, the next first',
  }),
  owedToUs: Type.Integer({
    minimum: 0,
    description: 'what the next releases make up for, in minor units',
  }),
  debtArray: Type.Array(BalanceDebt, {
    maxItems: DEBTS_SHOWN,
    description: 'what made it up, the newest first; empty when nothing is owed',
  }),
  monthArray: Type.Array(BalanceMonth),
  ledger: LedgerLinePage,
  nightLimitArray: Type.Array(NightLimit, {
    description: 'of this year and the next, without those that a business permit lifts',
  }),
  isOwner: Type.Boolean({ description: 'whether the caller lets homes or has let some' }),
});
export type Balance = Static<typeof Balance>;

const cursor = Type.Optional(Type.String({ minLength: 1, maxLength: 200 }));

/** Titles of homes are in the language asked for; without one, in that of the account. */
export const BalanceQuery = Type.Object(
  { currency: Type.Optional(CurrencyCode), ...LanguageQuery.properties },
  closed,
);

export const LedgerLineQuery = Type.Object(
  { currency: CurrencyCode, bookingId: Type.Optional(Uuid), cursor, ...LanguageQuery.properties },
  closed,
);

export const MoneyReleaseQuery = Type.Object(
  { currency: CurrencyCode, group: literals(BALANCE_GROUPS), cursor, ...LanguageQuery.properties },
  closed,
);
