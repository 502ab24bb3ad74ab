/** @jest-environment node */
import sharp from 'sharp';
import { differenceOf } from './screenshots.ts';

function picture({ width = 40, dot = 0 }): Promise<Buffer> {
  const square = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="40">
    <rect width="100%" height="100%" fill="#fff"/><rect width="${dot}" height="${dot}" fill="#000"/></svg>`;
  return sharp(Buffer.from(square)).png().toBuffer();
}

describe('differenceOf', () => {
  it('finds none between equal pictures, whatever their format', async () => {
    const png = await picture({ dot: 8 });
    expect(await differenceOf(await sharp(png).webp({ lossless: true }).toBuffer(), png)).toBeUndefined();
  });

  it('overlooks a few pixels', async () => {
    expect(await differenceOf(await picture({}), await picture({ dot: 5 }))).toBeUndefined();
  });

  it('counts the others', async () => {
    expect(await differenceOf(await picture({}), await picture({ dot: 6 }))).toBe('36 pixels');
  });

  it('names another size', async () => {
    expect(await differenceOf(await picture({}), await picture({ width: 41 }))).toBe(
      '41 × 40 pixels instead of 40 × 40',
    );
  });
});
