import { ProblemError } from '../../problem-error.ts';
import type { Conflict } from './release-conflicts.ts';

export function storeUnavailable(cause: unknown): ProblemError {
  const message = 'The release store does not take the files. Nothing was published; please try again.';
  return new ProblemError(503, 'release-store-unavailable', message, undefined, { cause });
}

export function notFound(remote: string, version: string): ProblemError {
  return new ProblemError(404, 'release-not-found', `${remote} ${version} was not published here.`);
}

export function differs(remote: string, version: string): ProblemError {
  const message = `${remote} ${version} was published with other bytes. A release never changes: give it a new version.`;
  return new ProblemError(409, 'release-differs', message);
}

export function collected(remote: string, version: string): ProblemError {
  const message = `The files of ${remote} ${version} were collected. Publish it again to activate it.`;
  return new ProblemError(409, 'release-collected', message);
}

export function conflicts(remote: string, version: string, { claim, remote: other }: Conflict): ProblemError {
  const message = `${remote} ${version} brings ${claim}, which the active release of ${other} has already. Give it another name, or ask the team of ${other}.`;
  return new ProblemError(409, 'release-conflict', message);
}

export function noneActive(remote: string): ProblemError {
  return new ProblemError(409, 'release-none-active', `No release of ${remote} is active.`);
}

export function notActive(remote: string, left: string, active: string | undefined): ProblemError {
  const message = `${remote} ${left} is not active any more; ${active ?? 'none'} is.`;
  return new ProblemError(409, 'release-not-active', message);
}

export function activationUnknown(): ProblemError {
  const message = 'Nothing of your remotes waits for approval under this id.';
  return new ProblemError(404, 'release-activation-unknown', message);
}

export function activationClosed(outcome: 'approved' | 'superseded' | 'expired'): ProblemError {
  const reason = {
    approved: 'This activation was approved already.',
    superseded: 'This activation was asked for again since. Approve the later one.',
    expired: 'The time for this approval is over. Ask for the activation again.',
  }[outcome];
  return new ProblemError(409, `release-activation-${outcome}`, reason);
}

export function activationWithoutToken(): ProblemError {
  const message = 'The token that asked for this activation is not valid any more. Ask for it again.';
  return new ProblemError(409, 'release-activation-withdrawn', message);
}

export function activationOutdated(remote: string): ProblemError {
  const message = `Another release of ${remote} was made active since this was asked for. Ask for it again.`;
  return new ProblemError(409, 'release-activation-outdated', message);
}

export function ownApproval(): ProblemError {
  const message =
    'You have published this release or asked for its activation. Somebody else has to approve it.';
  return new ProblemError(403, 'release-approval-own', message);
}

export function tooManyActivations(remote: string): ProblemError {
  const message = `Activations of ${remote} were asked for too often. Please wait an hour.`;
  return new ProblemError(429, 'too-many-requests', message);
}
