/**
 * Between the ends of something that is started again, in milliseconds: longer each time, so that what cannot
 * run costs little.
 */
const pauses = [250, 500, 1000, 2000, 5000, 15_000, 30_000] as const;
/** What has run for so long, in milliseconds, had started well: the pauses begin anew. */
const stable = 60_000;

/** Tells how long to wait before the next start of something that ran for so many milliseconds. */
export function createRestartPauses(): (ranFor: number) => number {
  let ends = 0;
  return (ranFor) => {
    if (ranFor >= stable) ends = 0;
    const pause = pauses[Math.min(ends, pauses.length - 1)] ?? stable;
    ends += 1;
    return pause;
  };
}
