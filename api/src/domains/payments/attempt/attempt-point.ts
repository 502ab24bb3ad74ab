/** Where a process may end while an attempt is under way. */
export const ATTEMPT_POINTS = [
  /** The intent is committed. */
  'intended',
  /** Nobody else sends it any more; the provider was not called. */
  'claimed',
  /** The provider has answered, or not. */
  'answered',
  /** The result is written and not committed. */
  'recording',
  'recorded',
] as const;

export type AttemptPoint = (typeof ATTEMPT_POINTS)[number];

/** For tests: throws where the process shall end. */
export type AtPoint = (point: AttemptPoint, attemptId: string) => void;
