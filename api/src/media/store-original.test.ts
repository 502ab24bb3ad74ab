import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { storeOriginal } from './store-original.ts';

let directory = '';

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'moien-media-'));
});

afterEach(async () => {
  await rm(directory, { recursive: true, force: true });
});

function photograph(): Promise<Buffer> {
  const pixels = Buffer.alloc(300 * 200 * 3, 'moien');
  return sharp(pixels, { raw: { width: 300, height: 200, channels: 3 } })
    .jpeg()
    .toBuffer();
}

describe('storeOriginal', () => {
  it('keeps a picture under the extension of its real format', async () => {
    const bytes = await photograph();
    const file = await storeOriginal(directory, 'upload', 'homes/one', bytes);
    expect(file).toBe(join(directory, 'originals/upload/homes/one.jpg'));
    expect(await readFile(file)).toEqual(bytes);
    expect(await readdir(join(directory, 'originals/upload/homes'))).toEqual(['one.jpg']);
  });

  it('refuses what is not a picture, and half a picture', async () => {
    const whole = await photograph();
    const broken = whole.subarray(0, whole.length / 2);
    for (const bytes of [Buffer.from('not a picture'), Buffer.alloc(0), broken]) {
      await expect(storeOriginal(directory, 'upload', 'one', bytes)).rejects.toMatchObject({
        code: 'media-unreadable',
      });
    }
    expect(await readdir(directory)).toEqual([]);
  });

  it('never replaces a picture, because its variants are immutable', async () => {
    await storeOriginal(directory, 'upload', 'one', await photograph());
    await expect(storeOriginal(directory, 'upload', 'one', await photograph())).rejects.toMatchObject({
      code: 'media-already-stored',
    });
  });

  it('stays inside its folder', async () => {
    await expect(storeOriginal(directory, 'upload', '../one', await photograph())).rejects.toMatchObject({
      code: 'media-path-invalid',
    });
  });
});
