import { bentScale } from './slider-scale.ts';

describe('bentScale', () => {
  const scale = bentScale(0, 300, 2000);

  it.each([
    [0, 0],
    [150, 0.44],
    [300, 0.88],
    [1150, 0.94],
    [2000, 1],
  ])('%d stands at %d of the track', (value, share) => {
    expect(scale.shareOf(value)).toBeCloseTo(share, 10);
    expect(scale.valueAt(share)).toBeCloseTo(value, 8);
  });

  it.each([0, 2000, 3000])('is even with a bend at %d', (bend) => {
    const even = bentScale(0, bend, 2000);
    expect(even.shareOf(500)).toBe(0.25);
    expect(even.valueAt(0.25)).toBe(500);
  });
});
