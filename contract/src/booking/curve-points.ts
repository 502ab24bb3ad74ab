import type { Day } from '../lib/scalars.schema.ts';
import { dayAt } from '../lib/zoned-time.ts';
import type { RefundTerms } from './refund.schema.ts';
import { isFullRefund } from './refund-at.ts';
import type { RefundStep } from './refund-curve.ts';
import { stayTimeline } from './stay-timeline.ts';

export type CurvePoint = {
  slug: 'today' | 'full-until' | 'check-in' | 'departure';
  /** In milliseconds since 1970. */
  at: number;
  /** By the clock of the home. */
  day: Day;
};

/**
 * The named instants of a refund curve in order: now, the end of the full refund, check-in and departure.
 * @param steps of `refundCurve`
 */
export function curvePoints(terms: RefundTerms, steps: readonly RefundStep[]): CurvePoint[] {
  const first = steps[0];
  const last = steps.at(-1);
  if (!first || !last) return [];
  const points: [CurvePoint['slug'], number | undefined][] = [
    ['today', first.from.getTime()],
    ['full-until', isFullRefund(first.rule) ? first.until.getTime() : undefined],
    ['check-in', stayTimeline(terms).checkIn],
    ['departure', last.until.getTime()],
  ];
  let previous = 0;
  return points.flatMap(([slug, at]) => {
    // On the day of arrival one of them may have passed, or be the same.
    if (at === undefined || at <= previous) return [];
    previous = at;
    return [{ slug, at, day: dayAt(new Date(at), terms.timeZone) }];
  });
}
