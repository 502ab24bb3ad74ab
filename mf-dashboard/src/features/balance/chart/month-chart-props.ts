import type { BalanceMonth } from '@moien/contract';

export type MonthChartProps = { months: readonly BalanceMonth[]; currency: string };
