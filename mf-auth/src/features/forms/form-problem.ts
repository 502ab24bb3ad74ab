import type { Problem } from '@moien/contract';
import type { CallOutcome } from '@moien/shared-lib';

/** What is wrong, under its stable code; beside a field when it is about one. */
export type FormProblem<Field extends string = string> = {
  code: string;
  field?: Field;
  /** Said by the server; it is shown as it is (specification §8). */
  message?: string;
  /** The server has failed (5xx). */
  isServerFault?: boolean;
};

/** Code of a problem that is ours: no answer came (specification §8). */
export const UNREACHABLE_CODE = 'unreachable';

/**
 * Specification §8: a 4xx is an error toast; that the service fails or cannot be reached is said where it
 * happened.
 */
export function isToast({ code, isServerFault }: FormProblem): boolean {
  return code !== UNREACHABLE_CODE && !isServerFault;
}

/**
 * Why a call brought nothing. That the server has failed is logged.
 * @param fieldOf the field that a refusal is about
 */
export function outcomeProblem<Field extends string = string>(
  outcome: Exclude<CallOutcome<unknown>, { kind: 'ok' }>,
  fieldOf: (problem: Problem) => Field | undefined = () => undefined,
): FormProblem<Field> {
  if (outcome.kind === 'unreachable') return { code: UNREACHABLE_CODE };
  const { code, message, error } = outcome.problem;
  const field = fieldOf(outcome.problem);
  const isServerFault = outcome.status >= 500;
  if (isServerFault) console.warn(`The service has failed with ${outcome.status}: ${code}.`);
  return {
    code,
    message: error ?? message,
    ...(field && { field }),
    ...(isServerFault && { isServerFault }),
  };
}
