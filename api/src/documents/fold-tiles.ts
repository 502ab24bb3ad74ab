import sharp from 'sharp';
import { TILE_HEIGHT, TILE_WIDTH } from './watermark-tile.ts';

const BLUR_RADIUS = 9;
/** What a page shows differs by more from its surroundings than a watermark does. */
const CONTRAST_MAXIMUM = 40;

type Greys = { data: Uint8Array; width: number; height: number };

/** The mean of all tiles of a picture, by their place modulo the size of a tile. */
export async function foldTiles(picture: Buffer): Promise<Float32Array> {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const contrast = localContrast({ data, width, height });
  const sums = new Float32Array(TILE_WIDTH * TILE_HEIGHT);
  const counts = new Float32Array(TILE_WIDTH * TILE_HEIGHT);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y % TILE_HEIGHT) * TILE_WIDTH + (x % TILE_WIDTH);
      sums[at] = (sums[at] as number) + (contrast[y * width + x] as number);
      counts[at] = (counts[at] as number) + 1;
    }
  for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] as number) / ((counts[at] as number) || 1);
  return sums;
}

/** Each pixel less the mean of those around it, bounded. */
function localContrast({ data, width, height }: Greys): Float32Array {
  const stride = width + 1;
  const sums = summedArea({ data, width, height });
  const contrast = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = around(y, height);
    for (let x = 0; x < width; x += 1) {
      const [left, right] = around(x, width);
      const sum =
        (sums[bottom * stride + right] as number) -
        (sums[bottom * stride + left] as number) -
        (sums[top * stride + right] as number) +
        (sums[top * stride + left] as number);
      const difference = (data[y * width + x] as number) - sum / ((right - left) * (bottom - top));
      contrast[y * width + x] = bounded(difference);
    }
  }
  return contrast;
}

/** First and last index, which is not part of it, of the pixels around one that lie within the picture. */
function around(at: number, size: number): [number, number] {
  const end = at + BLUR_RADIUS + 1;
  return [at < BLUR_RADIUS ? 0 : at - BLUR_RADIUS, end < size ? end : size];
}

function bounded(contrast: number): number {
  if (contrast > CONTRAST_MAXIMUM) return CONTRAST_MAXIMUM;
  return contrast < -CONTRAST_MAXIMUM ? -CONTRAST_MAXIMUM : contrast;
}

/** At each point the sum of all pixels above and left of it. */
function summedArea({ data, width, height }: Greys): Float64Array {
  const stride = width + 1;
  const sums = new Float64Array(stride * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += data[y * width + x] as number;
      sums[(y + 1) * stride + x + 1] = (sums[y * stride + x + 1] as number) + row;
    }
  }
  return sums;
}
