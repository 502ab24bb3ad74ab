import type { Guide } from '../guide.ts';

export const avatarGuide: Guide = {
  purpose: 'A person, as a round picture or the first letter of their name.',
  use: ['Beside the name of an owner or a guest, and in the account button.'],
  avoid: ['For a home or a place: use Picture.', 'Alone, where the name is not said anywhere near.'],
  do: ['Leave the label out when the name stands beside it.', 'Choose one of the three sizes.'],
  dont: [
    'Invent a picture for somebody who gave none: the letter is enough.',
    'Put anything but a CountBadge over its corner.',
  ],
  keyboard: ['Takes no focus. The button or link around it does.'],
  screenReader: ['With a label it is an image with that name; without one it is silent.'],
};
