import { everyMatch } from './every-match.ts';

/** What is kept back until a stay is certain (payment), and what its sender confirms first (contact). */
export const PAYMENT_DETAILS = [
  'bank-account',
  'card-number',
  'transfer-service',
  'crypto-address',
  'payment-link',
] as const;
export const CONTACT_DETAILS = ['phone-number', 'email'] as const;

export type DetailKind = (typeof PAYMENT_DETAILS | typeof CONTACT_DETAILS)[number];

/** A part of a text, in UTF-16 units: `from` is its first, `to` the one after its last. */
export type FoundDetail = { kind: DetailKind; from: number; to: number };

/** Every match of a pattern that has the flag `g`. */
export function findAll(text: string, pattern: RegExp, kind: DetailKind): FoundDetail[] {
  return everyMatch(text, pattern).map(({ index, 0: match }) => ({
    kind,
    from: index,
    to: index + match.length,
  }));
}
