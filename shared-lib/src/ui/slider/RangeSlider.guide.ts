import type { Guide } from '../guide.ts';

export const rangeSliderGuide: Guide = {
  purpose: 'From and to, with two thumbs on one line.',
  use: ['For a budget or an area, where about right is good enough.'],
  avoid: ['For one value: use Slider.', 'For an exact number: use TextField.'],
  do: [
    'Show the range in words above the line.',
    'Use the histogram where it shows how much there is to find.',
  ],
  dont: [
    'Ask the server while a thumb moves: wait until it rests.',
    'Use limits that do not stand on a step.',
  ],
  keyboard: [
    'Tab reaches both thumbs. Left and Right go one step, Up and Down five, Home and End to the limits.',
  ],
  screenReader: ['Two sliders in a named group; each says its own name and its value in words.'],
};
