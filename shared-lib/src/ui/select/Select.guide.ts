import type { Guide } from '../guide.ts';

export const selectGuide: Guide = {
  purpose: 'One of a few choices, in the list of the platform.',
  use: ['For four to about fifteen choices in a form.'],
  avoid: [
    'For two choices: use Checkbox or Toggle.',
    'For many choices, or ones that come from the server: use Combobox.',
    'For a choice outside a form, such as the language: use Menu.',
  ],
  do: [
    'Put the choices into an order that people expect.',
    'Choose a first value only when most people want it.',
  ],
  dont: ['Write long sentences as choices.', 'Go to another page when a choice is made.'],
  keyboard: ['Tab reaches it; Space, Enter or an arrow key opens the list; letters jump to a choice.'],
  screenReader: [
    'Announced with its label, the choice, then hint and error. On phones the platform’s own picker opens.',
  ],
};
