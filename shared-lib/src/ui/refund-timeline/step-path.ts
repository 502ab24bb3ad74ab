/** A time with one amount; instants in milliseconds since 1970. */
export interface TimelineStep {
  readonly from: number;
  readonly until: number;
  readonly total: number;
}

export interface RefundTimelineStep extends TimelineStep {
  /** Until when it holds: `until 9 June 2030, 15:00`. */
  readonly when: string;
  /** What comes back, as the language writes it. */
  readonly amount: string;
  /** Why so much, in a few words. */
  readonly note?: string | undefined;
}

export const TIMELINE_WIDTH = 100;
export const TIMELINE_HEIGHT = 30;

/**
 * Outline of the area below the steps, from the first instant to the last: a path of SVG in a box of
 * `TIMELINE_WIDTH` times `TIMELINE_HEIGHT`.
 * @param maximum the amount at the top of the box
 */
export function stepPath(steps: readonly TimelineStep[], maximum: number): string {
  const start = steps[0]?.from ?? 0;
  const length = (steps.at(-1)?.until ?? start) - start;
  if (length <= 0 || maximum <= 0) return '';
  const x = (instant: number) => rounded(((instant - start) / length) * TIMELINE_WIDTH);
  const y = (total: number) => rounded((1 - total / maximum) * TIMELINE_HEIGHT);
  const tops = steps.map(({ until, total }) => `V${y(total)}H${x(until)}`).join('');
  return `M0 ${TIMELINE_HEIGHT}${tops}V${TIMELINE_HEIGHT}Z`;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
