import type { PendingFile } from '../attachments/pending-file.ts';
import type { Sides } from '../conversations/sides.ts';

/** `waiting`: there was no network, and it is tried again; `failed`: refused, its sender decides. */
export type PendingState = 'sending' | 'waiting' | 'failed';

/** What somebody has written and the server has not confirmed. */
export type PendingMessage = {
  /** A UUIDv7, which the message will have: sent again, it is the same message. */
  id: string;
  /** Who has written it. */
  userId: string;
  sides: Sides;
  text: string;
  /** They are uploaded before it is sent. */
  files?: readonly PendingFile[];
  state: PendingState;
  /** What the server said when it refused, and its code. */
  reason?: string | undefined;
  code?: string | undefined;
  /** A telephone number or an e-mail address in it may go out. */
  isContactConfirmed?: boolean | undefined;
};

const FIRST_MILLISECONDS = 1000;
const LONGEST_MILLISECONDS = 30_000;

/** How long until the next attempt: 1, 2, 4 … 30 s. @param attempt 0 after the first that failed */
export function retryMilliseconds(attempt: number): number {
  return Math.min(FIRST_MILLISECONDS * 2 ** attempt, LONGEST_MILLISECONDS);
}
