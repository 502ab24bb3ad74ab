import { cardBrandOf, groupCardNumber } from '@moien/contract';

/** What a field shows, and before which character its caret stands. */
export type TypedText = { text: string; caret: number };

const NUMBER_MAXIMUM = 19;

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** A card number in the groups of its brand; the caret stays behind the digit that it stood behind. */
export function formatCardNumber({ text, caret }: TypedText): TypedText {
  const digits = digitsOf(text).slice(0, NUMBER_MAXIMUM);
  const grouped = groupCardNumber(digits, cardBrandOf(digits));
  return { text: grouped, caret: placeBehind(grouped, digitsOf(text.slice(0, caret)).length) };
}

/**
 * `MM/YY`: the slash comes by itself once a month is whole, `3` is March, and a year of four digits is cut.
 * @param isDeletion what was taken away, such as the slash, does not come back
 */
export function formatExpiry({ text, caret }: TypedText, isDeletion = false): TypedText {
  const isShortMonth = /^([2-9]|\d\/)/.test(text);
  const digits = `${isShortMonth ? '0' : ''}${digitsOf(text)}`;
  const [month, year] = [digits.slice(0, 2), yearOf(digits.slice(2))];
  const slash = year !== '' || (month.length === 2 && !isDeletion) ? '/' : '';
  const formatted = `${month}${slash}${year}`;
  if (caret >= text.length) return { text: formatted, caret: formatted.length };
  const digitCount = digitsOf(text.slice(0, caret)).length + (isShortMonth ? 1 : 0);
  return { text: formatted, caret: placeBehind(formatted, digitCount) };
}

function yearOf(digits: string): string {
  if (!digits.startsWith('20')) return digits.slice(0, 2);
  return digits.length < 4 ? digits : digits.slice(2, 4);
}

/** The place behind so many digits. */
function placeBehind(text: string, digitCount: number): number {
  let left = digitCount;
  for (const [index, sign] of [...text].entries()) {
    if (left === 0) return index;
    if (/\d/.test(sign)) left -= 1;
  }
  return text.length;
}
