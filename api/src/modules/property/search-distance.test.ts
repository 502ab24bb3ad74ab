import { boxesAround, boxesOf } from './search-distance.ts';

describe('boxesAround', () => {
  it('is one box that holds the circle', () => {
    const [box, ...others] = boxesAround({ latitude: 49.6, longitude: 6.1 }, 10_000);
    expect(others).toEqual([]);
    expect(box?.north).toBeCloseTo(49.69, 2);
    expect(box?.south).toBeCloseTo(49.51, 2);
    expect(box?.east).toBeCloseTo(6.239, 2);
  });

  it('is two boxes at the date line', () => {
    const boxes = boxesAround({ latitude: 0, longitude: 179.9 }, 50_000);
    expect(boxes.map(({ west, east }) => [Math.round(west), Math.round(east)])).toEqual([
      [179, 180],
      [-180, -180],
    ]);
  });

  it('goes round the world at a pole', () => {
    expect(boxesAround({ latitude: 89.9, longitude: 0 }, 50_000)).toMatchObject([{ west: -180, east: 180 }]);
  });
});

describe('boxesOf', () => {
  it('is what the map shows, two boxes across the date line', () => {
    const bounds = { south: -20, west: 170, north: 10, east: -170 };
    expect(boxesOf(bounds)).toEqual([
      { south: -20, west: 170, north: 10, east: 180 },
      { south: -20, west: -180, north: 10, east: -170 },
    ]);
    expect(boxesOf({ ...bounds, east: 175 })).toEqual([{ ...bounds, east: 175 }]);
  });
});
