import type { Guide } from '../guide.ts';

export const priceGuide: Guide = {
  purpose: 'An amount of money, as the language writes it.',
  use: ['Wherever money is shown.'],
  avoid: ['To type an amount: use TextField or Slider.'],
  do: [
    'Say what it buys: “/ night”, “/ month”.',
    'Mark a converted amount: it gets ≈.',
    'Leave the cents out in lists; quotes and receipts have them.',
  ],
  dont: [
    'Round amounts that somebody pays.',
    'Write currency signs by hand: their place differs by language.',
  ],
  keyboard: ['Takes no focus.'],
  screenReader: ['Read as text, amount and unit together.'],
};
