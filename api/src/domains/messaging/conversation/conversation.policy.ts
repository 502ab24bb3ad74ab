import { ProblemError } from '../../../lib/problem-error.ts';
import type { SignedIn } from '../../identity/index.ts';

/** Nobody reads whom somebody else writes to. @throws ProblemError */
export function requireOwnProfile({ userId }: Pick<SignedIn, 'userId'>, profileId: string): void {
  if (profileId.toLowerCase() !== userId)
    throw new ProblemError(403, 'not-allowed', { message: 'foreign-conversations' });
}
