import sharp from 'sharp';
import { perceptualHash } from './perceptual-hash.ts';

const house = (roof: string, x: number) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600">
    <rect width="900" height="600" fill="#bcd"/><rect x="${x}" y="220" width="380" height="380" fill="#c96"/>
    <path d="M${x - 40} 220 L${x + 190} 60 L${x + 420} 220 Z" fill="${roof}"/>
    <rect x="${x + 60}" y="330" width="90" height="120" fill="#234"/></svg>`);

function differingBits(one: bigint, other: bigint): number {
  return [...BigInt.asUintN(64, one ^ other).toString(2)].filter((bit) => bit === '1').length;
}

it('is nearly the same for a smaller and more compressed copy, and another for another picture', async () => {
  const picture = await sharp(house('#722', 120)).jpeg({ quality: 95 }).toBuffer();
  const copy = await sharp(picture).resize(320).jpeg({ quality: 40 }).toBuffer();
  const other = await sharp(house('#722', 460)).jpeg({ quality: 95 }).toBuffer();
  const [hash, ofCopy, ofOther] = await Promise.all([picture, copy, other].map(perceptualHash));
  expect(differingBits(hash ?? 0n, ofCopy ?? 0n)).toBeLessThanOrEqual(3);
  expect(differingBits(hash ?? 0n, ofOther ?? 0n)).toBeGreaterThan(10);
});
