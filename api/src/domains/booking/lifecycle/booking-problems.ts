import type { PropertyQuote } from '@moien/contract';
import { ProblemError } from '../../../lib/problem-error.ts';
import type { TakingOutcome } from '../../catalog/index.ts';

/** Also of a booking of somebody else: nobody learns that it exists. */
export function bookingNotFound(): ProblemError {
  return new ProblemError(404, 'booking-not-found');
}

/** It is in another state by now, or it is too early or too late for what is asked. */
export function bookingMovedOn(): ProblemError {
  return new ProblemError(409, 'booking-moved-on');
}

export function datesTaken({
  nextFreeStay,
}: Pick<Extract<TakingOutcome, { outcome: 'dates-taken' }>, 'nextFreeStay'>): ProblemError {
  return new ProblemError(409, 'dates-taken', { nextFreeStay });
}

export function priceChanged(quote: Pick<PropertyQuote, 'quote' | 'digest'>): ProblemError {
  return new ProblemError(409, 'price-changed', { quote: { ...quote } });
}
