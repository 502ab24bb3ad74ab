import { ProblemError } from '../lib/problem-error.ts';
import type { MessageSlug, MessageValues } from '../messages/message-text.ts';

const STATUSES = {
  'media-not-found': 404,
  'media-size-unknown': 400,
  'media-path-invalid': 400,
  'media-unreadable': 422,
  'media-busy': 503,
  'media-already-stored': 409,
} as const;

type MediaErrorCode = keyof typeof STATUSES;

type MediaErrorDetails = ErrorOptions & { message?: MessageSlug; values?: MessageValues };

/** Why a picture cannot be had: what the client did wrong, or that there are too many of them (503). */
export class MediaError extends ProblemError {
  constructor(code: MediaErrorCode, { message = code, ...details }: MediaErrorDetails = {}) {
    super(STATUSES[code], code, { message, ...details });
  }
}
