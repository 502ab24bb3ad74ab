import type { Quote } from '@moien/contract';
import type { TextFunction } from '@moien/shared-lib';

/** How long a quoted stay is, in what it is paid by: `3 nights`, `4 months and 12 nights`. */
export function stayLength({ nightCount, lineArray }: Quote, t: TextFunction): string {
  const countOf = (kind: Quote['lineArray'][number]['kind']) =>
    lineArray.find((line) => line.kind === kind)?.quantity ?? 0;
  const months = countOf('months');
  return months === 0 ? t('nights', { count: nightCount }) : lengthInMonths(months, countOf('part-month'), t);
}

/** `4 months and 12 nights`, or `4 months` when no night is left. */
export function lengthInMonths(count: number, nights: number, t: TextFunction): string {
  const months = t('months', { count });
  return nights === 0 ? months : t('months-and-nights', { months, nights: t('nights', { count: nights }) });
}
