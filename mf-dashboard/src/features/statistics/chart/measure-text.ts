import type { HostStatistics, LanguageTag, StatisticsPeriod } from '@moien/contract';
import { formatDay, formatDays } from '@moien/shared-lib/ui';
import { formattingLocale } from '@moien/shared-lib/ui/format';
import { formatMonthName } from '../../bar-chart/format-month-name.ts';
import { type DayGroup, GROUP_OF_PERIOD, MEASURES, type Measure } from './group-days.ts';

/** Money is said in one currency alone. */
export function measuresOf({ currency }: Pick<HostStatistics, 'currency'>): Measure[] {
  return MEASURES.filter((measure) => measure !== 'income' || currency !== null);
}

/** Which days a group has, such as `Fri 27 Nov`, `21 – 27 Nov` or `November 2026`. */
export function groupText(
  { from, to }: DayGroup,
  period: StatisticsPeriod,
  languageTag: LanguageTag,
): string {
  if (from === to) return formatDay(from, languageTag, 'weekday');
  if (GROUP_OF_PERIOD[period] === 'month') return formatDay(from, languageTag, 'month');
  return formatDays(from, to, languageTag);
}

/** The same below the axis, where there is little room. */
export function groupTick({ from }: DayGroup, period: StatisticsPeriod, languageTag: LanguageTag): string {
  if (GROUP_OF_PERIOD[period] === 'month') return formatMonthName(from.slice(0, 7), languageTag);
  const format = new Intl.DateTimeFormat(formattingLocale(languageTag), {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${from}T00:00:00Z`));
}
