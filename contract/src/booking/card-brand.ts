/** Specification §3. */
export type CardBrand =
  | 'hipercard'
  | 'diners'
  | 'amex'
  | 'mastercard'
  | 'visa'
  | 'discover'
  | 'jcb'
  | 'aura'
  | 'maestro';

/** First digits of card numbers, from one to another of equal length; the longest that match decide. */
const CARD_RANGES: readonly [brand: CardBrand, from: string, to: string][] = [
  ['visa', '4', '4'],
  ['mastercard', '51', '55'],
  ['mastercard', '2221', '2720'],
  ['amex', '34', '34'],
  ['amex', '37', '37'],
  ['diners', '300', '305'],
  ['diners', '36', '36'],
  ['diners', '38', '38'],
  ['jcb', '3528', '3589'],
  ['discover', '6011', '6011'],
  ['discover', '644', '649'],
  ['discover', '65', '65'],
  ['maestro', '50', '50'],
  ['maestro', '56', '58'],
  ['maestro', '6', '6'],
  ['aura', '5078', '5078'],
  ['hipercard', '606282', '606282'],
  ['hipercard', '384100', '384100'],
  ['hipercard', '384140', '384140'],
  ['hipercard', '384160', '384160'],
];

/** How many digits a card number of the brand has (ISO/IEC 7812: 19 at most). */
export const CARD_NUMBER_LENGTHS: Record<CardBrand, readonly number[]> = {
  visa: [13, 16, 18, 19],
  mastercard: [16],
  amex: [15],
  diners: [14, 15, 16, 17, 18, 19],
  jcb: [16, 17, 18, 19],
  discover: [16, 17, 18, 19],
  maestro: [12, 13, 14, 15, 16, 17, 18, 19],
  aura: [16, 17, 18, 19],
  hipercard: [13, 16, 19],
};

const FOURS = [4, 4, 4, 4, 3];

/**
 * The brand of a card number or of its beginning: what a card really is, the provider says.
 * @returns null when no brand begins so, or while further digits can still decide for another one
 */
export function cardBrandOf(digits: string): CardBrand | null {
  const length = ({ 1: from }: (typeof CARD_RANGES)[number]) => from.length;
  const possible = CARD_RANGES.filter(([, from, to]) => {
    const start = digits.slice(0, from.length);
    return from.slice(0, start.length) <= start && start <= to.slice(0, start.length);
  });
  const [longest] = possible
    .filter((range) => length(range) <= digits.length)
    .sort((a, b) => length(b) - length(a));
  if (!longest) return null;
  const [brand] = longest;
  const isOpen = possible.some((range) => length(range) > digits.length && range[0] !== brand);
  return isOpen ? null : brand;
}

/** Card schemes that a payment provider registers each in its own way. */
export const CARD_FAMILIES = ['visa-mastercard', 'amex', 'maestro'] as const;
export type CardFamily = (typeof CARD_FAMILIES)[number];

/** How a card number is registered; Visa, Mastercard and all others alike. */
export function cardFamilyOf(digits: string): CardFamily {
  const brand = cardBrandOf(digits);
  return brand === 'amex' || brand === 'maestro' ? brand : 'visa-mastercard';
}

/** The digits in groups as they stand on a card of the brand: 4-6-5, 4-6-4, otherwise fours. */
export function groupCardNumber(digits: string, brand: CardBrand | null): string {
  const groups: string[] = [];
  let start = 0;
  for (const size of groupSizes(digits, brand)) {
    if (start < digits.length) groups.push(digits.slice(start, start + size));
    start += size;
  }
  return groups.join(' ');
}

function groupSizes(digits: string, brand: CardBrand | null): readonly number[] {
  if (brand === 'amex') return [4, 6, 5];
  return brand === 'diners' && digits.length <= 14 ? [4, 6, 4] : FOURS;
}

/** The check digit of ISO/IEC 7812-1: false for a number with one digit mistyped. */
export function isLuhnValid(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits.length > 0 && sum % 10 === 0;
}
