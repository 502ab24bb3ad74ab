import { everyMatch } from './every-match.ts';

/** In English, French, German, Luxembourgish and Portuguese. */
const DIGIT_WORDS = new Map<string, string>(
  [
    ['zero', 'zéro', 'null'],
    ['one', 'un', 'eins', 'eent', 'um'],
    ['two', 'deux', 'zwei', 'zwo', 'zwee', 'dois'],
    ['three', 'trois', 'drei', 'dräi', 'três'],
    ['four', 'quatre', 'vier', 'véier', 'quatro'],
    ['five', 'cinq', 'fünf', 'fënnef', 'cinco'],
    ['six', 'sechs', 'seis'],
    ['seven', 'sept', 'sieben', 'siwen', 'sete'],
    ['eight', 'huit', 'acht', 'aacht', 'oito'],
    ['nine', 'neuf', 'neun', 'néng', 'nove'],
  ].flatMap((words, digit) => words.map((word) => [word, String(digit)])),
);
const WORD = `(?:${[...DIGIT_WORDS.keys()].join('|')})(?!\\p{L})`;
/** Eight in a row, words or groups of digits, are no counting of rooms and guests. */
const IN_A_ROW = new RegExp(
  `(?<!\\p{L})(?:${WORD}|(?<!\\d)\\d{1,4}(?!\\d))(?:[\\s,.-]{1,3}(?:${WORD}|\\d{1,4}(?!\\d))){7,}`,
  'giu',
);
/** With what separates it from the digits beside it. */
const WORD_IN_ROW = new RegExp(`([\\s,.-]{0,3})(?<!\\p{L})(${WORD})[\\s,.-]{0,3}`, 'giu');

type Range = { from: number; to: number };
/** `word` alone is the digit; the range has what separates it from its neighbours too. */
export type DigitWord = Range & { digit: string; word: Range };

/** Digits that are written as words within a number: "zero four nine two …", "BE4 three 36 three 25 …". */
export function findDigitWords(text: string): DigitWord[] {
  return everyMatch(text, IN_A_ROW).flatMap(({ 0: row, index: start }) =>
    everyMatch(row, WORD_IN_ROW).map(({ 0: match, 1: before = '', 2: word = '', index }) => {
      const from = start + index;
      const first = from + before.length;
      return {
        digit: DIGIT_WORDS.get(word.toLowerCase()) ?? word,
        ...{ from, to: from + match.length },
        word: { from: first, to: first + word.length },
      };
    }),
  );
}
