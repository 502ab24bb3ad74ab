import { formatRatios, roundRatios } from './round-ratios.ts';

const samples = (name: string, ...values: number[]) => ({ name, values });

describe('roundRatios', () => {
  it('compares within rounds, so that a slow round does not matter', () => {
    const reference = samples('a', 100, 1000, 100, 100, 100);
    const subject = samples('b', 110, 1200, 130, 140, 150);
    const ratios = roundRatios(subject, reference);
    expect(ratios.median).toBeCloseTo(1.3);
    expect(ratios.lowerQuartile).toBeCloseTo(1.2);
    expect(ratios.upperQuartile).toBeCloseTo(1.4);
  });

  it('refuses sides that have not run equally often', () => {
    expect(() => roundRatios(samples('b', 1, 2), samples('a', 1))).toThrow('b and a have not run equally');
  });

  it('is written with its quartiles', () => {
    expect(formatRatios({ median: 1.137, lowerQuartile: 1.05, upperQuartile: 1.224 })).toBe(
      '1.14 (1.05–1.22)',
    );
  });
});
