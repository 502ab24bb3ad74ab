import type { Guide } from '../guide.ts';

export const sliderGuide: Guide = {
  purpose: 'One value on a line.',
  use: ['For a radius or a minimum, where about right is good enough.'],
  avoid: [
    'For a range: use RangeSlider.',
    'For an exact number: use TextField. For a small count: use NumberStepper.',
  ],
  do: [
    'Show the value in words above the line: “50 km”.',
    'Say what the maximum means when it stands for no limit: “200 + km”.',
  ],
  dont: ['Ask the server while it moves: wait until it rests.', 'Use limits that do not stand on a step.'],
  keyboard: ['Left and Right go one step, Up and Down five, Home and End to the limits.'],
  screenReader: ['A slider with its label and its value in words, then hint and error.'],
};
