import sharp from 'sharp';
import { drawAppIcon } from './app-icon.ts';

async function pixelsOf(svg: string) {
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
  ];
  return { at, width: info.width, height: info.height };
}

/**
 * How far the mark reaches from the middle, as a share of the edge: everything that is dark or strongly
 * coloured.
 */
async function reachOfMark(svg: string): Promise<number> {
  const { at, width } = await pixelsOf(svg);
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

describe('drawAppIcon', () => {
  it.each([16, 32, 180, 192, 512])('renders at %i pixels', async (size) => {
    const svg = drawAppIcon({ size, isMaskable: false });
    expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
    const { width, height } = await pixelsOf(svg);
    expect([width, height]).toEqual([size, size]);
  });

  it('has clear round corners, and none where a mask will cut it', async () => {
    const rounded = await pixelsOf(drawAppIcon({ size: 192, isMaskable: false }));
    const maskable = await pixelsOf(drawAppIcon({ size: 192, isMaskable: true }));
    expect(rounded.at(0, 0)[3]).toBe(0);
    expect(maskable.at(0, 0)[3]).toBe(255);
    for (const x of [0, 191]) expect(maskable.at(x, 191)).toEqual(maskable.at(96, 188));
  });

  it('keeps its mark within the inner 80 % where a mask will cut it', async () => {
    const reach = await reachOfMark(drawAppIcon({ size: 512, isMaskable: true }));
    expect(reach).toBeGreaterThan(0.3);
    expect(reach).toBeLessThanOrEqual(0.4);
  });

  it('leaves out what would blur in a browser tab', () => {
    const small = drawAppIcon({ size: 16, isMaskable: false });
    expect(small.length).toBeLessThan(drawAppIcon({ size: 512, isMaskable: false }).length / 2);
  });
});
