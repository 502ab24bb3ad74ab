import { type CardBrand, cardBrandOf, isLuhnValid } from '@moien/contract';
import { everyMatch } from './every-match.ts';
import type { FoundDetail } from './found-detail.ts';

/** O is often typed, or meant to pass, for 0. */
const DIGITS = /(?<![\p{L}\d+]|\+\(?\d{0,3}[ -]?)\d(?:[\s\p{P}]{0,4}[\dOo]){13,22}/gu;
/** A place on the map, and days: digits that are no card's. */
const PLACE = /^\d{1,3}\.\d{5,}/;
const DAY = /\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d|(?:19|20)\d\d[./-]\d{1,2}[./-]\d{1,2}/;

/** How many digits the numbers have that people carry, of all that a brand may have. */
const LENGTHS: Partial<Record<CardBrand, readonly number[]>> = {
  visa: [16],
  mastercard: [16],
  amex: [15],
  diners: [14],
  jcb: [16],
  discover: [16],
  maestro: [16, 18, 19],
};

/** Card numbers by brand, length and check digit (ISO/IEC 7812-1): prices, days and telephones are none. */
export function findCardNumbers(text: string): FoundDetail[] {
  return everyMatch(text, DIGITS).flatMap(({ 0: match, index }) => {
    if (PLACE.test(match) || DAY.test(match)) return [];
    const end = cardEnd(match, text.slice(index + match.length));
    return end === undefined ? [] : [{ kind: 'card-number' as const, from: index, to: index + end }];
  });
}

/** Where the number ends within the match: never between two digits that stand together. */
function cardEnd(match: string, after: string): number | undefined {
  const ends = Array.from(match.matchAll(/[\dOo]/g), (digit) => digit.index + 1);
  const digits = match.replaceAll(/[Oo]/g, '0').replaceAll(/\D/g, '');
  const brand = cardBrandOf(digits);
  const lengths = (brand && LENGTHS[brand]) ?? [];
  return lengths
    .map((length) => ({ end: ends[length - 1], number: digits.slice(0, length) }))
    .findLast(
      ({ end, number }) =>
        end !== undefined && isLuhnValid(number) && !/^[\p{L}\d]/u.test(match.slice(end) + after),
    )?.end;
}
