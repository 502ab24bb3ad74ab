/** A person, or a company that lets homes, as the payment provider tells them apart. */
export const PERSON_KINDS = ['natural', 'legal'] as const;
export type PersonKind = (typeof PERSON_KINDS)[number];

/** MangoPay's `LegalPersonType`, as far as its hosted verification takes it. */
export const LEGAL_FORMS = ['business', 'organization', 'soletrader'] as const;
export type LegalForm = (typeof LEGAL_FORMS)[number];

/** Where the verification of an owner by the payment provider stands. */
export const IDENTITY_STATES = [
  /** Nothing was begun. */
  'none',
  /** The owner has yet to go to the provider's page. */
  'started',
  /** The provider looks at it; only companies wait for this. */
  'in-review',
  'verified',
  'refused',
  /** The provider wants it to be done again. */
  'outdated',
] as const;
export type IdentityState = (typeof IDENTITY_STATES)[number];

/** Why the provider refused; each has a sentence that says what the owner can do. */
export const IDENTITY_REFUSALS = [
  'document-unreadable',
  'document-not-accepted',
  'document-expired',
  'document-incomplete',
  'document-falsified',
  'data-does-not-match',
  'underage-person',
  'specific-case',
] as const;
export type IdentityRefusal = (typeof IDENTITY_REFUSALS)[number];
