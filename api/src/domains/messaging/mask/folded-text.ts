import { findDigitWords } from './digit-words.ts';
import { everyMatch } from './every-match.ts';

/** Letters and signs of other alphabets that look like Latin ones. */
const LOOKALIKES = new Map<string, string>(
  Object.entries({
    ...{
      а: 'a',
      в: 'b',
      е: 'e',
      к: 'k',
      м: 'm',
      н: 'h',
      о: 'o',
      р: 'p',
      с: 'c',
      т: 't',
      у: 'y',
      х: 'x',
      з: '3',
    },
    ...{ ս: 'u', օ: 'o', ᒪ: 'l', ᴘ: 'p' },
    ...{ і: 'i', ј: 'j', ѕ: 's', ԁ: 'd', ӏ: 'l', ԛ: 'q', ԝ: 'w' },
    ...{ '。': '.', '․': '.', '⁄': '/', '∕': '/' },
    ...{ α: 'a', ε: 'e', ι: 'i', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x' },
  }),
);

/** Characters that take no room: the frame of a key, soft hyphen, joiners, marks of direction. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|\u20e3/u;
const DIGIT = /^\p{Nd}$/u;
/** Emoji of letters, such as the one of a car park. */
const SQUARED_A = 0x1f170;
/** "name (at) example dot org", "paypal slash anna": signs of an address that are written as words. */
const SIGNS_AS_WORDS = [
  { sign: '.', words: 'd[o0]t|punkt|point|ponto', bracketed: 'd[o0]t|punkt|point|ponto|[.]' },
  { sign: '-', words: 'dash|hyphen|tiret|bindestrich', bracketed: 'dash|[-]' },
  // "at" stands between brackets alone: "look at booking.com" is no address.
  { sign: '@', words: 'arobase|arroba|klammeraffe', bracketed: 'at|arobase|[@]' },
  { sign: '/', words: 'slash|schrägstrich|barre oblique|barra', bracketed: 'slash|[/]' },
].map(({ sign, words, bracketed }) => ({
  sign,
  pattern: new RegExp(`\\s?[([{<]\\s?(?:${bracketed})\\s?[)\\]}>]\\s?|\\s(?:${words})\\s`, 'giu'),
}));

/** A text as an eye reads it, and where each of its characters stands in what was written. */
export type FoldedText = {
  text: string;
  /** UTF-16 units of what was written, for a range of the folded text. */
  written: (from: number, to: number) => { from: number; to: number };
};

type Unit = { value: string; from: number; to: number };

/**
 * Wide, styled and look-alike letters become plain ones (Unicode NFKC), invisible ones go, signs that are
 * written as words become signs. Case stays.
 */
export function foldText(original: string): FoldedText {
  let units = withDigits(unitsOf(original));
  for (const { sign, pattern } of SIGNS_AS_WORDS) units = withSign(units, sign, pattern);
  return {
    text: textOf(units),
    written: (from, to) => ({
      from: units[from]?.from ?? original.length,
      to: units[to - 1]?.to ?? original.length,
    }),
  };
}

function unitsOf(original: string): Unit[] {
  const units: Unit[] = [];
  let from = 0;
  for (const character of original) {
    const to = from + character.length;
    const plain = INVISIBLE.test(character) ? '' : plainOf(character);
    for (const value of plain.split('')) units.push({ value, from, to });
    from = to;
  }
  return units;
}

function plainOf(character: string): string {
  const plain = character.normalize('NFKC');
  const code = plain.codePointAt(0) ?? 0;
  if (code >= SQUARED_A && code < SQUARED_A + 26) return String.fromCharCode(0x41 + code - SQUARED_A);
  if (DIGIT.test(plain)) return digitOf(code);
  const small = plain.toLowerCase();
  const latin = LOOKALIKES.get(small);
  if (latin === undefined) return plain;
  return small === plain ? latin : latin.toUpperCase();
}

/** Digits of every alphabet follow each other from nought to nine. */
function digitOf(code: number): string {
  let before = 0;
  while (DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

function withSign(units: readonly Unit[], sign: string, pattern: RegExp): Unit[] {
  const result: Unit[] = [];
  let next = 0;
  for (const { index, 0: match } of everyMatch(textOf(units), pattern)) {
    const last = index + match.length;
    result.push(...units.slice(next, index), {
      value: sign,
      from: units[index]?.from ?? 0,
      to: units[last - 1]?.to ?? 0,
    });
    next = last;
  }
  return [...result, ...units.slice(next)];
}

/** A number whose digits are written as words, all or some of them. */
function withDigits(units: readonly Unit[]): readonly Unit[] {
  const result: Unit[] = [];
  let next = 0;
  for (const { digit, from, to, word } of findDigitWords(textOf(units))) {
    result.push(...units.slice(next, from), {
      value: digit,
      from: units[word.from]?.from ?? 0,
      to: units[word.to - 1]?.to ?? 0,
    });
    next = to;
  }
  return [...result, ...units.slice(next)];
}

function textOf(units: readonly Unit[]): string {
  return units.map(({ value }) => value).join('');
}
