import sharp from 'sharp';
import { type AppIcon, drawAppIcon } from '../scenes/app-icon.ts';

/** The icon of the installed site as PNG. */
export function renderAppIcon(icon: AppIcon): Promise<Buffer> {
  return sharp(Buffer.from(drawAppIcon(icon)))
    .png({ compressionLevel: 9, palette: true, quality: 95, effort: 9 })
    .toBuffer();
}
