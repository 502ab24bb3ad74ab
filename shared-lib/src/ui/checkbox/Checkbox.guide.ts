import type { Guide } from '../guide.ts';

export const checkboxGuide: Guide = {
  purpose: 'A box to tick, sent with a form.',
  use: ['For consent, and for choosing any number of things from a list.'],
  avoid: ['For something that changes at once: use Toggle.', 'For one of several: use Select.'],
  do: [
    'Say what happens when it is ticked, in the first person or as an offer.',
    'Start unticked where the law asks for consent.',
  ],
  dont: ['Write a question with “not” in it.', 'Put the error anywhere but under the box.'],
  keyboard: ['Tab reaches it, Space ticks it. A link in the label is a stop of its own.'],
  screenReader: ['Announced with its label, “checked” or “not checked”, then hint and error.'],
};
