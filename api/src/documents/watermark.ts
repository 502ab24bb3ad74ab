import sharp from 'sharp';
import { drawTile, type WatermarkWords } from './watermark-tile.ts';

const QUALITY = 80;

/** A page as JPEG, covered with tiles that say who looks at it. */
export async function watermark(page: Buffer, words: WatermarkWords): Promise<Buffer> {
  const tile = await sharp(await drawTile(words))
    .png()
    .toBuffer();
  return sharp(page)
    .composite([{ input: tile, tile: true, gravity: 'northwest' }])
    .jpeg({ quality: QUALITY })
    .toBuffer();
}
