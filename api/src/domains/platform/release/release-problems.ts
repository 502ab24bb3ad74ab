import { ProblemError } from '../../../lib/problem-error.ts';
import type { Conflict } from './release-conflicts.ts';

export function storeUnavailable(cause: unknown): ProblemError {
  return new ProblemError(503, 'release-store-unavailable', { cause });
}

export function notFound(remote: string, version: string): ProblemError {
  return new ProblemError(404, 'release-not-found', { values: { remote, version } });
}

export function differs(remote: string, version: string): ProblemError {
  return new ProblemError(409, 'release-differs', { values: { remote, version } });
}

export function collected(remote: string, version: string): ProblemError {
  return new ProblemError(409, 'release-collected', { values: { remote, version } });
}

export function conflicts(
  remote: string,
  version: string,
  { kind, claim, remote: other }: Conflict,
): ProblemError {
  const values = { remote, version, claim, other };
  return new ProblemError(409, 'release-conflict', { message: `release-conflict-${kind}`, values });
}

export function noneActive(remote: string): ProblemError {
  return new ProblemError(409, 'release-none-active', { values: { remote } });
}

export function notActive(remote: string, left: string, active: string | undefined): ProblemError {
  const message = active === undefined ? 'release-not-active-any-more' : 'release-not-active';
  return new ProblemError(409, 'release-not-active', {
    message,
    values: { remote, left, active: active ?? '' },
  });
}

export function activationUnknown(): ProblemError {
  return new ProblemError(404, 'release-activation-unknown');
}

export function activationClosed(outcome: 'approved' | 'superseded' | 'expired'): ProblemError {
  return new ProblemError(409, `release-activation-${outcome}`);
}

export function activationWithoutToken(): ProblemError {
  return new ProblemError(409, 'release-activation-withdrawn');
}

export function activationOutdated(remote: string): ProblemError {
  return new ProblemError(409, 'release-activation-outdated', { values: { remote } });
}

export function ownApproval(): ProblemError {
  return new ProblemError(403, 'release-approval-own');
}

export function tooManyActivations(remote: string): ProblemError {
  return new ProblemError(429, 'too-many-requests', { message: 'too-many-activations', values: { remote } });
}
