import { dragged, MIDDLE, squareOf, zoomed } from './crop-geometry.ts';

const WIDE = { width: 1200, height: 800 };

describe('the square that is kept of a picture', () => {
  it('is the largest in the middle at first', () => {
    expect(squareOf(WIDE, MIDDLE)).toEqual({ left: 200, top: 0, side: 800 });
    expect(squareOf({ width: 300, height: 900 }, MIDDLE)).toEqual({ left: 0, top: 300, side: 300 });
  });

  it('keeps its middle while it is zoomed, and comes back', () => {
    const crop = zoomed(WIDE, MIDDLE, 2);
    expect(squareOf(WIDE, crop)).toEqual({ left: 400, top: 200, side: 400 });
    expect(zoomed(WIDE, crop, 1)).toEqual(MIDDLE);
  });

  it('stays within the picture when it is zoomed out at an edge', () => {
    const corner = { zoom: 4, x: 1, y: 0 };
    expect(squareOf(WIDE, zoomed(WIDE, corner, 1))).toEqual({ left: 400, top: 0, side: 800 });
  });

  it('goes against the drag, as far as the picture reaches', () => {
    expect(squareOf(WIDE, dragged(WIDE, MIDDLE, { x: 0.125, y: 0.5 }))).toEqual({
      left: 100,
      top: 0,
      side: 800,
    });
    expect(dragged(WIDE, MIDDLE, { x: -3, y: 0 }).x).toBe(1);
    expect(dragged({ width: 500, height: 500 }, MIDDLE, { x: 1, y: 1 })).toEqual(MIDDLE);
  });
});
