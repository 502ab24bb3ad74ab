import type { Property, StayTerm } from '@moien/contract';

type Terms = Pick<Property, 'isAvailableForShortTerm' | 'isAvailableForLongTerm'>;

/** A home that is let by both is shown by the one that is wanted, every other by its own. */
export function shownTerm(terms: Terms, wanted: StayTerm): StayTerm {
  if (hasBothTerms(terms)) return wanted;
  return terms.isAvailableForLongTerm ? 'month' : 'night';
}

export function hasBothTerms({ isAvailableForShortTerm, isAvailableForLongTerm }: Terms): boolean {
  return isAvailableForShortTerm && isAvailableForLongTerm;
}
