import { fillings } from './ground-fillings.ts';

it('fills the middle of a ring of homes, and leaves homes far from each other alone', () => {
  const ring = [
    { x: 0, y: 0 },
    { x: 140, y: 0 },
    { x: 70, y: 70 },
    { x: 70, y: -70 },
  ];
  expect(fillings(ring)).toContainEqual({ x: 70, y: 0 });
  expect(
    fillings([
      { x: 0, y: 0 },
      { x: 200, y: 0 },
    ]),
  ).toEqual([]);
});
