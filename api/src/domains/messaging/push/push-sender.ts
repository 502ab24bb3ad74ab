import type { PushContent } from '@moien/contract';
import { HOUR_MILLISECONDS } from '../../../lib/milliseconds.ts';

/** Seconds for which a service keeps what it cannot deliver: the list of notifications has all. */
export const KEPT_SECONDS = 86_400;

export const ANSWER_MILLISECONDS = 10_000;

/** Each list of ended subjects has all of the one before: a service keeps the newest alone. */
export const ENDED_COLLAPSE_ID = 'ended';

/** `gone`: there is no such device any more, and it need not be tried again. */
export type PushOutcome = 'told' | 'gone';

/** Speaks to the service of one type of device. */
export type PushSender = {
  isToken: (token: string) => boolean;
  /** @throws PushRefusal for what no other try changes, and Error for what may go through later */
  send: (token: string, content: PushContent) => Promise<PushOutcome>;
  /**
   * Shows nothing and closes what is shown of these subjects. Browsers let nobody push without showing
   * something: they are told with the next message (`PushContent`).
   */
  sendEnded?: (token: string, endedTagArray: readonly string[]) => Promise<PushOutcome>;
};

/** What a service answers to what it does not take; `retryAfter` is the header of RFC 9110 §10.2.3. */
export type PushAnswer = { status: number; text: string; retryAfter?: string | null | undefined };

/** A service will not take this, however often it is tried. */
export class PushRefusal extends Error {}

/** A service has said when it may be asked again. */
export class PushDelay extends Error {
  readonly milliseconds: number;

  constructor(message: string, milliseconds: number) {
    super(message);
    this.milliseconds = milliseconds;
  }
}

/** Of 4xx: an access that has ended early, a timeout, RFC 8470, and too many requests. */
const PASSING = [408, 425, 429];
const DELAY_MAXIMUM = HOUR_MILLISECONDS;

/**
 * Of the answer only the beginning is kept.
 * @param isPassing it is said otherwise than by the status that another try may go through
 */
export function refused(
  service: string,
  { status, text, retryAfter }: PushAnswer,
  { now, isPassing = false }: { now: Date; isPassing?: boolean },
): Error {
  const message = `${service} answered ${status}: ${text.slice(0, 200)}`;
  if (status < 500 && !PASSING.includes(status) && !isPassing) return new PushRefusal(message);
  const milliseconds = delayOf(retryAfter, now);
  return milliseconds === undefined ? new Error(message) : new PushDelay(message, milliseconds);
}

/** Seconds or a date. @returns milliseconds, an hour at most */
function delayOf(retryAfter: string | null | undefined, now: Date): number | undefined {
  if (!retryAfter) return undefined;
  const isSeconds = /^\d+$/.test(retryAfter);
  const milliseconds = isSeconds ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now.getTime();
  return milliseconds > 0 ? Math.min(milliseconds, DELAY_MAXIMUM) : undefined;
}
