import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';

/** Hard ones are given more time than altcha-lib's own minute and a half; they are good for ten. */
const TIMEOUT_MILLISECONDS = 5 * 60 * 1000;

export type Proof = {
  /** As ALTCHA encodes it. */
  solution: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
};

/**
 * Does the work of a challenge. The keys are derived by the platform, off the page's thread, so that the page
 * stays alive.
 * @throws Error when it cannot be solved
 */
export async function solve(wanted: Readonly<Record<string, unknown>>): Promise<Proof> {
  const challenge = wanted as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey, timeout: TIMEOUT_MILLISECONDS });
  if (!solution) throw new Error('The challenge was not solved in time.');
  const { counter, derivedKey } = solution;
  return {
    solution: btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } })),
    expiresAt: (challenge.parameters.expiresAt ?? Number.POSITIVE_INFINITY) * 1000,
  };
}
