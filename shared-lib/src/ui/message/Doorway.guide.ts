import type { Guide } from '../guide.ts';

export const doorwayGuide: Guide = {
  purpose: 'The drawing above a page or list that has one thing to say.',
  use: ['Above the title of a page that a link leads to, such as a confirmation.'],
  avoid: [
    'Above an empty list or an error within a page: EmptyState and ErrorState bring it.',
    'As decoration of a page that has pictures.',
  ],
  do: [
    'Show it vacant while everything is well, broken where something has ended or failed, closed where nothing is.',
  ],
  dont: ['Show two of them on one screen.'],
  keyboard: ['Cannot be reached.'],
  screenReader: ['Silent: the title below it says what has happened.'],
};
