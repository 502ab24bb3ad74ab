import { type Static, Type } from 'typebox';
import { literals } from '../lib/literals.schema.ts';
import { Instant, MinorUnits, Nullable } from '../lib/scalars.schema.ts';
import { DEPOSIT_TEXT_MAXIMUM } from './limits.ts';

const closed = { additionalProperties: false } as const;

/** Where the deposit of a short stay stands. */
export const DEPOSIT_STATES = [
  /** The guest has yet to have it reserved on a card. */
  'due',
  'authorised',
  /** The host wants a part of it, and the guest has not answered. */
  'claimed',
  /** The guest has refused: we decide. */
  'answered',
  /** A part of it, or all, goes to the host. */
  'captured',
  'released',
  /** It was never reserved, and the stay is over. */
  'lapsed',
] as const;
export type DepositState = (typeof DEPOSIT_STATES)[number];

/** The deposit of a stay, as guest and host see it. Money in minor units of the booking's currency. */
export const BookingDeposit = Type.Object({
  state: literals(DEPOSIT_STATES),
  amount: MinorUnits,
  claimUntil: Nullable(Instant, 'until when the host can claim a part; null before it is reserved'),
  claim: Nullable(Type.Object({ amount: MinorUnits, reason: Type.String(), at: Instant })),
  answer: Nullable(Type.Object({ isAccepted: Type.Boolean(), text: Type.String(), at: Instant })),
  answerUntil: Nullable(Instant, 'until when the guest can answer a claim; after that we decide'),
  captured: Nullable(MinorUnits, 'what of it goes to the host; null while nothing is decided'),
  settlementReason: Nullable(Type.String(), 'why we decided so'),
});
export type BookingDeposit = Static<typeof BookingDeposit>;

export const DepositClaim = Type.Object(
  {
    amount: Type.Integer({ minimum: 1, description: 'minor units, at most the deposit' }),
    reason: Type.String({ minLength: 1, maxLength: DEPOSIT_TEXT_MAXIMUM }),
  },
  closed,
);
export type DepositClaim = Static<typeof DepositClaim>;

export const DepositAnswer = Type.Object(
  { isAccepted: Type.Boolean(), text: Type.String({ maxLength: DEPOSIT_TEXT_MAXIMUM }) },
  closed,
);
export type DepositAnswer = Static<typeof DepositAnswer>;
