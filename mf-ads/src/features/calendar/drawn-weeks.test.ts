import { type DrawnWeeks, drawMore } from './drawn-weeks.ts';

const SIGHT = { firstRow: 0, lastRow: 1, firstWeek: 2, lastWeek: 3 };
const NEAR = { firstRow: 0, lastRow: 2, firstWeek: 1, lastWeek: 4 };
const NOTHING: DrawnWeeks = new Map();

function shown(drawn: DrawnWeeks): Record<number, string> {
  return Object.fromEntries([...drawn].map(([row, { first, last }]) => [row, `${first}-${last}`]));
}

describe('what a timeline draws more of', () => {
  it('is what is in sight, then what is near', () => {
    expect(shown(drawMore(NOTHING, SIGHT, NEAR, 3))).toEqual({ 0: '2-3', 1: '2-2' });
    expect(shown(drawMore(NOTHING, SIGHT, NEAR, 5))).toEqual({ 0: '2-4', 1: '2-3' });
    expect(shown(drawMore(NOTHING, SIGHT, NEAR, 100))).toEqual({ 0: '1-4', 1: '1-4', 2: '1-4' });
  });

  it('is at most so many weeks at once, until nothing is missing', () => {
    let drawn = NOTHING;
    let steps = 0;
    for (let next = drawMore(drawn, SIGHT, NEAR, 3); next !== drawn; next = drawMore(drawn, SIGHT, NEAR, 3)) {
      drawn = next;
      steps += 1;
    }
    expect(steps).toBe(4);
    expect(shown(drawn)).toEqual({ 0: '1-4', 1: '1-4', 2: '1-4' });
  });

  it('leaves a home alone that has all of its weeks', () => {
    const drawn = drawMore(NOTHING, SIGHT, NEAR, 100);
    const next = drawMore(drawn, { ...SIGHT, lastRow: 3 }, { ...NEAR, lastRow: 3 }, 100);
    expect(next.get(0)).toBe(drawn.get(0));
    expect(shown(next)[3]).toBe('1-4');
  });

  it('goes on beside what is drawn, and leaves out what is far by then', () => {
    const drawn = drawMore(NOTHING, SIGHT, NEAR, 100);
    const later = { ...NEAR, firstWeek: 2, lastWeek: 5 };
    expect(shown(drawMore(drawn, { ...SIGHT, firstWeek: 3, lastWeek: 4 }, later, 1))).toEqual({
      0: '2-5',
      1: '1-4',
      2: '1-4',
    });
  });

  it('begins anew after a leap', () => {
    const drawn = drawMore(NOTHING, SIGHT, NEAR, 100);
    const far = { firstRow: 0, lastRow: 2, firstWeek: 40, lastWeek: 43 };
    const next = drawMore(drawn, { ...far, lastRow: 1 }, far, 5);
    expect(shown(next)).toEqual({ 0: '40-43', 1: '40-40', 2: '1-4' });
  });

  it('forgets homes that are far, although nothing is missing', () => {
    const drawn = drawMore(NOTHING, SIGHT, NEAR, 100);
    const above = { ...NEAR, lastRow: 1 };
    expect(shown(drawMore(drawn, SIGHT, above, 5))).toEqual({ 0: '1-4', 1: '1-4' });
  });

  it('is nothing without homes', () => {
    const none = { firstRow: 0, lastRow: -1, firstWeek: 0, lastWeek: -1 };
    expect(drawMore(NOTHING, none, none, 5)).toBe(NOTHING);
  });
});
