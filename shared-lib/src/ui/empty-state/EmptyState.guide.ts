import type { Guide } from '../guide.ts';

export const emptyStateGuide: Guide = {
  purpose: 'Says that there is nothing here, and what to do about it.',
  use: ['For a list, a search or an inbox with nothing in it.'],
  avoid: ['When something failed: use ErrorState.', 'While it is loading: use Skeleton.'],
  do: [
    'Say what is missing in the title and what helps in the text.',
    'Offer one action that changes it, such as clearing the filters.',
  ],
  dont: ['Blame the visitor.', 'Say only “No results”.'],
  keyboard: ['Its button or link is the only stop.'],
  screenReader: ['A heading, a sentence and the action. The drawing is silent.'],
};
