import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fluidSize } from './fluid-size.ts';

const tokens = readFileSync(join(dirname(expect.getState().testPath ?? ''), '../tokens.css'), 'utf8');
const sizes = [...tokens.matchAll(/--font-size-([\w-]+): (.*);/g)];

describe('fluidSize', () => {
  it('grows between its ends', () => {
    const size = 'clamp(1rem, 0.5rem + 2vw, 2rem)';
    expect([100, 800, 5000].map((width) => fluidSize(size, width))).toEqual([16, 24, 32]);
  });

  it('refuses what it cannot read, and what the window would stop from growing', () => {
    expect(() => fluidSize('1rem', 360)).toThrow('1rem is no fluid size');
    expect(() => fluidSize('min(clamp(2rem, 1rem + 1vw, 4rem), 10vw)', 360)).toThrow('is no fluid size');
  });

  it('reads every size of the tokens, none below 13 pixels and none smaller on a wide window', () => {
    expect(sizes).toHaveLength(7);
    for (const [, , size = ''] of sizes) {
      expect(fluidSize(size, 360)).toBeGreaterThanOrEqual(13);
      expect(fluidSize(size, 1440)).toBeGreaterThan(fluidSize(size, 360));
    }
  });
});
