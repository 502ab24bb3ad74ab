import type { Guide } from '../guide.ts';

export const iconGuide: Guide = {
  purpose: 'One drawing of the one set, in one stroke width.',
  use: [
    'Beside a word that it makes quicker to find.',
    'Alone only where everybody knows it, and then with a label.',
  ],
  avoid: ['To be pressed: use IconButton.', 'For flags and photographs: use Picture.'],
  do: [
    'Take it from lucide, in one of three sizes.',
    'Leave the label out when the text beside it says the same.',
  ],
  dont: ['Mix in drawings of another set or change the stroke.', 'Colour it to carry a meaning alone.'],
  keyboard: ['Takes no focus.'],
  screenReader: ['With a label it is an image with that name; without one it is silent.'],
};
