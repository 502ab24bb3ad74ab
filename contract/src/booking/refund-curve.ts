import type { RefundRule, RefundTerms } from './refund.schema.ts';
import { isFullRefund, refundAt } from './refund-at.ts';
import { type StayTimeline, stayTimeline } from './stay-timeline.ts';

/** A period in which a guest's cancellation returns the same: after `from`, up to and including `until`. */
export type RefundStep = {
  from: Date;
  until: Date;
  /** Minor units of the terms' currency. */
  total: number;
  /** At its beginning. */
  rule: RefundRule;
};

/**
 * What a guest's cancellation returns from now to the end of the last night: steps in order without a gap,
 * neighbours with different totals. The first contains `now`, and is nothing else when `now` is a boundary.
 * @returns an empty array once the stay is over
 */
export function refundCurve(terms: RefundTerms, now: Date): RefundStep[] {
  const timeline = stayTimeline(terms);
  const steps: RefundStep[] = [];
  let from = now.getTime();
  for (const until of boundariesFrom(timeline, from)) {
    const { total, rule } = refundAt(terms, timeline, until, 'guest');
    const previous = steps.at(-1);
    if (previous?.total === total) previous.until = new Date(until);
    else steps.push({ from: new Date(from), until: new Date(until), total, rule });
    from = until;
  }
  return steps;
}

/**
 * Until when a cancellation by the guest returns everything.
 * @returns null when it would not do so even now
 */
export function fullRefundUntil(terms: RefundTerms, now: Date): Date | null {
  const [first] = refundCurve(terms, now);
  return first && isFullRefund(first.rule) ? first.until : null;
}

function boundariesFrom(timeline: StayTimeline, now: number): number[] {
  const { graceEnd, rowEndArray, checkIn, nightStartArray, stayEnd } = timeline;
  const all = [graceEnd ?? stayEnd, ...rowEndArray, checkIn, ...nightStartArray, stayEnd];
  return [...new Set(all)].filter((time) => time >= now && time <= stayEnd).sort((a, b) => a - b);
}
