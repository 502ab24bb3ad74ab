import type { ContactChallenge } from '@moien/contract';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';

export type Proof = {
  /** As ALTCHA encodes it. */
  solution: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
};

/**
 * Does the work of a challenge. The keys are derived by the platform, off the page's thread, so that the page stays alive.
 * @throws Error when it cannot be solved
 */
export async function solve(wanted: ContactChallenge): Promise<Proof> {
  const challenge = wanted as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('The challenge was not solved in time.');
  const { counter, derivedKey } = solution;
  return {
    solution: btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } })),
    expiresAt: (challenge.parameters.expiresAt ?? Number.POSITIVE_INFINITY) * 1000,
  };
}
