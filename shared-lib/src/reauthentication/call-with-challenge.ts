import { CHALLENGE_HEADER, CHALLENGE_REQUIRED_CODE } from '@moien/contract';
import type { CallOutcome } from '../api/call-outcome.ts';
import { importFresh } from '../api/import-fresh.ts';

type Call<Value> = (headers?: Record<string, string>) => Promise<CallOutcome<Value>>;

/** While one is solved another mail may be asked for, and the next one costs more. */
const SOLUTIONS_MAXIMUM = 3;

/**
 * Makes a call; where the service asks for work before it takes it, does the work and makes it again.
 * @param onWork told when the work begins and ends
 */
export async function callWithChallenge<Value>(
  call: Call<Value>,
  onWork: (isWorking: boolean) => void,
): Promise<CallOutcome<Value>> {
  let outcome = await call();
  for (let count = 0; count < SOLUTIONS_MAXIMUM; count += 1) {
    const challenge = challengeOf(outcome);
    if (!challenge) return outcome;
    onWork(true);
    const solution = await solve(challenge);
    onWork(false);
    if (solution === undefined) return outcome;
    outcome = await call({ [CHALLENGE_HEADER]: solution });
  }
  return outcome;
}

function challengeOf(outcome: CallOutcome<unknown>): Readonly<Record<string, unknown>> | undefined {
  const isAsked = outcome.kind === 'refused' && outcome.problem.code === CHALLENGE_REQUIRED_CODE;
  return isAsked ? outcome.problem.challenge : undefined;
}

/** The code for it is loaded only where a challenge was asked for. */
async function solve(challenge: Readonly<Record<string, unknown>>): Promise<string | undefined> {
  try {
    const solver = await importFresh(
      () => import(/* webpackChunkName: "lazy-challenge" */ '../challenge/solve-challenge.ts'),
    );
    return (await solver.solve(challenge)).solution;
  } catch (error) {
    console.warn('The work that the service asks for could not be done.', error);
    return undefined;
  }
}
