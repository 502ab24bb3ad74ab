import { ProblemError } from '../../lib/problem-error.ts';
import type { MoneyProcess, MoneySite } from './money-site.ts';

const TRIES = 4;

/** @returns undefined when the call was refused, or never answered */
export type Insist = <Result>(
  work: (process: MoneyProcess) => Promise<Result>,
) => Promise<Result | undefined>;

/**
 * As people do: a call without an answer is made again, and so is one that says to try again. What is
 * answered with another error than one for people goes to `onFault`.
 */
export function createInsist({ run }: Pick<MoneySite, 'run'>, onFault: (error: unknown) => void): Insist {
  const isFinal = (error: unknown): boolean => {
    if (error instanceof ProblemError) return error.status !== 503;
    onFault(error);
    return false;
  };
  return async (work) => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      try {
        const outcome = await run(work);
        if (outcome !== 'died') return outcome;
      } catch (error) {
        if (isFinal(error)) return undefined;
      }
    }
    return undefined;
  };
}
