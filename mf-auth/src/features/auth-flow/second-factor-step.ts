import { SECOND_FACTOR_REQUIRED_CODE, SECOND_FACTOR_STEPS, type SecondFactorStep } from '@moien/contract';
import type { CallOutcome } from '@moien/shared-lib';

/** What comes next where the first factor of a sign-in was right. */
export function secondFactorStepOf(outcome: CallOutcome<unknown>): SecondFactorStep | undefined {
  if (outcome.kind !== 'refused' || outcome.problem.code !== SECOND_FACTOR_REQUIRED_CODE) return undefined;
  const { step } = outcome.problem;
  return SECOND_FACTOR_STEPS.find((known) => known === step);
}
