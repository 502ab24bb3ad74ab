import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { APP_ICONS, type AppIconName } from '@moien/contract';
import { toHex } from '@moien/shared-lib/ui/oklch';
import sharp from 'sharp';
import { readIcon, renderIcon } from './icons.ts';

async function pixelsOf(picture: Buffer) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
  ];
  return { at, width: info.width, height: info.height };
}

/**
 * How far the mark reaches from the middle, as a share of the edge: everything that is dark or strongly
 * coloured.
 */
async function reachOfMark(picture: Buffer): Promise<number> {
  const { at, width } = await pixelsOf(picture);
  let reach = 0;
  for (let y = 0; y < width * 0.6; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [red = 0, green = 0, blue = 0] = at(x, y);
      const isMark = Math.min(red, green, blue) < 130;
      if (isMark) reach = Math.max(reach, Math.hypot(x - width / 2, y - width / 2) / width);
    }
  }
  return reach;
}

describe('the icons of the installed site', () => {
  it.each(Object.keys(APP_ICONS) as AppIconName[])('%s has the size that it states', async (name) => {
    const { width, height } = await pixelsOf(await renderIcon(name));
    expect([width, height]).toEqual([APP_ICONS[name].size, APP_ICONS[name].size]);
  });

  it('have clear round corners, and none where a mask will cut them', async () => {
    const rounded = await pixelsOf(await renderIcon('app-192.png'));
    const maskable = await pixelsOf(await renderIcon('apple-touch-icon-180.png'));
    expect(rounded.at(0, 0)[3]).toBe(0);
    expect(maskable.at(0, 0)[3]).toBe(255);
    for (const x of [0, 179]) expect(maskable.at(x, 179)).toEqual(maskable.at(90, 176));
  });

  it('keep their mark within the inner 80 % where a mask will cut it', async () => {
    const reach = await reachOfMark(await renderIcon('app-maskable-512.png'));
    expect(reach).toBeGreaterThan(0.3);
    expect(reach).toBeLessThanOrEqual(0.4);
  });

  it('have the colours of the light tokens', () => {
    const tokens = readFileSync(join(import.meta.dirname, '../../../shared-lib/src/ui/tokens.css'), 'utf8');
    for (const name of ['accent', 'second', 'ink']) {
      const found = new RegExp(
        String.raw`--color-${name}: light-dark\(oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)`,
      ).exec(tokens);
      const [lightness = 0, chroma = 0, hue = 0] = (found ?? []).slice(1).map(Number);
      for (const file of ['app-icon.svg', 'favicon.svg'] as const)
        expect(String(readIcon(file))).toContain(toHex({ lightness, chroma, hue }));
    }
  });
});
