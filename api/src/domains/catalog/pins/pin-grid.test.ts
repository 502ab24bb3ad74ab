import { gridOf } from './pin-grid.ts';

const WORLD = { south: -90, west: -180, north: 90, east: 180 };

/** The row of a latitude, as PostgreSQL's width_bucket finds it. */
function rowOf({ firstRow, rowLimits }: ReturnType<typeof gridOf>, latitude: number): number {
  return firstRow + rowLimits.filter((limit) => limit <= latitude).length;
}

describe('the grid of pins', () => {
  it.each([
    [0, 8],
    [1, 16],
    [3, 64],
  ])('has at zoom %i cells of 32 pixels on tiles of 256', (zoom, side) => {
    const grid = gridOf(WORLD, zoom);
    expect([grid.side, grid.firstRow, grid.rowLimits.length, grid.halvings]).toEqual([side, 0, side - 1, 0]);
  });

  it('parts the world at the equator and as the projection does', () => {
    const limits = gridOf(WORLD, 0).rowLimits;
    expect(limits[3]).toBeCloseTo(0, 10);
    expect(limits[5]).toBeCloseTo(66.51326, 5);
    expect(limits[1]).toBeCloseTo(-66.51326, 5);
  });

  it('gives a place the same row wherever the view lies', () => {
    const views = [
      { south: 49.5, west: 6, north: 49.7, east: 6.2 },
      { south: 49.55, west: 6.05, north: 49.72, east: 6.25 },
    ];
    const rows = views.map((view) => {
      const grid = gridOf(view, 12);
      return [grid.side, rowOf(grid, 49.61)];
    });
    expect(rows[0]).toEqual(rows[1]);
  });

  it('is never finer than what a large screen needs', () => {
    for (const view of [
      WORLD,
      { ...WORLD, west: 170, east: -170 },
      { south: 0, west: -180, north: 0.001, east: 180 },
    ]) {
      const grid = gridOf(view, 20);
      expect(grid.halvings).toBeGreaterThan(0);
      expect(grid.rowLimits.length).toBeLessThan(4096);
      expect(Number.isInteger(Math.log2(grid.side))).toBe(true);
    }
  });

  it('puts what lies beyond the projection in the last rows', () => {
    const grid = gridOf({ south: 86, west: 0, north: 90, east: 1 }, 3);
    expect([grid.firstRow, grid.rowLimits]).toEqual([63, []]);
    expect(gridOf({ south: -90, west: 0, north: -86, east: 1 }, 3)).toMatchObject({
      firstRow: 0,
      rowLimits: [],
    });
  });
});
