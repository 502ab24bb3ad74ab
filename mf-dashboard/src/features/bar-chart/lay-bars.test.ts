import { layBars } from './lay-bars.ts';

const frame = { width: 640, height: 240, left: 60, bottom: 30 };
const column = (key: string, ...values: number[]) => ({ key, tick: key, said: key, values });
const columns = [column('April', 100_000, 0), column('May', 50_000, 25_000), column('June', 0, 0)];

it('the second bar stands on the first, in proportion to their values', () => {
  const [april, may, june] = layBars(columns, frame, 1).columns;
  const [first, second] = may?.bars ?? [];
  expect(second?.y).toBeCloseTo((first?.y ?? 0) - (second?.height ?? 0));
  expect(first?.height).toBeCloseTo((april?.bars[0]?.height ?? 0) / 2);
  expect(second?.height).toBeCloseTo((april?.bars[0]?.height ?? 0) / 4);
  expect(june?.bars.map(({ height }) => height)).toEqual([0, 0]);
  expect((april?.bars[0]?.y ?? 0) + (april?.bars[0]?.height ?? 0)).toBe(frame.height - frame.bottom);
});

it('columns stand beside each other within the frame, and ticks begin at nothing', () => {
  const laid = layBars(columns, frame, 1);
  const lefts = laid.columns.map(({ column: { x } }) => x);
  expect(lefts).toEqual([...lefts].sort((one, other) => one - other));
  expect(lefts[0]).toBeGreaterThanOrEqual(frame.left);
  const last = laid.columns.at(-1)?.column;
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(frame.width);
  expect(laid.ticks[0]).toEqual({ value: 0, y: frame.height - frame.bottom });
});

it('has an axis where there is nothing to show', () => {
  const { ticks } = layBars(columns.slice(2), frame, 4);
  expect(ticks.map(({ value }) => value)).toEqual([0, 1, 2, 3, 4]);
});

it('takes columns of a single bar', () => {
  const [laid] = layBars([column('May', 3)], frame, 4).columns;
  expect(laid?.bars.map(({ height }) => height > 0)).toEqual([true, false]);
});
