import { EXACT_COUNT_MAXIMUM, type PropertyPage } from '@moien/contract';
import { formatNumber } from '@moien/shared-lib/ui';

/** `1,234`, and `10,000+` for what is beyond exact counting (product decision 22). */
export function formatCount(count: number, language: string): string {
  if (count <= EXACT_COUNT_MAXIMUM) return formatNumber(count, language);
  return `${formatNumber(EXACT_COUNT_MAXIMUM, language)}+`;
}

/** The homes of a page's search as facets count them: one more than is counted exactly stands for more. */
export function countOf({ count, isCountExact }: Pick<PropertyPage, 'count' | 'isCountExact'>): number {
  return isCountExact ? count : EXACT_COUNT_MAXIMUM + 1;
}
