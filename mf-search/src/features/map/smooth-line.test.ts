import type { Position } from './decode-line.ts';
import { smoothLine } from './smooth-line.ts';

const LINE: Position[] = [
  [0, 0],
  [1, 1],
  [0, 2],
];

describe('smoothLine', () => {
  it('goes through all points, from the first to the last', () => {
    const curve = smoothLine(LINE);
    for (const point of LINE) expect(curve).toContainEqual(point);
    expect(curve.at(-1)).toEqual([0, 2]);
    expect(curve.length).toBeGreaterThan(LINE.length);
  });

  it('leaves a straight line straight', () => {
    const straight = smoothLine([
      [0, 0],
      [0, 1],
      [0, 2],
    ]);
    expect(straight.every(([latitude]) => latitude === 0)).toBe(true);
  });

  it('has a piece from the last point to the first of a closed one', () => {
    expect(smoothLine(LINE, true)).toHaveLength(LINE.length * 6);
  });
});
