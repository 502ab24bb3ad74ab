import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cssColour, parseHexColour, readableBrandColours } from './hex-colour.ts';
import { contrastRatio, isInGamut, type Oklch } from './oklch.ts';

const tokens = readFileSync(join(dirname(expect.getState().testPath ?? ''), 'tokens.css'), 'utf8');

/** The grounds of a theme as tokens.css declares them. */
function grounds(theme: 'light' | 'dark'): Oklch[] {
  const colour = String.raw`oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)`;
  const declaration = new RegExp(
    String.raw`--color-(?:ground|surface(?:-\w+)?): light-dark\(${colour}, ${colour}\)`,
    'g',
  );
  return [...tokens.matchAll(declaration)].map((match) => {
    const [lightness = 0, chroma = 0, hue = 0] = match.slice(theme === 'light' ? 1 : 4).map(Number);
    return { lightness, chroma, hue };
  });
}

describe('parseHexColour', () => {
  it.each([
    ['#ff0000', 0.628, 0.258, 29.2],
    ['#00FF00', 0.866, 0.295, 142.5],
    ['#808080', 0.6, 0, 0],
    ['#ffffff', 1, 0, 0],
    ['#000000', 0, 0, 0],
  ])('reads %s', (hex, lightness, chroma, hue) => {
    const colour = parseHexColour(hex);
    expect(colour?.lightness).toBeCloseTo(lightness, 2);
    expect(colour?.chroma).toBeCloseTo(chroma, 2);
    expect(colour?.hue).toBeCloseTo(hue, 0);
  });

  it.each([
    '',
    '#fff',
    'ff0000',
    '#ff000',
    '#ff00000',
    '#ff0000ff',
    '#gg0000',
    ' #ff000',
    'red',
    '#ff0000\n',
  ])('refuses %j, which is no #rrggbb of seven characters', (hex) => {
    expect(parseHexColour(hex)).toBeUndefined();
  });
});

/** Yellow, near-white, black and what lies in the middle are the hard ones. */
const brands = [
  '#ffe600',
  '#fefefe',
  '#ffffff',
  '#000000',
  '#010101',
  '#808080',
  '#767676',
  '#ff0000',
  '#00ff00',
  '#0000ff',
  '#00ffff',
  '#ff00ff',
  '#ff6600',
  '#e2001a',
  '#003580',
  '#7f7f00',
];

describe('readableBrandColours', () => {
  it('knows four grounds in each theme', () => {
    expect([grounds('light').length, grounds('dark').length]).toEqual([4, 4]);
  });

  describe.each(brands)('of %s', (hex) => {
    const brand = readableBrandColours(hex);
    if (!brand) throw new Error(`${hex} is a colour`);

    it('puts a text on the colour itself that can be read', () => {
      expect(brand.ground).toEqual(parseHexColour(hex));
      expect(contrastRatio(brand.onGround, brand.ground)).toBeGreaterThanOrEqual(4.5);
    });

    it.each(['light', 'dark'] as const)('can be read as text on every ground (%s)', (theme) => {
      const ratios = grounds(theme).map((ground) => contrastRatio(brand.text[theme], ground));
      expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5);
      expect(isInGamut(brand.text[theme])).toBe(true);
    });
  });

  it('keeps a colour that can be read already as it is', () => {
    expect(readableBrandColours('#003580')?.text.light).toEqual(parseHexColour('#003580'));
  });

  it('keeps the hue of a colour that it has to change', () => {
    const brand = readableBrandColours('#ffe600');
    expect(brand?.text.light.hue).toBe(brand?.ground.hue);
    expect(brand?.text.light.chroma).toBeGreaterThan(0.05);
  });

  it('makes nothing of what is no colour', () => {
    expect(readableBrandColours('#fff')).toBeUndefined();
  });
});

describe('cssColour', () => {
  it('writes what style sheets read', () => {
    expect(cssColour({ lightness: 0.430_01, chroma: 0.155, hue: 342 })).toBe('oklch(0.43 0.155 342)');
  });
});
