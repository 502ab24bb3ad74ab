import type { Guide } from '../guide.ts';

export const phoneFieldGuide: Guide = {
  purpose: 'A phone number, with the prefix from a searchable list of countries.',
  use: ['Wherever a phone number is asked for.'],
  avoid: ['For other numbers: use TextField.'],
  do: ['Put the country of the visitor first in the list.', 'Say what the number is for in the hint.'],
  dont: [
    'Split the number into several fields.',
    'Refuse spaces, hyphens or parentheses: people write them.',
  ],
  keyboard: [
    'Tab reaches the prefix, then the number.',
    'In the list, typing searches, the arrow keys move, Enter chooses, Escape closes.',
  ],
  screenReader: ['The prefix button says the country and its number; the list is a named list of options.'],
};
