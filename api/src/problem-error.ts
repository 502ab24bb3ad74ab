import { CHALLENGE_REQUIRED_CODE, type Problem } from '@moien/contract';

type Parameters = NonNullable<Problem['parameters']>;

/** A refusal with a stable code and one sentence for the person who reads it. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly status: number;
  readonly code: string;
  readonly parameters: Parameters | undefined;
  /** Where a form goes on, for calls that have steps. */
  readonly step: string | undefined;

  constructor(
    status: number,
    code: string,
    message: string,
    parameters?: Parameters,
    { step, ...options }: ErrorOptions & { step?: string } = {},
  ) {
    super(message, options);
    this.status = status;
    this.code = code;
    this.parameters = parameters;
    this.step = step;
  }
}

/** Somebody has guessed too often. */
export class TooManyTries extends ProblemError {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super(429, 'too-many-tries', 'There were too many wrong tries. Please wait before you try again.');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The same call is taken with the solution of this challenge, in the header `x-challenge-solution`. */
export class ChallengeRequired extends ProblemError {
  readonly challenge: NonNullable<Problem['challenge']>;

  constructor(message: string, challenge: object) {
    super(429, CHALLENGE_REQUIRED_CODE, message);
    this.challenge = { ...challenge };
  }
}

/** What an answer is made of cannot be reached; the cause is logged and never sent. */
export function unavailable(cause: unknown): ProblemError {
  const message = 'We cannot answer just now. Please try again in a moment.';
  return new ProblemError(503, 'unavailable', message, undefined, { cause });
}

/** A file cannot be read or written for a reason of the machine; the cause is logged and never sent. */
export function storageUnavailable(cause: unknown): ProblemError {
  const message = 'We cannot reach our files just now. Please try again in a moment.';
  return new ProblemError(503, 'storage-unavailable', message, undefined, { cause });
}
