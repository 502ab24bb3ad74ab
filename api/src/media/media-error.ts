const KINDS = {
  'media-not-found': { status: 404, title: 'No such picture' },
  'media-size-unknown': { status: 400, title: 'Unknown picture size' },
  'media-path-invalid': { status: 400, title: 'Invalid picture address' },
  'media-unreadable': { status: 422, title: 'The picture cannot be read' },
  'media-busy': { status: 503, title: 'Too many pictures at once' },
  'media-already-stored': { status: 409, title: 'The picture is already stored' },
} as const;

type MediaErrorCode = keyof typeof KINDS;

interface MediaProblem {
  type: string;
  title: string;
  status: number;
  code: MediaErrorCode;
  message: string;
}

/** Why a picture cannot be had: what the client did wrong, or that there are too many of them (503). */
export class MediaError extends Error {
  override readonly name = 'MediaError';
  readonly code: MediaErrorCode;
  readonly status: number;

  constructor(code: MediaErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
    this.status = KINDS[code].status;
  }

  /** RFC 9457 body. */
  toProblem(): MediaProblem {
    const { status, title } = KINDS[this.code];
    return { type: `urn:moien:problem:${this.code}`, title, status, code: this.code, message: this.message };
  }
}
