import type { TimelineStep } from './step-path.ts';

/** A scale on which neighbouring instants (ordered, in milliseconds since 1970) are equally far apart. */
export function evenScale(points: readonly number[]): (instant: number) => number {
  return (instant) => {
    const next = points.findIndex((point) => instant <= point);
    if (next <= 0) return next === 0 ? 0 : points.length - 1;
    const [from = 0, until = 0] = points.slice(next - 1, next + 1);
    return next - 1 + (instant - from) / (until - from);
  };
}

export function scaled(steps: readonly TimelineStep[], points: readonly number[]): TimelineStep[] {
  const scale = evenScale(points);
  return steps.map(({ from, until, total }) => ({ from: scale(from), until: scale(until), total }));
}
