import { median, quantile, summarize } from './statistics.ts';

describe('statistics', () => {
  it('take the middle of an odd number and lie between the two of an even number', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 3, 2])).toBe(2.5);
  });

  it('sort by value, not as text, and leave the samples as they are', () => {
    const samples = [10, 9, 100];
    expect(median(samples)).toBe(10);
    expect(samples).toEqual([10, 9, 100]);
  });

  it('agree with the quantiles of 0 to 100', () => {
    const samples = Array.from({ length: 101 }, (_, index) => 100 - index);
    expect(summarize(samples)).toEqual({ count: 101, p50: 50, p95: 95, interquartileRange: 50 });
    expect(quantile(samples, 0)).toBe(0);
    expect(quantile(samples, 1)).toBe(100);
  });

  it('say everything of a single sample', () => {
    expect(summarize([7])).toEqual({ count: 1, p50: 7, p95: 7, interquartileRange: 0 });
  });

  it('refuse to speak about nothing', () => {
    expect(() => summarize([])).toThrow(RangeError);
    expect(() => quantile([], 0.5)).toThrow(RangeError);
    expect(() => quantile([1], 1.5)).toThrow(RangeError);
  });
});
