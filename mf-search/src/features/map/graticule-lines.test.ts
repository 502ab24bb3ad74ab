import { graticuleLines } from './graticule-lines.ts';

const view = (width: number) => ({ south: 49.5, west: 6.03, north: 49.5 + width / 2, east: 6.03 + width });

describe('graticuleLines', () => {
  it.each([0.02, 0.1, 0.4, 1, 3, 8])('draws a few lines through a view of %d degrees', (width) => {
    const lines = graticuleLines(view(width));
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.length).toBeLessThan(26);
  });

  it('draws none where coasts and borders are seen', () => {
    expect(graticuleLines(view(40))).toEqual([]);
  });

  it('stay where they are while the map moves', () => {
    const meridians = (west: number) =>
      graticuleLines({ ...view(1), west, east: west + 1 }).flatMap(([start, end]) =>
        start && end && start[1] === end[1] ? [start[1].toFixed(4)] : [],
      );
    const moved = new Set(meridians(6.1));
    expect(
      meridians(6)
        .filter((longitude) => Number(longitude) > 6.1)
        .every((longitude) => moved.has(longitude)),
    ).toBe(true);
  });
});
