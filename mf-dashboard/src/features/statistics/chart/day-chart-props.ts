import type { HostStatistics, StatisticsPeriod } from '@moien/contract';

export type DayChartProps = { statistics: HostStatistics; period: StatisticsPeriod };
