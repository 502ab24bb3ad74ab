import type { BookingDeadline } from '@moien/contract';

/**
 * When something from the server arrived, by the clock of the page: milliseconds of `performance.now()`,
 * which nobody can set.
 */
export type Received<Value> = { value: Value; arrival: number };

export function receive<Value>(value: Value): Received<Value> {
  return { value, arrival: performance.now() };
}

/** When a deadline that the server told ends, in milliseconds of `performance.now()`. */
export function endOf({ secondsLeft }: Pick<BookingDeadline, 'secondsLeft'>, arrival: number): number {
  return arrival + secondsLeft * 1000;
}

/** What the server's clock shows by now. */
export function serverNow({ value, arrival }: Received<{ serverTime: string }>): Date {
  return new Date(Date.parse(value.serverTime) + performance.now() - arrival);
}
