import sharp from 'sharp';

/** A square SVG picture as PNG, its edge in pixels. */
export function renderPng(svg: Buffer, size: number): Promise<Buffer> {
  return sharp(svg, { density: (72 * size) / 512 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true, quality: 95, effort: 9 })
    .toBuffer();
}
