import { CHALLENGE_REQUIRED_CODE, DEFAULT_LANGUAGE_TAG, type Problem } from '@moien/contract';
import { type Message, type MessageSlug, type MessageValues, messageText } from '../messages/message-text.ts';

/** What is wrong with one parameter of a call. */
export type ProblemParameter = Message & { name: string; code: string };

type ProblemDetails = ErrorOptions & {
  /** What is put into the message. */
  values?: MessageValues;
  /** Where there are some, they say what is wrong instead of the message. */
  parameters?: readonly ProblemParameter[];
  /** Where a form goes on, for calls that have steps. */
  step?: string | undefined;
} & Pick<Problem, 'quote' | 'nextFreeStay'>;

/**
 * A refusal with a stable code and a message of the catalogue, which is written in the caller's language when
 * it is sent.
 */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly status: number;
  readonly code: string;
  readonly slug: MessageSlug;
  readonly values: MessageValues | undefined;
  readonly parameters: readonly ProblemParameter[] | undefined;
  readonly step: string | undefined;
  readonly quote: Problem['quote'];
  readonly nextFreeStay: Problem['nextFreeStay'];

  constructor(status: number, code: MessageSlug, details?: ProblemDetails);
  constructor(status: number, code: string, details: ProblemDetails & { message: MessageSlug });
  constructor(
    status: number,
    code: string,
    {
      message,
      values,
      parameters,
      step,
      quote,
      nextFreeStay,
      ...options
    }: ProblemDetails & { message?: MessageSlug } = {},
  ) {
    const slug = message ?? (code as MessageSlug);
    super(messageText(DEFAULT_LANGUAGE_TAG, slug, values), options);
    this.status = status;
    this.code = code;
    this.slug = slug;
    this.values = values;
    this.parameters = parameters;
    this.step = step;
    this.quote = quote;
    this.nextFreeStay = nextFreeStay;
  }
}

/** Somebody has guessed too often. */
export class TooManyTries extends ProblemError {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super(429, 'too-many-tries');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The same call is taken with the solution of this challenge, in the header `x-challenge-solution`. */
export class ChallengeRequired extends ProblemError {
  readonly challenge: NonNullable<Problem['challenge']>;

  constructor(challenge: object) {
    super(429, CHALLENGE_REQUIRED_CODE);
    this.challenge = { ...challenge };
  }
}

/** What an answer is made of cannot be reached; the cause is logged and never sent. */
export function unavailable(cause: unknown): ProblemError {
  return new ProblemError(503, 'unavailable', { cause });
}

/** A file cannot be read or written for a reason of the machine; the cause is logged and never sent. */
export function storageUnavailable(cause: unknown): ProblemError {
  return new ProblemError(503, 'storage-unavailable', { cause });
}
