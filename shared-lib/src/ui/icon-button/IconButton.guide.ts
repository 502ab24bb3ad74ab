import type { Guide } from '../guide.ts';

export const iconButtonGuide: Guide = {
  purpose: 'A button with an icon and no text.',
  use: [
    'For what everybody knows: close, save, share, back and forth.',
    'Floating on a picture, plain everywhere else.',
  ],
  avoid: ['When a word has room: use Button.', 'To go to another page: use Link.'],
  do: [
    'Name what it does: “Save this home”. The name is also its tooltip.',
    'Use aria-pressed for what stays on, such as a saved home.',
  ],
  dont: [
    'Make it smaller than 44 pixels.',
    'Change the name together with the pressed state: choose one of the two.',
  ],
  keyboard: ['Tab reaches it, Enter or Space presses it.'],
  screenReader: ['Announced as a button with its label; “pressed” where that applies.'],
};
