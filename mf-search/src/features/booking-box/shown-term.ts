import type { Property, StayTerm } from '@moien/contract';

type Terms = Pick<Property, 'isAvailableForShortTerm' | 'isAvailableForLongTerm'>;

/** A home let by both terms is shown by the wanted one, otherwise by its only one. */
export function shownTerm(terms: Terms, wanted: StayTerm): StayTerm {
  if (hasBothTerms(terms)) return wanted;
  return terms.isAvailableForLongTerm ? 'month' : 'night';
}

export function hasBothTerms({ isAvailableForShortTerm, isAvailableForLongTerm }: Terms): boolean {
  return isAvailableForShortTerm && isAvailableForLongTerm;
}
