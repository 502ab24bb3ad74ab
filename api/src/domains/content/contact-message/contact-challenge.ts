import type { Challenge } from 'altcha-lib';
import { ProblemError } from '../../../lib/problem-error.ts';
import { type ChallengePurpose, createChallenges } from '../../identity/index.ts';

const PURPOSE: ChallengePurpose = { name: 'contact', work: 1 };
/** Long enough to write a long message after the form was opened. */
const CHALLENGE_MINUTES = 60;

export type ContactChallenges = ReturnType<typeof createContactChallenges>;

/** The work that a contact message costs. */
export function createContactChallenges(formKey: string, now: () => Date) {
  const challenges = createChallenges(formKey, now);

  return {
    issue: (): Promise<Challenge> => challenges.issue(PURPOSE, CHALLENGE_MINUTES),

    /**
     * @returns the challenge's nonce, by which a second use is known
     * @throws ProblemError `challenge-expired` or `invalid-solution`
     */
    async check(encoded: string): Promise<string> {
      const checked = await challenges.check(encoded, PURPOSE);
      if (checked.kind === 'solved') return checked.nonce;
      throw checked.kind === 'expired' ? expired() : invalidSolution();
    },
  };
}

function expired(): ProblemError {
  return new ProblemError(410, 'challenge-expired');
}

function invalidSolution(): ProblemError {
  return new ProblemError(400, 'invalid-solution');
}
