import { ProblemError } from '../../../lib/problem-error.ts';

/**
 * One answer for everything that is wrong with a code or an access token: which check failed helps nobody but
 * a forger.
 */
export function signInRefused(cause?: unknown): ProblemError {
  return new ProblemError(400, 'provider-sign-in-refused', { cause });
}

export function providerUnavailable(cause: unknown): ProblemError {
  return new ProblemError(503, 'provider-unavailable', { cause });
}

export function emailNotVerified(): ProblemError {
  return new ProblemError(403, 'email-not-verified');
}

export function unknownProvider(): ProblemError {
  return new ProblemError(404, 'unknown-provider');
}

/** Failures of openid-client that are about what somebody brought, not about the provider or our settings. */
const REFUSAL_CODES = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_WWW_AUTHENTICATE_CHALLENGE',
]);
/** RFC 6749 §5.2; the others say that our settings are wrong. */
const REFUSAL_ERRORS = new Set(['invalid_grant', 'invalid_request', 'invalid_token']);

/** @param error of openid-client */
export function providerProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  const { code, error: errorCode } = Object(error);
  const isRefusal =
    code === 'OAUTH_RESPONSE_BODY_ERROR' ? REFUSAL_ERRORS.has(errorCode) : REFUSAL_CODES.has(code);
  return isRefusal ? signInRefused(error) : providerUnavailable(error);
}
