import { ProblemError } from '../../../lib/problem-error.ts';

/** There is no published property with the id that was asked for. */
export function propertyNotFound(): ProblemError {
  return new ProblemError(404, 'property-not-found');
}
