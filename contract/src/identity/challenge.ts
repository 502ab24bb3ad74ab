/**
 * Carries the solution of a challenge as ALTCHA encodes it, so that the payloads of specification §7 stay.
 */
export const CHALLENGE_HEADER = 'x-challenge-solution';

/** Answered with a `challenge` where a mail was asked for often: the same call with its solution is taken. */
export const CHALLENGE_REQUIRED_CODE = 'challenge-required';

export const CHALLENGE_SOLUTION_MAXIMUM = 2000;
