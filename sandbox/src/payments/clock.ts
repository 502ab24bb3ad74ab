export type Timers = {
  /** Runs `work` once after so many milliseconds, unless the function that it gives is called before. */
  schedule: (work: () => void, milliseconds: number) => () => void;
};

export const realTimers: Timers = {
  schedule: (work, milliseconds) => {
    const timer = setTimeout(work, milliseconds).unref();
    return () => clearTimeout(timer);
  },
};

export type Clock = ReturnType<typeof createClock>;

/** The server's time, which the control interface moves forward, and what is due at an instant of it. */
export function createClock(realNow: () => number) {
  let offset = 0;
  let deadlines: { at: number; run: () => void }[] = [];
  let next = Number.POSITIVE_INFINITY;
  const now = () => realNow() + offset;
  const runDue = () => {
    while (next <= now()) {
      const due = deadlines.filter(({ at }) => at <= now()).sort((a, b) => a.at - b.at);
      deadlines = deadlines.filter(({ at }) => at > now());
      next = Math.min(Number.POSITIVE_INFINITY, ...deadlines.map(({ at }) => at));
      for (const { run } of due) run();
    }
  };
  return {
    /** Milliseconds since 1970. */
    now,
    /** As MangoPay gives dates. */
    unixSeconds: () => Math.floor(now() / 1000),
    moveForward: (milliseconds: number) => {
      offset += milliseconds;
      runDue();
    },
    /** Nothing is cancelled: what is run looks whether it still applies. */
    addDeadline: (at: number, run: () => void) => {
      deadlines.push({ at, run });
      next = Math.min(next, at);
    },
    runDue,
  };
}
