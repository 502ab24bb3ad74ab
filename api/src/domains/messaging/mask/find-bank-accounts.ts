import { ibanFormOf } from '@moien/contract';
import { everyMatch } from './every-match.ts';
import { type FoundDetail, findAll } from './found-detail.ts';

/** What stands between two characters of one account number: spaces and signs, but no end of a sentence. */
const GAP = /^(?!\.\s)[\s\p{P}\p{S}]{0,5}$/u;
const HEAD_LENGTH = 4;
const CHECK = { modulus: 97n, remainder: 1n };

/** A BIC, a sort code or an account number beside the word for it. */
const NAMED_NUMBERS = [
  /\b(?:bic|swift)(?:[ -]?code)?\b\W{0,4}[a-z]{6}[a-z0-9]{2}(?:[a-z0-9]{3})?\b/gi,
  /\bsort[ -]?code\b\W{0,4}\d{2}[ -]?\d{2}[ -]?\d{2}\b/gi,
  /\b(?:account|konto|compte)[ -]?(?:number|nummer|no|nr|n°|numéro)\b\.?\W{0,4}\d(?:[ -]?\d){5,17}\b/gi,
  /\b(?:numéro|n°) de compte\b\W{0,4}\d(?:[ -]?\d){5,17}\b/gi,
  /\b(?:blz|bankleitzahl)\b\W{0,4}\d{3}[ -]?\d{3}[ -]?\d{2}\b/gi,
  /\b(?:banque|guichet|clé)\b\W{0,4}\d{2,5}\W{0,3}(?=guichet|compte|clé|$)/gi,
  /\bcompte\b\W{0,4}[\dA-Z]{11}\b/gi,
  /\b(?:routing|aba)[ -]?(?:number|no)\b\.?\W{0,4}\d{9}\b/gi,
];

/** Words between two parts of a number: "first part …, second part …". */
const WORDS_BETWEEN = "[\\s,.;:–-]{1,5}(?:[\\p{L}'’]{1,12}[\\s,.;:–-]{1,3}){1,6}";
const DIGITS = '\\d(?:[\\s-]?\\d){3,24}';
const IN_PARTS = new RegExp(
  `(?<![\\p{L}\\d])([a-z]{2}\\s?\\d{2}(?:[\\s-]?\\d){1,24})((?:${WORDS_BETWEEN}${DIGITS}){1,3})`,
  'giu',
);

type Place = { letter: string; at: number };

/** IBANs by their country's length and check digits (ISO 13616), however they are spaced. */
export function findBankAccounts(text: string): FoundDetail[] {
  const places = placesOf(text);
  const found: FoundDetail[] = [];
  for (let index = 0; index < places.length; index += 1) {
    const iban = ibanAt(text, places, index);
    if (!iban) continue;
    found.push({ kind: 'bank-account', from: iban[0]?.at ?? 0, to: (iban.at(-1)?.at ?? 0) + 1 });
    index += iban.length - 1;
  }
  return [
    ...found,
    ...findInParts(text),
    ...NAMED_NUMBERS.flatMap((pattern) => findAll(text, pattern, 'bank-account')),
  ];
}

/** An IBAN in parts of digits, with words between them. */
function findInParts(text: string): FoundDetail[] {
  return everyMatch(text, IN_PARTS).flatMap(({ 1: head = '', 2: rest = '', index }) => {
    const length = ibanFormOf(head.slice(0, 2).toUpperCase())?.length ?? 0;
    const places = placesOf(head + rest.replace(/\D/g, ' '));
    const last = places[length - 1];
    const number = places.slice(0, length).map(({ letter }) => letter);
    if (!last || !isIban(number.join(''))) return [];
    return [{ kind: 'bank-account' as const, from: index, to: index + last.at + 1 }];
  });
}

function placesOf(text: string): Place[] {
  return Array.from(text.matchAll(/[a-z0-9]/gi), ({ 0: letter, index }) => ({
    letter: letter.toUpperCase(),
    at: index,
  }));
}

function ibanAt(text: string, places: readonly Place[], index: number): Place[] | undefined {
  const country = (places[index]?.letter ?? '') + (places[index + 1]?.letter ?? '');
  const form = ibanFormOf(country);
  const written = form ? places.slice(index, index + form.length) : [];
  if (!form || written.length < form.length) return undefined;
  const isTogether = written.every(({ at }, position) => {
    const next = written[position + 1];
    return next === undefined || GAP.test(text.slice(at + 1, next.at));
  });
  if (!isTogether) return undefined;
  return isIban(written.map(({ letter }) => letter).join('')) ? written : undefined;
}

function isIban(number: string): boolean {
  const account = ibanFormOf(number.slice(0, 2))?.account;
  return readingsOf(number).some(
    (reading) => account?.test(reading.slice(HEAD_LENGTH)) && hasCheckDigits(reading),
  );
}

/** Letters that are typed, or meant to pass, for digits. */
const LETTERS_FOR_DIGITS: readonly (readonly [RegExp, string])[] = [
  [/O/g, '0'],
  [/[IL]/g, '1'],
  [/S/g, '5'],
  [/B/g, '8'],
];

/** As it is, and with every choice of the letters read as digits. */
function readingsOf(number: string): string[] {
  const [country, rest] = [number.slice(0, 2), number.slice(2)];
  let readings = [rest];
  for (const [letter, digit] of LETTERS_FOR_DIGITS)
    readings = readings.flatMap((reading) => [reading, reading.replaceAll(letter, digit)]);
  return [...new Set(readings)].map((reading) => country + reading);
}

function hasCheckDigits(number: string): boolean {
  const moved = number.slice(HEAD_LENGTH) + number.slice(0, HEAD_LENGTH);
  if (!/\d\d$/.test(moved)) return false;
  const value = BigInt(moved.replaceAll(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36))));
  return value % CHECK.modulus === CHECK.remainder;
}
