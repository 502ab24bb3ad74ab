import { greatCircleKilometres } from './great-circle.ts';

const PARIS = { latitude: 48.8566, longitude: 2.3522 };
const LYON = { latitude: 45.764, longitude: 4.8357 };

it.each([
  ['a place and itself', PARIS, PARIS, 0],
  ['Paris and Lyon', PARIS, LYON, 391.5],
  ['a degree of the equator', { latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }, 111.2],
  ['the poles', { latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 }, 20_015.1],
  ['opposite places', { latitude: 12.3, longitude: 45 }, { latitude: -12.3, longitude: -135 }, 20_015.1],
])('between %s', (_name, from, to, kilometres) => {
  expect(greatCircleKilometres(from, to)).toBeCloseTo(kilometres, 1);
  expect(greatCircleKilometres(to, from)).toBeCloseTo(kilometres, 1);
});
