import type { Problem } from '@moien/contract';

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

/** What an answer is made of cannot be reached; the cause is logged and never sent. */
export function unavailable(cause: unknown): ProblemError {
  const message = 'We cannot answer just now. Please try again in a moment.';
  return new ProblemError(503, 'unavailable', message, undefined, { cause });
}
