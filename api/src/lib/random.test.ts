import { createRandom, hashText } from './random.ts';

describe('createRandom', () => {
  it('repeats its sequence for the same seed', () => {
    const first = createRandom('home-1');
    const second = createRandom('home-1');
    expect([first.next(), first.next(), first.next()]).toEqual([second.next(), second.next(), second.next()]);
  });

  it('keeps a published sequence, so that pictures do not change between machines', () => {
    expect(hashText('home-1')).toBe(1292915625);
  });

  it('spreads evenly over its range', () => {
    const random = createRandom('spread');
    const draws = Array.from({ length: 4000 }, () => random.next());
    expect(Math.min(...draws)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...draws)).toBeLessThan(1);
    expect(draws.reduce((sum, value) => sum + value, 0) / 4000).toBeCloseTo(0.5, 1);
  });

  it('forks without moving', () => {
    const forked = createRandom('a');
    forked.fork('b').next();
    expect(forked.next()).toBe(createRandom('a').next());
  });

  it('says that an empty list has nothing to pick', () => {
    expect(() => createRandom('a').pick([])).toThrow('the list is empty');
  });
});
