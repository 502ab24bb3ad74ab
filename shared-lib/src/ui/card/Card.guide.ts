import type { Guide } from '../guide.ts';

export const cardGuide: Guide = {
  purpose: 'A surface for one thing, with a picture on top if there is one.',
  use: ['One home, article or event in a list.', 'A group of facts that belongs together on a page.'],
  avoid: [
    'To frame every section of a page: headings and space do that.',
    'For a message: use Toast, EmptyState or ErrorState.',
  ],
  do: [
    'Give the link in the title the card’s link class: then the whole card can be pressed.',
    'Use level flat on a page with many cards, resting for one that should stand out.',
  ],
  dont: [
    'Put a second link over the first. Only what floats on the picture keeps a target of its own.',
    'Add borders: the shadow is the edge.',
  ],
  keyboard: ['Tab reaches the title link, then what floats on the picture.'],
  screenReader: ['The card is one article (or list item); its link is named by the title alone.'],
};
