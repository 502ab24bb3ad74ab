import { evenScale } from './even-scale.ts';

it('puts points that are unequally far apart at equal distances, and what lies between in proportion', () => {
  const scale = evenScale([0, 100, 110, 130]);
  expect([0, 50, 100, 105, 110, 120, 130].map(scale)).toEqual([0, 0.5, 1, 1.5, 2, 2.5, 3]);
  expect(scale(200)).toBe(3);
});
