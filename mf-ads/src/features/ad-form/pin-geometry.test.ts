import { offsetOf } from '@moien/contract';
import { directionOf, distanceOf, positionAt, reachOf } from './pin-geometry.ts';

const CENTRE = { latitude: 49.61167, longitude: 6.13 };

it('a place is so far east and north of the middle, and back', () => {
  const position = positionAt({ east: 400, north: -300 }, CENTRE);
  const offset = offsetOf(position, CENTRE);
  expect(Math.abs(distanceOf(offset) - 500)).toBeLessThan(2);
  expect(positionAt(offset, CENTRE)).toEqual(position);
});

it.each([
  [{ east: 0, north: 100 }, 'n'],
  [{ east: 100, north: 90 }, 'ne'],
  [{ east: 100, north: 0 }, 'e'],
  [{ east: -5, north: -100 }, 's'],
  [{ east: -100, north: 10 }, 'w'],
  [{ east: -10, north: 100 }, 'n'],
])('%o lies %s', (offset, direction) => {
  expect(directionOf(offset)).toBe(direction);
});

it('the drawing reaches beyond a pin that is far away', () => {
  expect(reachOf({ east: 10, north: 20 })).toBe(1_500);
  expect(reachOf({ east: -4_000, north: 20 })).toBe(5_000);
});
