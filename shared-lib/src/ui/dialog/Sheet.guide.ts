import type { Guide } from '../guide.ts';

export const sheetGuide: Guide = {
  purpose: 'A longer task beside the page: from the bottom of a phone, from the end of a wide window.',
  use: ['For filters, a booking, or other forms of several parts.'],
  avoid: ['For one question: use Dialog.', 'For a few links or choices: use Menu.'],
  do: [
    'Say in the footer what the press will do, with its number: “Show 126 homes”.',
    'Keep what was chosen when it is closed and opened again.',
  ],
  dont: [
    'Put a page into it that deserves an address.',
    'Add a second way to close beside the close button and Escape.',
  ],
  keyboard: [
    'The focus stays inside; Tab goes round.',
    'Escape closes it, and the focus returns to where it was.',
  ],
  screenReader: ['Announced as a dialog with its title. The page behind it is silent.'],
};
