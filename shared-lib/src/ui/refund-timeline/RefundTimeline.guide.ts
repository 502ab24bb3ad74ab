import type { Guide } from '../guide.ts';

export const refundTimelineGuide: Guide = {
  purpose: 'What a cancellation returns from now on, step by step.',
  use: ['Before somebody pays, and on the page of a booking that can be cancelled.'],
  avoid: ['For the lines of one refund: use AmountLines.'],
  do: ['Give the steps of refundCurve of the contract.', 'Write the instants in the time zone of the home.'],
  dont: ['Leave out a step: the table is what screen readers read.'],
  keyboard: ['Tab reaches the button that shows the later steps; Enter or Space shows and hides them.'],
  screenReader: ['A table with a name; the drawing above it is left out.'],
};
