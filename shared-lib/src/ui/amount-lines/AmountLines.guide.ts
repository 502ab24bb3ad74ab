import type { Guide } from '../guide.ts';

export const amountLinesGuide: Guide = {
  purpose: 'Amounts of money below each other, each with what it is for, and their sum.',
  use: ['For the lines of a price, a refund or a payout.'],
  avoid: ['For one amount: use Price.', 'For what people compare in columns: use a table.'],
  do: [
    'Write the amounts with formatPrice, in the currency that is charged.',
    'Mark the sum: it gets a line above.',
  ],
  dont: ['Leave out a line that is part of the sum.', 'Convert single lines: they would no longer add up.'],
  keyboard: ['Takes no focus.'],
  screenReader: ['A description list: each name is read with its amount.'],
};
