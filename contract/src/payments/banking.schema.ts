import { type Static, Type } from 'typebox';
import { CARD_FAMILIES } from '../booking/card-brand.ts';
import { PAYMENT_FAILURES } from '../booking/result-code.ts';
import { Proof } from '../identity/account.schema.ts';
import { literals } from '../lib/literals.schema.ts';
import { PostalAddress } from '../lib/postal-address.schema.ts';
import { CountryCode, Day, Instant, LanguageTag, Nullable, Uuid } from '../lib/scalars.schema.ts';
import { IDENTITY_REFUSALS, IDENTITY_STATES, LEGAL_FORMS, PERSON_KINDS } from './identity-state.ts';
import { TAX_NUMBERS_MAXIMUM } from './limits.ts';
import { PAYOUT_METHODS, RECIPIENT_STATES } from './recipient-state.ts';
import { RELEASE_BLOCK_REASONS } from './release-state.ts';

const closed = { additionalProperties: false } as const;
const name = Type.String({ minLength: 1, maxLength: 100 });
const line = Type.String({ minLength: 1, maxLength: 200 });

/** Who lets homes as a person. As the identity document has it. */
export const NaturalOwner = Type.Object(
  {
    kind: Type.Literal('natural'),
    firstName: name,
    lastName: name,
    birthDate: Day,
    nationality: CountryCode,
    countryOfResidence: CountryCode,
    address: PostalAddress,
  },
  closed,
);
export type NaturalOwner = Static<typeof NaturalOwner>;

/** A company that lets homes, and the person who acts for it. */
export const LegalOwner = Type.Object(
  {
    kind: Type.Literal('legal'),
    legalForm: literals(LEGAL_FORMS),
    legalName: line,
    companyNumber: Type.String({ minLength: 1, maxLength: 40 }),
    address: PostalAddress,
    representative: Type.Object(
      {
        firstName: name,
        lastName: name,
        birthDate: Day,
        nationality: CountryCode,
        countryOfResidence: CountryCode,
      },
      closed,
    ),
  },
  closed,
);
export type LegalOwner = Static<typeof LegalOwner>;

export const OwnerDetails = Type.Union([NaturalOwner, LegalOwner]);
export type OwnerDetails = Static<typeof OwnerDetails>;

/** Begins the verification, or does it again after a refusal. */
export const IdentityRequest = Type.Object(
  {
    details: OwnerDetails,
    areProviderTermsAccepted: Type.Literal(true),
    languageTag: LanguageTag,
  },
  closed,
);
export type IdentityRequest = Static<typeof IdentityRequest>;

export const OwnerIdentity = Type.Object({
  state: literals(IDENTITY_STATES),
  personKind: Nullable(literals(PERSON_KINDS), 'null while nothing was begun'),
  details: Nullable(OwnerDetails, 'as they were given last'),
  refusal: Nullable(literals(IDENTITY_REFUSALS), 'with the state refused'),
  actionUrl: Nullable(
    Type.String(),
    'page of the provider on which the owner goes on; it leads back to the banking information',
  ),
  startedAt: Nullable(Instant),
  decidedAt: Nullable(Instant),
});
export type OwnerIdentity = Static<typeof OwnerIdentity>;

export const AccountHolder = Type.Union([
  Type.Object({ kind: Type.Literal('natural'), firstName: name, lastName: name }, closed),
  Type.Object({ kind: Type.Literal('legal'), legalName: line }, closed),
]);
export type AccountHolder = Static<typeof AccountHolder>;

/** The id is made by the browser: the same one again is the same account. */
export const RecipientRequest = Type.Object(
  {
    id: Uuid,
    iban: Type.String({ minLength: 1, maxLength: 60, description: 'as typed; checked by `ibanProblem`' }),
    bic: Type.String({ minLength: 1, maxLength: 20, description: 'as typed; checked by `bicProblem`' }),
    holder: AccountHolder,
    address: PostalAddress,
    languageTag: LanguageTag,
    proof: Proof,
  },
  closed,
);
export type RecipientRequest = Static<typeof RecipientRequest>;

