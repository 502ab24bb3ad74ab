import type { BookingAction, BookingSummary } from '@moien/contract';

/** What waits for the person who looks, the most pressing first. */
const STEPS = ['pay', 'accept', 'object-to-no-show'] as const satisfies readonly BookingAction[];
export type NextStep = (typeof STEPS)[number];

/** What to do next with a booking; undefined where nothing waits. */
export function nextStep({ actionArray }: Pick<BookingSummary, 'actionArray'>): NextStep | undefined {
  return STEPS.find((step) => actionArray.includes(step));
}
