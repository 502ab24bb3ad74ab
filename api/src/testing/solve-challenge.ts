import { CHALLENGE_HEADER } from '@moien/contract';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** The work of a challenge as a browser sends it in a form. */
export async function solutionOf(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** The header with which a call that was answered `challenge-required` is made again. */
export async function solvedHeader(answer: { json: () => { challenge: Challenge } }) {
  return { [CHALLENGE_HEADER]: await solutionOf(answer.json().challenge) };
}
