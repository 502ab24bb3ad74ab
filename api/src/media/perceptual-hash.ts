import { openPicture } from './image-variant.ts';

const SIDE = 8;
/** Of 255: less is the noise of compression in a plain wall or sky. */
const NOISE = 4;

/**
 * Difference hash: whether each of 8 × 8 spots is brighter than its right neighbour. Pictures that look the
 * same differ in few of its 64 bits, whatever their size and compression.
 * @returns the bits as a signed 64-bit integer
 */
export async function perceptualHash(bytes: Buffer): Promise<bigint> {
  const spots = await openPicture(bytes)
    .autoOrient()
    .flatten({ background: '#fff' })
    .greyscale()
    .resize(SIDE + 1, SIDE, { fit: 'fill' })
    .raw()
    .toBuffer();
  let hash = 0n;
  for (let row = 0; row < SIDE; row += 1) {
    for (let column = 0; column < SIDE; column += 1) {
      const at = row * (SIDE + 1) + column;
      hash = (hash << 1n) | ((spots[at] ?? 0) > (spots[at + 1] ?? 0) + NOISE ? 1n : 0n);
    }
  }
  return BigInt.asIntN(SIDE * SIDE, hash);
}
