import type { Guide } from '../guide.ts';

export const visuallyHiddenGuide: Guide = {
  purpose: 'Text for screen readers only.',
  use: ['For words that the eye gets from position or drawing: “of five stars”, “opens in a new tab”.'],
  avoid: [
    'To hide something from everybody: leave it out.',
    'For a field’s label: every field can hide its own.',
  ],
  do: ['Write it so that the whole sentence reads well aloud.'],
  dont: ['Repeat what is visible.', 'Put anything into it that takes the focus.'],
  keyboard: ['Put nothing inside that can be focused.'],
  screenReader: ['Read in its place, as if it were visible.'],
};
