import { boxesAround, boxesOf, boxWithin } from './search-distance.ts';

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

describe('boxWithin', () => {
  const EARTH_RADIUS_METRES = 6_371_000;

  function distance(a: { latitude: number; longitude: number }, latitude: number, longitude: number): number {
    const [from, to] = [a.latitude, latitude].map((degrees) => (degrees * Math.PI) / 180) as [number, number];
    const turn = ((longitude - a.longitude) * Math.PI) / 180;
    const cosine = Math.sin(from) * Math.sin(to) + Math.cos(from) * Math.cos(to) * Math.cos(turn);
    return EARTH_RADIUS_METRES * Math.acos(Math.min(1, Math.max(-1, cosine)));
  }

  it.each([0, 31.2, -49.6, 78, -89.5, 90])('lies in the circle and fills it, at latitude %d', (latitude) => {
    for (const radius of [1000, 10_000, 40_000, 500_000]) {
      const centre = { latitude, longitude: 6.1 };
      const { west, south, east, north } = boxWithin(centre, radius);
      const shares = Array.from({ length: 101 }, (_, step) => step / 100).flatMap((share) => [
        [south + share * (north - south), west],
        [south + share * (north - south), east],
        [south, west + share * (east - west)],
        [north, west + share * (east - west)],
      ]) as [number, number][];
      const distances = shares
        .filter(([y]) => Math.abs(y) <= 90)
        .map(([y, x]) => distance(centre, y, Math.min(180, Math.max(-180, x))));
      expect(Math.max(...distances)).toBeLessThanOrEqual(radius);
      if (Math.abs(latitude) < 60 && radius < 100_000)
        expect(Math.max(...distances)).toBeGreaterThan(radius * 0.99);
    }
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
