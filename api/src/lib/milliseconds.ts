export const MINUTE_MILLISECONDS = 60 * 1000;
export const HOUR_MILLISECONDS = 60 * MINUTE_MILLISECONDS;
export const DAY_MILLISECONDS = 24 * HOUR_MILLISECONDS;

/** What time it is, and milliseconds that never jump as the clock of a machine does. */
export type Clock = { now: () => Date; elapsed: () => number };