/** The account that the owner is paid to. The whole IBAN is shown to nobody. */
export const Recipient = Type.Object({
  id: Uuid,
  state: literals(RECIPIENT_STATES),
  countryCode: CountryCode,
  ibanEnding: Type.String({ description: 'its last four digits' }),
  bic: Type.String(),
  holderName: Type.String(),
  actionUrl: Nullable(Type.String(), 'page of the provider on which the owner confirms the account'),
  failure: Nullable(
    literals(PAYMENT_FAILURES),
    'why the last payout to it came back; null once one has arrived',
  ),
  createdAt: Instant,
  activatedAt: Nullable(Instant),
});
export type Recipient = Static<typeof Recipient>;

/** A card that the provider keeps for its holder; we do not have its number. */
export const SavedCard = Type.Object({
  id: Type.String({ pattern: '^[A-Za-z0-9_-]{1,100}$', description: 'of the provider' }),
  family: literals(CARD_FAMILIES),
  ending: Type.String({ description: 'its last digits, as the provider shows them' }),
  expiryMonth: Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$' }),
  isExpired: Type.Boolean(),
});
export type SavedCard = Static<typeof SavedCard>;

/** A tax identification number (Directive 2011/16/EU, annex V). */
export const TaxNumber = Type.Object(
  {
    countryCode: CountryCode,
    number: Type.String({ minLength: 2, maxLength: 30, pattern: '^[A-Za-z0-9][A-Za-z0-9 ./-]*$' }),
  },
  closed,
);
export type TaxNumber = Static<typeof TaxNumber>;

const taxFields = {
  address: PostalAddress,
  taxNumberArray: Type.Array(TaxNumber, { minItems: 1, maxItems: TAX_NUMBERS_MAXIMUM }),
  vatNumber: Type.String({
    maxLength: 20,
    pattern: '^([A-Z]{2}[A-Za-z0-9+*]{2,13})?$',
    description: 'with its country; may be empty',
  }),
  traderStatus: literals(['private', 'trader'] as const),
  businessPermitNumber: Type.Optional(
    Type.String({
      maxLength: 40,
      pattern: '^([A-Za-z0-9][A-Za-z0-9 ./-]{3,39})?$',
      description: 'lifts the limit of nights in Luxembourg; may be empty',
    }),
  ),
};

/** What the yearly report of platforms wants to know of who lets homes («DAC7»). */
export const TaxData = Type.Union([
  Type.Object(
    { kind: Type.Literal('natural'), firstName: name, lastName: name, birthDate: Day, ...taxFields },
    closed,
  ),
  Type.Object(
    {
      kind: Type.Literal('legal'),
      legalName: line,
      companyNumber: Type.String({ minLength: 1, maxLength: 40 }),
      ...taxFields,
    },
    closed,
  ),
]);
export type TaxData = Static<typeof TaxData>;

export const TaxDataState = Type.Object({
  taxData: Nullable(TaxData),
  isComplete: Type.Boolean(),
  savedAt: Nullable(Instant),
  requestedAt: Nullable(Instant, 'when they were asked for first; null until a stay is paid'),
  remindedAtArray: Type.Array(Instant, { description: 'oldest first' }),
  blocksPayoutsAt: Nullable(Instant, 'from then on nothing is paid out until they are there'),
});
export type TaxDataState = Static<typeof TaxDataState>;

/** All that `/dashboard/banking-information` shows. */
export const BankingInformation = Type.Object({
  identity: OwnerIdentity,
  recipient: Nullable(Recipient, 'the active one, else the newest pending or refused one'),
  nextRecipient: Nullable(Recipient, 'one that will take the place of the active one once it is confirmed'),
  payoutMethod: literals(PAYOUT_METHODS),
  cardArray: Nullable(Type.Array(SavedCard), 'null while the provider does not answer'),
  tax: TaxDataState,
  blockReasonArray: Type.Array(literals(RELEASE_BLOCK_REASONS), {
    description: 'what would keep a payout now, by what the owner can change on this page',
  }),
  hasPassword: Type.Boolean({ description: 'whether the proof can be a password; a mailed code always can' }),
  hasPasskey: Type.Boolean({ description: 'whether the proof can be a passkey' }),
});
export type BankingInformation = Static<typeof BankingInformation>;
