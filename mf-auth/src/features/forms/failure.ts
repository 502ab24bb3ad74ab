import type { CallOutcome } from '@moien/shared-lib';

/** Why something was not done: the slug of a text of ours, or a refusal's code and the sentence that came with it. */
export type Failure = { slug: string } | { code: string; message?: string };

const UNREACHABLE = { code: 'unreachable' };

export function failureOf(outcome: Exclude<CallOutcome<unknown>, { kind: 'ok' }>) {
  return outcome.kind === 'unreachable'
    ? UNREACHABLE
    : { code: outcome.problem.code, message: outcome.problem.message };
}
