import type { Guide } from '../guide.ts';

export const numberStepperGuide: Guide = {
  purpose: 'A small number between two buttons.',
  use: ['For guests, rooms or pets: up to about fifteen.'],
  avoid: ['For prices and areas: use Slider or TextField.'],
  do: [
    'Name the buttons by what they do: “One adult less”, “One adult more”.',
    'Say under the label who is counted: “13 and older”.',
  ],
  dont: ['Jump by more than one.', 'Hide a button at the limit: it stays in its place.'],
  keyboard: [
    'Tab reaches both buttons, Enter or Space presses them.',
    'On either button the arrow keys change the number, Home and End go to the limits.',
  ],
  screenReader: ['A group with the label and the hint. The new number is announced after each press.'],
};
