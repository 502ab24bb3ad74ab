import type { CancelledBy, Refund, RefundTerms } from './refund.schema.ts';
import { refundAt } from './refund-at.ts';
import { stayTimeline } from './stay-timeline.ts';

/**
 * What comes back when a stay is cancelled at an instant before its departure. Each boundary still belongs to
 * the time before it: exactly 24 h before check-in is "at least 24 h", and at check-in no night has begun.
 * For a guest and the policies of `CANCELLATION_POLICIES` it never grows with time.
 */
export function refund(terms: RefundTerms, instant: Date, by: CancelledBy): Refund {
  return refundAt(terms, stayTimeline(terms), instant.getTime(), by);
}

/** The refund of what was paid so far, in minor units: what the policy keeps is taken from it first. */
export function ofWhatIsPaid(whole: Refund, { total, paid }: { total: number; paid: number }): Refund {
  const due = Math.max(0, paid - (total - whole.total));
  return due >= whole.total ? whole : { ...whole, lineArray: [], total: due };
}

/** A guest who does not come is treated as one who cancels at check-in. */
export function refundOfNoShow(terms: RefundTerms): Refund {
  const timeline = stayTimeline(terms);
  return refundAt(terms, timeline, timeline.checkIn, 'guest');
}
