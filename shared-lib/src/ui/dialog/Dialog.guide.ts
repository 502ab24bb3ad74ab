import type { Guide } from '../guide.ts';

export const dialogGuide: Guide = {
  purpose: 'A question in the middle of the window that has to be answered first.',
  use: ['Before something that cannot be undone.', 'For a short task with one or two fields.'],
  avoid: [
    'For a longer task: use Sheet.',
    'For a message that needs no answer: use Toast.',
    'For a choice beside a button: use Popover or Menu.',
  ],
  do: [
    'Ask the question in the title and answer it on the buttons: “Delete it”, “Keep it”.',
    'Keep the buttons in the footer: they stay in view while the text scrolls.',
  ],
  dont: ['Open one dialog from another.', 'Open it without a press.'],
  keyboard: [
    'The focus stays inside; Tab goes round.',
    'Escape closes it, and the focus returns to where it was.',
  ],
  screenReader: ['Announced as a dialog with its title and description. The page behind it is silent.'],
};
