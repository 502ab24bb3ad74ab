import type { PushContent } from '@moien/contract';

/** Seconds for which a service keeps what it cannot deliver: the list of notifications has all. */
export const KEPT_SECONDS = 86_400;

export const ANSWER_MILLISECONDS = 10_000;

/** `gone`: there is no such device any more, and it need not be tried again. */
export type PushOutcome = 'told' | 'gone';

/** Speaks to the service of one type of device. */
export type PushSender = {
  isToken: (token: string) => boolean;
  /** @throws Error for what may go through later */
  send: (token: string, content: PushContent) => Promise<PushOutcome>;
};

/** A service did not take what it was given; of its answer only the beginning is kept. */
export function refused(service: string, status: number, text: string): Error {
  return new Error(`${service} answered ${status}: ${text.slice(0, 200)}`);
}
