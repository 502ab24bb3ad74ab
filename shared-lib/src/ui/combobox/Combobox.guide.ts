import type { Guide } from '../guide.ts';

export const comboboxGuide: Guide = {
  purpose: 'A text field with a list of what may be meant.',
  use: [
    'To choose from more than about fifteen things that people know by name, such as places.',
    'When the list comes from the server.',
  ],
  avoid: ['For a few choices: use Select.', 'For free text: use TextField.'],
  do: [
    'Say what happened in the list: searching, nothing found, failed. Keep earlier options while searching.',
    'Offer something before the first letter, such as recent places.',
  ],
  dont: ['Choose by typing alone. Somebody has to press an option.', 'Open it without a press or a key.'],
  keyboard: [
    'Arrow keys go through the options; from one of them, Home and End go to the first and last.',
    'Enter chooses, Escape closes the list. The focus stays in the field.',
  ],
  screenReader: [
    'A combobox with a list; the active option is read out.',
    'The number of options, or the message instead of them, is announced when it changes.',
  ],
};
