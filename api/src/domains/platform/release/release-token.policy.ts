import { ProblemError } from '../../../lib/problem-error.ts';
import type { SignedIn } from '../../identity/index.ts';

/**
 * The remotes whose tokens somebody may make, see and revoke: an admin all, `*`, a team member those of the
 * account.
 */
export function remotesOf({ roles }: Pick<SignedIn, 'roles'>, accountRemotes: readonly string[]) {
  return roles.includes('admin') ? ['*'] : accountRemotes;
}

/** @throws ProblemError when one of them is somebody else's */
export function requireRemotes(allowed: readonly string[], wanted: readonly string[]): void {
  const foreign = allowed.includes('*') ? undefined : wanted.find((remote) => !allowed.includes(remote));
  if (foreign === undefined) return;
  const message = foreign === '*' ? 'release-account-scope-all' : 'release-account-scope';
  throw new ProblemError(403, 'release-token-scope', { message, values: { remote: foreign } });
}
