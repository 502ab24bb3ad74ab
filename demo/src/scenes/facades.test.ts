import sharp from 'sharp';
import { drawScene, timeOfScene } from './draw-scene.ts';
import { FACADE_NAMES, type FacadeName } from './families/family.ts';
import { TIMES_OF_DAY, type TimeOfDay } from './light.ts';
import { familiesOf, sceneNamed } from './registry.ts';

const SEEDS = Array.from({ length: 20 }, (_, number) => `home-${number}`);

function draw(family: FacadeName, seed: string, index = 0): string {
  return drawScene({ seed, kind: 'facade', family, index, width: 360, height: 240 });
}

/** The number of a home's wide picture at this hour. */
function indexAt(seed: string, time: TimeOfDay): number {
  const index = [0, 3, 6, 9].find(
    (candidate) => timeOfScene({ seed, kind: 'facade', index: candidate }) === time,
  );
  if (index === undefined) throw new Error(`No picture of ${seed} shows ${time}`);
  return index;
}

/** The house itself without the light: how it stands in its street. */
function shapesOf(svg: string): string {
  return svg.replaceAll(/(fill|stroke|stop-color)="[^"]*"/g, '');
}

it('has every façade under its name, and a kind under the kind’s', () => {
  expect(familiesOf('facade').map(({ name }) => name)).toEqual([...FACADE_NAMES]);
  expect(sceneNamed('farm')).toEqual({ kind: 'facade', family: 'farm' });
  expect(sceneNamed('bedroom')).toEqual({ kind: 'bedroom' });
  for (const name of ['banner', 'illustration', 'cellar', '']) expect(sceneNamed(name)).toBeUndefined();
});

it('draws no family that the kind does not have', () => {
  const request = { seed: 'home-1', index: 0, width: 360, height: 240 };
  expect(() => drawScene({ ...request, kind: 'bedroom', family: 'farm' })).toThrow(
    'There is no bedroom called farm',
  );
});

describe.each(FACADE_NAMES)('%s', (family) => {
  it.each(TIMES_OF_DAY)('is well-formed at %s', async (time) => {
    for (const seed of SEEDS.slice(0, 3)) {
      const svg = draw(family, seed, indexAt(seed, time));
      expect(svg).not.toMatch(/NaN|undefined|Infinity|null|<text/);
      const defined = new Set([...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id));
      expect([...svg.matchAll(/url\(#(\w+)\)/g)].filter(([, id]) => !defined.has(id))).toEqual([]);
      // The renderer reads XML strictly.
      const { info } = await sharp(Buffer.from(svg)).resize(90).png().toBuffer({ resolveWithObject: true });
      expect(`${info.width}x${info.height}`).toBe('90x60');
    }
  });

  it('is the same for the same seed and another for every other', () => {
    expect(draw(family, 'home-7', 1)).toBe(draw(family, 'home-7', 1));
    expect(new Set(SEEDS.map((seed) => shapesOf(draw(family, seed)))).size).toBe(SEEDS.length);
  });

  it('has another light at every hour', () => {
    expect(new Set(TIMES_OF_DAY.map((time) => draw(family, 'home-5', indexAt('home-5', time)))).size).toBe(4);
  });

  it('has windows lit at night and none by day', () => {
    const lampsAt = (time: TimeOfDay) =>
      SEEDS.slice(0, 6).map((seed) => draw(family, seed, indexAt(seed, time)).split('#ffe2a0').length - 1);
    expect(Math.min(...lampsAt('night'))).toBeGreaterThan(0);
    expect(Math.max(...lampsAt('day'))).toBe(0);
  });

  it('stays under 120 KB', () => {
    const sizes = SEEDS.map((seed, index) => draw(family, seed, index % 6).length);
    expect(Math.max(...sizes)).toBeLessThan(120 * 1024);
  });

  it('fills the picture to its edges, however near it steps', () => {
    for (const [number, seed] of SEEDS.entries()) {
      const svg = draw(family, seed, number % 6);
      const [, x, y, scale] =
        /translate\((-?[\d.]+) (-?[\d.]+)\) scale\(([\d.]+)\)/.exec(
          svg.slice(svg.indexOf('</defs>'), svg.indexOf('</defs>') + 400),
        ) ?? [];
      if (scale === undefined) continue;
      expect(Number(x)).toBeLessThanOrEqual(0);
      expect(Number(y)).toBeLessThanOrEqual(0);
      expect(Number(x) + 1200 * Number(scale)).toBeGreaterThanOrEqual(1199.9);
      expect(Number(y) + 800 * Number(scale)).toBeGreaterThanOrEqual(799.9);
    }
  });
});
