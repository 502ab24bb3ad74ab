import { instantOf, type LanguageTag, type RefundStep, type RefundTerms } from '@moien/contract';
import { dayInTimeZone, formatDays } from '@moien/shared-lib/ui';
import { fullRefundUntil } from './line-refund.ts';

export type CurvePoint = { slug: 'today' | 'full-until' | 'check-in' | 'departure'; at: number; day: string };

/** What is named below the curve: now, until when everything comes back, check-in and departure. */
export function curvePoints(
  terms: RefundTerms,
  steps: readonly RefundStep[],
  languageTag: LanguageTag,
): CurvePoint[] {
  const first = steps[0]?.from;
  const last = steps.at(-1)?.until;
  if (!first || !last) return [];
  const points: [CurvePoint['slug'], Date | undefined | null][] = [
    ['today', first],
    ['full-until', fullRefundUntil(terms, first)],
    ['check-in', instantOf(terms.arrivalDate, terms.checkInTime, terms.timeZone)],
    ['departure', last],
  ];
  let previous = 0;
  return points.flatMap(([slug, instant]) => {
    // On the day of arrival one of them may have passed, or be the same.
    if (!instant || instant.getTime() <= previous) return [];
    previous = instant.getTime();
    const day = dayInTimeZone(instant.toISOString(), terms.timeZone);
    return [{ slug, at: previous, day: formatDays(day, day, languageTag) }];
  });
}
