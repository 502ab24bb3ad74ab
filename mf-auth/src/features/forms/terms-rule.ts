import { type EntryRule, TERMS_SLUG } from '@moien/contract';

export type WithTerms = { areTermsAccepted: boolean };

/** Specification §5: the box must be ticked. */
export const TERMS_RULE: EntryRule<WithTerms> = {
  slug: TERMS_SLUG,
  field: 'areTermsAccepted',
  isMet: ({ areTermsAccepted }) => areTermsAccepted,
};
