import type { Guide } from '../guide.ts';

export const popoverGuide: Guide = {
  purpose: 'A panel beside its button; on a phone, a sheet from the bottom.',
  use: ['For a short explanation or one or two fields.'],
  avoid: [
    'For a list of links or choices: use Menu.',
    'For a question that has to be answered: use Dialog.',
    'For two words about an icon: use Tooltip.',
  ],
  do: [
    'Give it a name and, for phones, a close button.',
    'Close it when the choice is made: mark that button.',
  ],
  dont: ['Put anything into it that people need to see all the time.', 'Open it by pointing alone.'],
  keyboard: [
    'Enter or Space on the button opens it; Tab goes on into the panel.',
    'Escape or a press beside it closes it, and the focus returns to the button.',
  ],
  screenReader: ['The button says “expanded” or “collapsed”; the panel is a named group.'],
};
