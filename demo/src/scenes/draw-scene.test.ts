import sharp from 'sharp';
import { drawScene, type SceneRequest, timeOfScene } from './draw-scene.ts';
import { HOME_KINDS, SCENE_KINDS } from './families/family.ts';
import { homeOf } from './home.ts';
import { TIMES_OF_DAY } from './light.ts';
import { familiesOf } from './registry.ts';

const facade: SceneRequest = { seed: 'home-1', kind: 'facade', index: 0, width: 360, height: 240 };

/** The renderer reads XML strictly, so that a picture it draws is well formed. */
async function renderedSize(svg: string): Promise<string> {
  const { info } = await sharp(Buffer.from(svg)).resize(90).png().toBuffer({ resolveWithObject: true });
  return `${info.width}x${info.height}`;
}

describe('drawScene', () => {
  it.each(HOME_KINDS)('draws the same bytes for the same request of a %s', (kind) => {
    expect(drawScene({ ...facade, kind })).toBe(drawScene({ ...facade, kind }));
  });

  it.each(HOME_KINDS)('draws another %s for another seed and for another index', (kind) => {
    const pictures = new Set<string>();
    for (const seed of ['home-1', 'home-2', 'home-3', 'home-11', 'moien'])
      for (let index = 0; index < 4; index += 1) pictures.add(drawScene({ ...facade, seed, kind, index }));
    expect(pictures.size).toBe(20);
  });

  const daily = HOME_KINDS.flatMap((kind) => TIMES_OF_DAY.map((time) => [kind, time] as const));

  it.each(daily)('renders the %s at %s', async (kind, time) => {
    for (const seed of ['home-1', 'home-2', 'home-3', 'home-4', 'home-5', 'home-6']) {
      const index = [0, 1, 2, 3].find((candidate) => timeOfScene({ seed, kind, index: candidate }) === time);
      if (index === undefined) throw new Error(`No picture of ${seed} shows ${time}`);
      const svg = drawScene({ ...facade, seed, kind, index });
      expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
      expect(svg).not.toContain('<text');
      expect(svg.length).toBeLessThan(120 * 1024);
      expect(await renderedSize(svg)).toBe('90x60');
    }
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('renders banner %i', async (index) => {
    const svg = drawScene({ seed: `banner-${index}`, kind: 'banner', index, width: 2100, height: 900 });
    expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
    expect(await renderedSize(svg)).toBe('90x39');
  });

  it('fills a banner of other proportions to its edges', async () => {
    const svg = drawScene({ seed: 'banner-1', kind: 'banner', index: 1, width: 1600, height: 900 });
    expect(svg).toContain('viewBox="0 0 1600 900"');
    expect(await renderedSize(svg)).toBe('90x51');
  });

  it('has every definition that it refers to', () => {
    const svg = drawScene(facade);
    const defined = new Set([...svg.matchAll(/ id="(\w+)"/g)].map((match) => match[1]));
    const used = [...svg.matchAll(/url\(#(\w+)\)/g)].map((match) => match[1]);
    expect(used.length).toBeGreaterThan(5);
    expect(used.filter((id) => !defined.has(id))).toEqual([]);
  });
});

describe('homes', () => {
  it('show their own wall, door and country in every picture', () => {
    expect(homeOf('home-1')).toEqual(homeOf('home-1'));
  });

  it('walk through all four times of day', () => {
    const times = [0, 1, 2, 3].map((index) => timeOfScene({ seed: 'home-1', kind: 'facade', index }));
    expect([...times].sort()).toEqual([...TIMES_OF_DAY].sort());
  });

  it('differ from their neighbours in hue, hour or roof', () => {
    const looks = Array.from({ length: 48 }, (_, number) => {
      const { wall, door, view, firstTime, slate } = homeOf(`home-${number}`);
      return [wall, door, view, firstTime, slate].join();
    });
    expect(new Set(looks).size).toBe(looks.length);
  });

  it.each(SCENE_KINDS)('can be drawn as %s', (kind) => {
    expect(familiesOf(kind).length).toBeGreaterThan(0);
  });
});
