import type { BalanceMonth } from '@moien/contract';
import { layMonths } from './month-bars.ts';

const frame = { width: 640, height: 240, left: 60, bottom: 30 };
const months: BalanceMonth[] = [
  { month: '2030-04', paid: 100_000, expected: 0, ownerFee: 3_000 },
  { month: '2030-05', paid: 50_000, expected: 25_000, ownerFee: 1_500 },
  { month: '2030-06', paid: 0, expected: 0, ownerFee: 0 },
];

it('what is expected stands on what has arrived, in proportion to the cents', () => {
  const { bars } = layMonths(months, frame);
  const [april, may, june] = bars;
  expect(may?.expected.y).toBeCloseTo((may?.paid.y ?? 0) - (may?.expected.height ?? 0));
  expect(may?.paid.height).toBeCloseTo((april?.paid.height ?? 0) / 2);
  expect(may?.expected.height).toBeCloseTo((april?.paid.height ?? 0) / 4);
  expect([june?.paid.height, june?.expected.height]).toEqual([0, 0]);
  expect((april?.paid.y ?? 0) + (april?.paid.height ?? 0)).toBe(frame.height - frame.bottom);
});

it('months stand beside each other within the frame, and ticks begin at nothing', () => {
  const { bars, ticks } = layMonths(months, frame);
  const lefts = bars.map(({ column }) => column.x);
  expect(lefts).toEqual([...lefts].sort((one, other) => one - other));
  expect(bars[0]?.column.x).toBeGreaterThanOrEqual(frame.left);
  const last = bars.at(-1)?.column;
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(frame.width);
  expect(ticks[0]).toEqual({ value: 0, y: frame.height - frame.bottom });
});

it('has an axis where there is no money', () => {
  const { ticks } = layMonths(months.slice(2), frame);
  expect(ticks.length).toBeGreaterThan(1);
  expect(ticks.every(({ y }) => Number.isFinite(y))).toBe(true);
});
