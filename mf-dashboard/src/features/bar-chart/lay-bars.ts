import { scaleBand, scaleLinear } from 'd3-scale';
import { stack } from 'd3-shape';
import type { BarColumn } from './bar-chart-props.ts';

export type Frame = { width: number; height: number; left: number; bottom: number };
export type Bar = { x: number; y: number; width: number; height: number };
export type LaidColumn = { key: string; column: Bar; bars: readonly Bar[] };
export type Tick = { value: number; y: number };

const SERIES = [0, 1];
const TICKS = 4;
/** Room for half of the highest label. */
const TOP = 10;

/**
 * Where the bars of each column stand, the first at the foot.
 * @param leastMaximum so that a chart of nothing has an axis all the same
 */
export function layBars(
  columns: readonly BarColumn[],
  frame: Frame,
  leastMaximum: number,
): { columns: LaidColumn[]; ticks: Tick[] } {
  const floor = frame.height - frame.bottom;
  const x = scaleBand(
    columns.map(({ key }) => key),
    [frame.left, frame.width],
  ).paddingInner(columns.length > 60 ? 0.1 : 0.3);
  const sumOf = ({ values }: BarColumn) => values.reduce((sum, value) => sum + value, 0);
  const y = scaleLinear([0, Math.max(leastMaximum, ...columns.map(sumOf))], [floor, TOP]).nice(TICKS);
  const layers = stack<BarColumn, number>()
    .keys(SERIES)
    .value(({ values }, series) => values[series] ?? 0)([...columns]);
  const barOf = (key: string, [from = 0, to = 0]: readonly number[] = []): Bar => ({
    x: x(key) ?? 0,
    y: y(to),
    width: x.bandwidth(),
    height: y(from) - y(to),
  });
  return {
    columns: columns.map(({ key }, index) => ({
      key,
      column: { x: x(key) ?? 0, y: TOP, width: x.bandwidth(), height: floor - TOP },
      bars: layers.map((layer) => barOf(key, layer[index])),
    })),
    ticks: y.ticks(TICKS).map((value) => ({ value, y: y(value) })),
  };
}
