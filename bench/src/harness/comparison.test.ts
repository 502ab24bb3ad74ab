import { compare } from './comparison.ts';
import { formatComparison } from './format-comparison.ts';

const paired = {
  reference: { name: 'bare', values: [10, 10, 10, 20] },
  again: { name: 'bare again', values: [8, 8, 8, 8] },
  subjects: [{ name: 'api', values: [15, 15, 15, 15] }],
};

describe('compare', () => {
  it('divides by the reference', () => {
    const { subjects } = compare(paired);
    expect(subjects[0]).toMatchObject({ name: 'api', ratioOfMedians: 1.5 });
    expect(subjects[0]?.ratioOfP95).toBeCloseTo(15 / 18.5);
  });

  it('takes the noise from the reference against itself, whichever of the two was faster', () => {
    const noise = compare(paired).noiseOfMedians;
    const turned = compare({ ...paired, reference: paired.again, again: paired.reference }).noiseOfMedians;
    expect(noise).toBeCloseTo(0.25);
    expect(turned).toBeCloseTo(noise);
  });
});

describe('formatComparison', () => {
  it('prints one aligned line for each side, with ratio and noise', () => {
    const lines = formatComparison(compare(paired), 'ms').split('\n');
    expect(lines).toHaveLength(4);
    expect(new Set(lines.slice(0, 3).map((line) => line.length)).size).toBe(1);
    expect(lines[0]).toContain('ratio p50');
    expect(lines[1]).toMatch(/^bare .*1\.00/);
    expect(lines[2]).toMatch(/^api .*15\.0 .*1\.50/);
    expect(lines[3]).toContain('±25.0 %');
  });
});
