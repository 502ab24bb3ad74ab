import type { Guide } from '../guide.ts';

export const badgeGuide: Guide = {
  purpose: 'One or two words about the thing they sit on.',
  use: [
    'A property of one home, such as “New” or “Bookable at once”.',
    'A state in a list, such as “Ended”.',
  ],
  avoid: [
    'For a number of unread things: use CountBadge.',
    'For something to press: use Button or Link.',
    'For a message about the whole page: use Toast.',
  ],
  do: [
    'Keep it to two words that can be understood without the colour.',
    'Use one tone for one meaning throughout the site.',
  ],
  dont: ['Give a card more than two.', 'Tell states apart by tone alone.'],
  keyboard: ['Takes no focus.'],
  screenReader: ['Read as plain text, in the place where it stands.'],
};
