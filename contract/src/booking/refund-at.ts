import { percentOf } from '../lib/money.ts';
import type { CancelledBy, PaidNight, Refund, RefundLine, RefundRule, RefundTerms } from './refund.schema.ts';
import type { StayTimeline } from './stay-timeline.ts';

type NightRule = Pick<Refund, 'rule' | 'nightsKept' | 'percentReturned'>;

/** `refund` for a timeline that is known and `time` in milliseconds since 1970. */
export function refundAt(terms: RefundTerms, timeline: StayTimeline, time: number, by: CancelledBy): Refund {
  const { nightArray, currency } = terms;
  const isBeforeCheckIn = time <= timeline.checkIn;
  const nightsStayed = timeline.nightStartArray.filter((start) => start < time).length;
  const nightRule =
    by === 'owner'
      ? ownerRule(isBeforeCheckIn, nightsStayed)
      : guestRule(terms, timeline, time, nightsStayed);
  const isFeeReturned = by === 'owner' || isFullRefund(nightRule.rule);
  const nightsTotal = sumOf(nightArray.slice(nightRule.nightsKept), 'amount');
  const lineArray: RefundLine[] = [
    { kind: 'nights', amount: percentOf(nightsTotal, nightRule.percentReturned) },
    { kind: 'cleaning-fee', amount: isBeforeCheckIn ? terms.cleaningFee : 0 },
    { kind: 'booking-options', amount: isBeforeCheckIn ? terms.bookingOptionTotal : 0 },
    { kind: 'tourist-tax', amount: sumOf(nightArray.slice(nightsStayed), 'touristTax') },
    { kind: 'service-fee', amount: isFeeReturned ? terms.guestServiceFee : 0 },
  ];
  return {
    ...nightRule,
    nightsKept:
      nightRule.percentReturned === 0 ? nightArray.length : Math.min(nightRule.nightsKept, nightArray.length),
    currency,
    lineArray: lineArray.filter(({ amount }) => amount > 0),
    total: lineArray.reduce((sum, { amount }) => sum + amount, 0),
  };
}

function ownerRule(isBeforeCheckIn: boolean, nightsStayed: number): NightRule {
  const rule = isBeforeCheckIn ? 'owner-before-check-in' : 'owner-during-stay';
  return { rule, nightsKept: nightsStayed, percentReturned: 100 };
}

/** The grace counts only where the policy returns less than all. */
function guestRule(
  terms: RefundTerms,
  timeline: StayTimeline,
  time: number,
  nightsStayed: number,
): NightRule {
  const { rowArray, duringStay } = terms.policy;
  const row = rowArray[timeline.rowEndArray.findIndex((end) => time <= end)];
  if (row && isAllReturned(row)) return { rule: 'all-nights-returned', nightsKept: 0, percentReturned: 100 };
  if (timeline.graceEnd !== null && time <= timeline.graceEnd) {
    return { rule: 'grace-period', nightsKept: 0, percentReturned: 100 };
  }
  if (row) {
    const { nightsKept, percentReturned } = row;
    return { rule: ruleBeforeCheckIn(nightsKept, percentReturned), nightsKept, percentReturned };
  }
  const { nightsKept, percentReturned } = duringStay;
  return { rule: ruleDuringStay(percentReturned), nightsKept: nightsStayed + nightsKept, percentReturned };
}

function isAllReturned({ nightsKept, percentReturned }: Omit<NightRule, 'rule'>): boolean {
  return nightsKept === 0 && percentReturned === 100;
}

export function isFullRefund(rule: RefundRule): boolean {
  return rule === 'all-nights-returned' || rule === 'grace-period';
}

function ruleBeforeCheckIn(nightsKept: number, percentReturned: number): RefundRule {
  if (percentReturned === 0) return 'no-nights-returned';
  if (nightsKept === 0) return 'part-returned';
  return percentReturned === 100 ? 'first-nights-kept' : 'first-nights-kept-part-returned';
}

function ruleDuringStay(percentReturned: number): RefundRule {
  if (percentReturned === 0) return 'stay-begun-no-nights-returned';
  return percentReturned === 100
    ? 'stay-begun-next-nights-kept'
    : 'stay-begun-next-nights-kept-part-returned';
}

function sumOf(nights: readonly PaidNight[], amount: 'amount' | 'touristTax'): number {
  return nights.reduce((sum, night) => sum + night[amount], 0);
}
