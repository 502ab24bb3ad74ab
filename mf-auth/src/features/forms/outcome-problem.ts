import type { CallOutcome } from '@moien/shared-lib';
import { type FormProblem, UNREACHABLE_CODE } from '../auth-modal/form-state.ts';

/** Why a call brought nothing. */
export function outcomeProblem(outcome: Exclude<CallOutcome<unknown>, { kind: 'ok' }>): FormProblem {
  if (outcome.kind === 'unreachable') return { code: UNREACHABLE_CODE };
  const { code, message } = outcome.problem;
  return { code, message };
}
