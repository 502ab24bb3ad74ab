import type { Card } from './resources.ts';

export type CardBehaviour = 'frictionless' | 'challenge' | 'declined';

/** MangoPay's test numbers and one of ours; every other valid number is frictionless. */
const BEHAVIOURS: Record<string, CardBehaviour> = {
  '4970107111111119': 'frictionless',
  '4970105181818183': 'challenge',
  '5033951000000004': 'frictionless',
  '375989111111119': 'frictionless',
  '4000000000000002': 'declined',
};

type Brand = Pick<Card, 'CardProvider' | 'CardType'>;

/** The first prefix that matches. */
const BRANDS: readonly (readonly [RegExp, Brand])[] = [
  [/^3[47]/, { CardProvider: 'AMEX', CardType: 'AMEX' }],
  [/^(50|5[678]|6)/, { CardProvider: 'MAESTRO', CardType: 'MAESTRO' }],
  [/^(5[1-5]|2)/, { CardProvider: 'MASTERCARD', CardType: 'CB_VISA_MASTERCARD' }],
];

const VISA: Brand = { CardProvider: 'VISA', CardType: 'CB_VISA_MASTERCARD' };

export function behaviourOf(number: string): CardBehaviour {
  return BEHAVIOURS[number] ?? 'frictionless';
}

export function brandOf(number: string): Brand {
  return BRANDS.find(([prefix]) => prefix.test(number))?.[1] ?? VISA;
}

/** As MangoPay shows a number: the first six and the last four digits. */
export function aliasOf(number: string): string {
  return `${number.slice(0, 6)}${'X'.repeat(number.length - 10)}${number.slice(-4)}`;
}

/** 12 to 19 digits with a right check digit (ISO/IEC 7812-1, Luhn). */
export function isCardNumber(text: string): boolean {
  if (!/^\d{12,19}$/.test(text)) return false;
  const sum = [...text].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

export function isExpirationDate(text: string): boolean {
  return /^(0[1-9]|1[0-2])\d\d$/.test(text);
}

/** A card is good until the last day of its month, UTC. */
export function hasExpired(expirationDate: string, now: number): boolean {
  const month = Number(expirationDate.slice(0, 2));
  const year = 2000 + Number(expirationDate.slice(2));
  return now >= Date.UTC(year, month, 1);
}
