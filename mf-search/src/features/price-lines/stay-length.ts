import type { Quote } from '@moien/contract';

type TextFunction = (slug: string, values: Record<string, unknown>) => string;

/** How long a quoted stay is, in what it is paid by: `3 nights`, `4 months and 12 nights`. */
export function stayLength({ nightCount, lineArray }: Quote, t: TextFunction): string {
  const countOf = (kind: Quote['lineArray'][number]['kind']) =>
    lineArray.find((line) => line.kind === kind)?.quantity ?? 0;
  const count = countOf('months');
  if (count === 0) return t('nights', { count: nightCount });
  const months = t('months', { count });
  const left = countOf('part-month');
  return left === 0 ? months : t('months-and-nights', { months, nights: t('nights', { count: left }) });
}
