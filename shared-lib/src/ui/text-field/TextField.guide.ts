import type { Guide } from '../guide.ts';

export const textFieldGuide: Guide = {
  purpose: 'One line of text.',
  use: ['For names, addresses, numbers and codes.'],
  avoid: [
    'For several lines: use Textarea.',
    'For a password or a phone number: use the fields made for them.',
    'For a place from a list: use Combobox.',
  ],
  do: [
    'Choose the type and autocomplete, so that phones show the right keyboard and fill it in.',
    'Make its width suit what is typed.',
  ],
  dont: [
    'Use the placeholder as a label or for a rule.',
    'Show an error before somebody has left the field.',
  ],
  keyboard: ['Tab reaches it, then the button at its end if there is one.'],
  screenReader: ['Announced with its label, the note, then hint and error; “invalid” with an error.'],
};
