import { formatCardNumber, formatExpiry } from './format-card.ts';

/** `|` stands for the caret. */
const typed = (text: string) => ({ text: text.replace('|', ''), caret: text.indexOf('|') });
const shown = ({ text, caret }: { text: string; caret: number }) =>
  `${text.slice(0, caret)}|${text.slice(caret)}`;

describe('a card number', () => {
  it.each([
    ['4970|', '4970|'],
    ['49701|', '4970 1|'],
    ['4970107111111119|', '4970 1071 1111 1119|'],
    ['375989111111119|', '3759 891111 11119|'],
    // A digit in the middle moves the groups behind it, and not the caret.
    ['49701|0 7111', '4970 1|071 11'],
    // Backspace behind a space takes the space, which comes back before the caret.
    ['4970|1071', '4970| 1071'],
    ['4970-1071 a|', '4970 1071|'],
    ['12345678901234567890123|', '1234 5678 9012 3456 789|'],
    ['|', '|'],
  ])('typed as %s is shown as %s', (text, expected) => {
    expect(shown(formatCardNumber(typed(text)))).toBe(expected);
  });
});

describe('an expiry', () => {
  it.each([
    ['1|', '1|'],
    ['12|', '12/|'],
    ['3|', '03/|'],
    ['1/|', '01/|'],
    ['12/2|', '12/2|'],
    ['1227|', '12/27|'],
    ['12/2027|', '12/27|'],
    ['12/202|', '12/202|'],
    ['12/278|', '12/27|'],
    ['1|/27', '01|/27'],
    ['|', '|'],
  ])('typed as %s is shown as %s', (text, expected) => {
    expect(shown(formatExpiry(typed(text)))).toBe(expected);
  });

  it.each([
    ['12|', '12|'],
    ['1|', '1|'],
    ['12/2|', '12/2|'],
  ])('left as %s by Backspace stays %s', (text, expected) => {
    expect(shown(formatExpiry(typed(text), true))).toBe(expected);
  });
});
