import { TYPING_EVERY_MILLISECONDS } from '@moien/contract';

/** What a page may be early by: its clock and the network are no metronome. */
const EARLY_MILLISECONDS = 1000;

/** Of one connection: what a page says more often than it should is left out. */
export function createTypingQuota(now: () => number = performance.now.bind(performance)) {
  let next = -Infinity;
  /** @returns whether it is told */
  return (): boolean => {
    const time = now();
    if (time < next) return false;
    next = time + TYPING_EVERY_MILLISECONDS - EARLY_MILLISECONDS;
    return true;
  };
}
