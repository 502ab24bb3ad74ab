import type { BalanceMonth } from '@moien/contract';
import { scaleBand, scaleLinear } from 'd3-scale';
import { stack } from 'd3-shape';

export type Frame = { width: number; height: number; left: number; bottom: number };
export type Bar = { x: number; y: number; width: number; height: number };
export type MonthBars = { month: string; column: Bar; paid: Bar; expected: Bar };
export type Tick = { value: number; y: number };

const KINDS = ['paid', 'expected'] as const;
const TICKS = 4;
/** So that a chart without money has an axis all the same; minor units. */
const LEAST_MAXIMUM = 10_000;

/** Where each month's bars stand: what has arrived at the foot, what is expected on top of it. */
export function layMonths(
  months: readonly BalanceMonth[],
  frame: Frame,
): { bars: MonthBars[]; ticks: Tick[] } {
  const floor = frame.height - frame.bottom;
  const x = scaleBand(
    months.map(({ month }) => month),
    [frame.left, frame.width],
  ).paddingInner(0.3);
  const highest = Math.max(LEAST_MAXIMUM, ...months.map(({ paid, expected }) => paid + expected));
  const y = scaleLinear([0, highest], [floor, TOP]).nice(TICKS);
  const [paid, expected] = stack<BalanceMonth, (typeof KINDS)[number]>().keys(KINDS)([...months]);
  const barOf = (month: string, [from, to]: readonly number[] = []): Bar => ({
    x: x(month) ?? 0,
    y: y(to ?? 0),
    width: x.bandwidth(),
    height: y(from ?? 0) - y(to ?? 0),
  });
  return {
    bars: months.map(({ month }, index) => ({
      month,
      column: { x: x(month) ?? 0, y: TOP, width: x.bandwidth(), height: floor - TOP },
      paid: barOf(month, paid?.[index]),
      expected: barOf(month, expected?.[index]),
    })),
    ticks: y.ticks(TICKS).map((value) => ({ value, y: y(value) })),
  };
}

/** Room for half of the highest label. */
const TOP = 10;
