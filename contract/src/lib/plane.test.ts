import { offsetOf, pointAt } from './plane.ts';

const ECHTERNACH = { latitude: 49.811, longitude: 6.422 };

it('goes there and back', () => {
  const offset = { east: -250, north: 1200 };
  const { east, north } = offsetOf(pointAt(offset, ECHTERNACH), ECHTERNACH);
  expect([Math.round(east), Math.round(north)]).toEqual([-250, 1200]);
});

it('counts a degree to the east shorter than one to the north', () => {
  const { east, north } = offsetOf({ latitude: 50.811, longitude: 7.422 }, ECHTERNACH);
  expect([Math.round(north / 1000), Math.round(east / 1000)]).toEqual([111, 72]);
});
