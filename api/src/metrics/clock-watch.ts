import type { FastifyBaseLogger } from 'fastify';
import { MINUTE_MILLISECONDS } from '../lib/milliseconds.ts';

const LOOK_MILLISECONDS = 5000;
/** A clock that is kept in step by NTP moves by less. */
const JUMP_MILLISECONDS = MINUTE_MILLISECONDS;
const SHOWN_MILLISECONDS = 10 * MINUTE_MILLISECONDS;

export type WatchedClock = {
  now: () => number;
  /** Never jumps, in milliseconds. */
  elapsed: () => number;
};

const SYSTEM_CLOCK: WatchedClock = { now: Date.now, elapsed: performance.now.bind(performance) };

/** Says when the time of the machine has jumped, or the machine has slept. `close` ends it. */
export function startClockWatch(
  log: Pick<FastifyBaseLogger, 'warn'>,
  { now, elapsed }: WatchedClock = SYSTEM_CLOCK,
) {
  let offset = now() - elapsed();
  let jump: { seenAt: number; sentence: string } | undefined;

  const look = () => {
    const moved = now() - elapsed() - offset;
    offset += moved;
    if (Math.abs(moved) < JUMP_MILLISECONDS) return;
    const direction = moved > 0 ? 'ahead' : 'back';
    const sentence = `The clock of this machine has jumped ${direction} by ${Math.round(Math.abs(moved) / 1000)} s.`;
    jump = { seenAt: elapsed(), sentence };
    log.warn(sentence);
  };
  const looking = setInterval(look, LOOK_MILLISECONDS).unref();

  return {
    look,
    /** One sentence for ten minutes after a jump. */
    problem: (): string | undefined =>
      jump && elapsed() - jump.seenAt < SHOWN_MILLISECONDS ? jump.sentence : undefined,
    close: () => clearInterval(looking),
  };
}
