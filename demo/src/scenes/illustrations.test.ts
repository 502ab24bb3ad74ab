import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawScene } from './draw-scene.ts';
import { ILLUSTRATIONS, illustrationAt, indexOfIllustration } from './illustrations.ts';

const NAMES: readonly string[] = ILLUSTRATIONS.map(({ name }) => name);
const BLOG = join(import.meta.dirname, '../blog');

function draw(name: string): string {
  const index = indexOfIllustration(name) ?? 0;
  return drawScene({ seed: name, kind: 'illustration', index, width: 1920, height: 1080 });
}

describe('illustrations', () => {
  it('are one for each article and event of the blog', async () => {
    const articles = await readdir(join(BLOG, 'articles'));
    const events = await readdir(join(BLOG, 'events'));
    const expected = [...articles.map((name) => `article-${name}`), ...events.map((name) => `event-${name}`)];
    expect([...NAMES].sort()).toEqual(expected.sort());
  });

  it.each(NAMES)('draws %s well formed and the same each time', async (name) => {
    const svg = draw(name);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
    expect(svg).toContain('viewBox="0 0 1600 900"');
    expect(draw(name)).toBe(svg);
    const { info } = await sharp(Buffer.from(svg)).resize(64).png().toBuffer({ resolveWithObject: true });
    expect(`${info.width}x${info.height}`).toBe('64x36');
  });

  it('has every definition that a picture refers to', () => {
    for (const name of NAMES) {
      const svg = draw(name);
      const defined = new Set([...svg.matchAll(/ id="(\w+)"/g)].map((match) => match[1]));
      const used = [...svg.matchAll(/url\(#(\w+)\)/g)].map((match) => match[1]);
      expect(used.filter((id) => !defined.has(id))).toEqual([]);
    }
  });

  it('shows no two alike, seen small', async () => {
    const small = await Promise.all(
      NAMES.map((name) =>
        sharp(Buffer.from(draw(name)))
          .resize(16, 9)
          .removeAlpha()
          .raw()
          .toBuffer(),
      ),
    );
    for (const [position, picture] of small.entries()) {
      for (const other of small.slice(position + 1)) {
        const difference = picture.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0);
        expect(difference / picture.length).toBeGreaterThan(8);
      }
    }
  });

  it('knows no other names', () => {
    expect(indexOfIllustration('article-unwritten')).toBeUndefined();
    expect(() => illustrationAt(0)).toThrow(RangeError);
    expect(() => illustrationAt(ILLUSTRATIONS.length + 1)).toThrow(RangeError);
  });
});
