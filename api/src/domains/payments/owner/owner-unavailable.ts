import type { FastifyBaseLogger } from 'fastify';
import { ProblemError } from '../../../lib/problem-error.ts';
import type { Outcome } from '../provider/outcome.ts';

/** Why is logged and not sent. */
export function ownerUnavailable(
  log: Pick<FastifyBaseLogger, 'error'>,
  outcome: Outcome<unknown>,
): ProblemError {
  if (outcome.is !== 'answered') log.error({ reason: outcome.reason }, 'the payment provider did not help');
  return new ProblemError(503, 'payments-unavailable', { message: 'provider-unavailable' });
}
