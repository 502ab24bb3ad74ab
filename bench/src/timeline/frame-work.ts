/** What a trace of Chromium says of one event, as far as it is read here; times are microseconds. */
export type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  args?: { name?: string };
};

/**
 * Work of the main thread for each frame, in milliseconds: what its tasks take from the begin of one frame to
 * that of the next. Frames without a successor are left out, and so are pauses in which nothing was to draw.
 */
export function workPerFrame(events: readonly TraceEvent[]): number[] {
  const begins = events.filter(({ name }) => name === 'BeginMainThreadFrame');
  const [thread] = begins;
  if (!thread) return [];
  const isOwn = ({ pid, tid }: TraceEvent) => pid === thread.pid && tid === thread.tid;
  const starts = begins
    .filter(isOwn)
    .map(({ ts }) => ts)
    .sort((one, other) => one - other);
  const tasks = events
    .filter((event) => event.name === 'RunTask' && event.ph === 'X' && isOwn(event))
    .map(({ ts, dur = 0 }) => ({ from: ts, to: ts + dur }))
    .sort((one, other) => one.from - other.from);
  const frames: number[] = [];
  let first = 0;
  for (const [index, start] of starts.slice(0, -1).entries()) {
    const end = starts[index + 1] ?? start;
    while (first < tasks.length && (tasks[first]?.to ?? 0) <= start) first += 1;
    let work = 0;
    for (let at = first; at < tasks.length && (tasks[at]?.from ?? end) < end; at += 1) {
      const { from, to } = tasks[at] ?? { from: end, to: end };
      work += Math.max(0, Math.min(to, end) - Math.max(from, start));
    }
    frames.push(work / 1000);
  }
  return frames;
}
