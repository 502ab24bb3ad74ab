import { travelEmissions } from './travel-emission.ts';

const shown = (kilometres: number, travellerCount = 1) =>
  travelEmissions(kilometres, travellerCount).map(({ means, kilograms }) => [
    means,
    Number(kilograms.toFixed(2)),
  ]);

// Computed by hand: 2 × way × factor.
it.each<[number, [string, number][]]>([
  [0, []],
  // Rails 60 km, coach 75 km, cars 65 km.
  [
    50,
    [
      ['regional-train', 3.32],
      ['coach', 5.63],
      ['electric-car', 8.76],
      ['car', 18.5],
    ],
  ],
  // Rails 360 km, coach 450 km, cars 390 km, plane 395 km.
  [
    300,
    [
      ['intercity-train', 6.47],
      ['coach', 33.8],
      ['electric-car', 52.57],
      ['car', 110.99],
      ['plane', 177.43],
    ],
  ],
  // Rails 960 km, coach 1200 km, cars 1040 km, plane 895 km.
  [
    800,
    [
      ['high-speed-train', 5.63],
      ['coach', 90.14],
      ['electric-car', 140.19],
      ['car', 295.98],
      ['plane', 402.03],
    ],
  ],
  [3000, [['plane', 1032.49]]],
  [6000, [['plane', 2168.6]]],
])('there and back over %d km, the lowest first', (kilometres, emissions) => {
  expect(shown(kilometres)).toEqual(emissions);
});

it.each([
  ['no plane up to 100 km', 100, ['regional-train', 'coach', 'electric-car', 'car']],
  ['a plane beyond', 100.1, ['regional-train', 'coach', 'electric-car', 'car', 'plane']],
  ['a regional train up to 200 km', 200, ['regional-train', 'coach', 'electric-car', 'car', 'plane']],
  ['an intercity train up to 500 km', 500, ['intercity-train', 'coach', 'electric-car', 'car', 'plane']],
  ['a high-speed train up to 2,000 km', 2000, ['high-speed-train', 'coach', 'electric-car', 'car', 'plane']],
  ['a plane alone beyond', 2000.1, ['plane']],
])('has %s', (_name, kilometres, means) => {
  const offered = travelEmissions(kilometres, 1).map((emission) => emission.means);
  expect([...offered].sort()).toEqual([...means].sort());
});

it.each([
  [1000, 491.87],
  [1000.01, 404.5],
  [2000, 773.89],
  [2000.01, 698.9],
  [5000, 1699.69],
  [5000.01, 1812.8],
])('a flight over %d km causes %d kg: its factor depends on the distance', (kilometres, kilograms) => {
  const plane = travelEmissions(kilometres, 1).find(({ means }) => means === 'plane');
  expect(plane?.kilograms).toBeCloseTo(kilograms, 1);
});

it('is counted for each passenger, and for each five who share a car', () => {
  const of = (travellerCount: number) => Object.fromEntries(shown(50, travellerCount));
  expect(of(5)).toEqual({ 'regional-train': 16.61, coach: 28.17, 'electric-car': 8.76, car: 18.5 });
  expect(of(6).car).toBe(37);
  expect(shown(50, 5)[0]?.[0]).toBe('electric-car');
});
