import type { Guide } from '../guide.ts';

export const countBadgeGuide: Guide = {
  purpose: 'How many things are unread.',
  use: [
    'Beside a menu item, or over an Avatar or an icon.',
    'With isExact at the end of a row, such as a conversation: there the number itself has room.',
  ],
  avoid: ['For other numbers, such as guests or results: write them as text.'],
  do: ['Give the whole sentence as the label: “12 unread messages”.'],
  dont: [
    'Show it at zero. The component hides itself, so leave no gap for it.',
    'Write “9+” into the label: it says the real number.',
  ],
  keyboard: ['Takes no focus.'],
  screenReader: ['Says the label, never “9 plus”.'],
};
