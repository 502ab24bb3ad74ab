import { exampleDeadline } from '../examples/example-booking.ts';
import { isStayAhead, isUnconfirmed, shownState } from './shown-state.ts';

it.each([
  ['held', null, 'held', false, true],
  ['requested', exampleDeadline('request', 60), 'requested', false, true],
  ['confirmed', null, 'confirmed', true, false],
  ['confirmed', exampleDeadline('payment', 60), 'payment-due', true, false],
  ['in-stay', null, 'in-stay', true, false],
  ['no-show', exampleDeadline('no-show-objection', 60), 'no-show', false, false],
  ['no-show', null, 'no-show-settled', false, false],
  ['completed', null, 'completed', false, false],
  ['cancelled', null, 'cancelled', false, false],
] as const)('%s with the deadline %j is shown as %s', (state, deadline, shown, isAhead, isOpen) => {
  expect(shownState({ state, deadline })).toBe(shown);
  expect(isStayAhead({ state, deadline })).toBe(isAhead);
  expect(isUnconfirmed({ state })).toBe(isOpen);
});
