import { addDays, type CurrencyCode, type PriceRule } from '@moien/contract';
import type { TextFunction } from '@moien/shared-lib';
import { formatDay, formatPercent, formatPrice } from '@moien/shared-lib/ui';

/** A Monday, from which the names of the weekdays are taken. */
const MONDAY = '2024-01-01';

/** @param weekday ISO: 1 is Monday */
export function weekdayName(
  weekday: number,
  language: string,
  style: 'name' | 'short-name' = 'name',
): string {
  return formatDay(addDays(MONDAY, weekday - 1), language, style);
}

export function listWeekdays(weekdays: readonly number[], language: string): string {
  const names = [...weekdays].sort().map((weekday) => weekdayName(weekday, language));
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}

/** When a rule applies. */
function whenWords(rule: PriceRule, language: string): string {
  if (rule.kind === 'weekday') return listWeekdays(rule.weekdayArray, language);
  return `${formatDay(rule.firstDay, language, 'medium')} – ${formatDay(rule.lastDay, language, 'medium')}`;
}

/** All that a rule says, shortly: when, which price, how many nights. */
export function ruleWords(
  t: TextFunction,
  rule: PriceRule,
  currency: CurrencyCode,
  language: string,
): string {
  const { price, percent, minimumNights, maximumNights } = rule;
  const parts = [
    whenWords(rule, language),
    price !== null && formatPrice(price, currency, language),
    percent !== null && percentWords(percent, language),
    minimumNights !== null && t('at-least', { count: minimumNights }),
    maximumNights !== null && t('at-most', { count: maximumNights }),
  ];
  return parts.filter(Boolean).join(' · ');
}

const percentWords = (percent: number, language: string) =>
  `${percent < 0 ? '−' : '+'}${formatPercent(Math.abs(percent), language)}`;
