import type { Guide } from '../guide.ts';

export const skeletonGuide: Guide = {
  purpose: 'Grey shapes where something will be.',
  use: ['While a list, card or page is loading and its size is known.'],
  avoid: ['For an action under way: set the button busy.', 'For nothing found: use EmptyState.'],
  do: [
    'Give it the size of what will come, so that nothing moves.',
    'Mark the list or page around it as busy.',
  ],
  dont: [
    'Show it for less than a moment, or for longer than a few seconds without a message.',
    'Draw every detail: two or three shapes are enough.',
  ],
  keyboard: ['Takes no focus.'],
  screenReader: ['Silent. The list or page around it says that it is busy.'],
};
