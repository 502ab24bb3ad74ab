import baseMap from './base-map.json' with { type: 'json' };
import { decodeLine } from './decode-line.ts';

describe('decodeLine', () => {
  it('reads the example of the format', () => {
    const line = decodeLine('_p~iF~ps|U_ulLnnqC_mqNvxq`@', 1e-5);
    expect(line.map((position) => position.map((degrees) => Number(degrees.toFixed(5))))).toEqual([
      [38.5, -120.2],
      [40.7, -120.95],
      [43.252, -126.453],
    ]);
  });

  it('reads every line of the base map as one on the globe', () => {
    const positions = [...baseMap.land, ...baseMap.borders].flatMap((line) =>
      decodeLine(line, baseMap.precision),
    );
    expect(positions.length).toBeGreaterThan(20_000);
    const isOnGlobe = ([latitude = 0, longitude = 0]) =>
      Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180.01;
    expect(positions.every(isOnGlobe)).toBe(true);
  });
});
