import sharp from 'sharp';
import { readIcon } from './icons.ts';

const MASTER = 512;
/** Edge of an adaptive icon in dp; a mask leaves its middle 72. */
const ADAPTIVE_DP = 108;
const MASKED_DP = 72;
const LAUNCHER_DP = 48;
/** Pixels of a dp by density. */
const DENSITIES = { mdpi: 1, hdpi: 1.5, xhdpi: 2, xxhdpi: 3, xxxhdpi: 4 } as const;

const RES = 'android/app/src/main/res';
const ASSETS = 'ios/App/App/Assets.xcassets';

type Drawing = 'icon' | 'square' | 'foreground' | 'splash';
export type Picture = { path: string; drawing: Drawing; size: number };

/** Every picture of the app that is drawn from the product's icon; edges in pixels. */
export const PICTURES: readonly Picture[] = [
  ...Object.entries(DENSITIES).flatMap(([density, scale]): Picture[] => [
    { path: `${RES}/mipmap-${density}/ic_launcher.png`, drawing: 'icon', size: LAUNCHER_DP * scale },
    {
      path: `${RES}/mipmap-${density}/ic_launcher_foreground.png`,
      drawing: 'foreground',
      size: ADAPTIVE_DP * scale,
    },
  ]),
  { path: `${RES}/drawable-nodpi/splash_icon.png`, drawing: 'splash', size: 960 },
  { path: `${ASSETS}/AppIcon.appiconset/AppIcon-512@2x.png`, drawing: 'square', size: 1024 },
  { path: `${ASSETS}/Splash.imageset/splash.png`, drawing: 'icon', size: 600 },
];

/** Equal icons of the site give equal bytes on one machine. */
export async function drawPicture({ drawing, size }: Picture): Promise<Buffer> {
  const drawn = sharp(sourceOf(drawing), { density: Math.max(72, (72 * size) / MASTER) }).resize(size, size);
  // Apple refuses icons with an alpha channel, and rounds their corners itself.
  const picture = drawing === 'square' ? drawn.removeAlpha() : drawn;
  return picture
    .png({ compressionLevel: 9, palette: drawing !== 'square', quality: 95, effort: 9 })
    .toBuffer();
}

function sourceOf(drawing: Drawing): Buffer {
  if (drawing === 'icon') return readIcon('app-icon.svg');
  if (drawing === 'square')
    return Buffer.from(String(readIcon('app-icon.svg')).replace('rx="112"', 'rx="0"'));
  return widened(drawing, String(readIcon('app-icon-maskable.svg')));
}

/**
 * The icon within the larger square of an adaptive icon: its own square is the part that no mask cuts. A
 * splash screen shows a disc of the same share, so there the icon's ground is a disc.
 */
function widened(drawing: 'foreground' | 'splash', svg: string): Buffer {
  const edge = (MASTER * ADAPTIVE_DP) / MASKED_DP;
  const start = -(edge - MASTER) / 2;
  const viewBox = `viewBox="${start} ${start} ${edge} ${edge}"`;
  const clip = /<rect x="0" y="0" width="512" height="512" fill="#000" rx="0"\/>/;
  const ground = /<rect x="0" y="0" width="512" height="512" fill="url\(#d0\)"\/>/;
  if (!clip.test(svg) || !ground.test(svg)) throw new Error('app-icon-maskable.svg is drawn in another way.');
  const shape =
    drawing === 'splash'
      ? svg.replace(clip, `<circle cx="256" cy="256" r="256" fill="#000"/>`)
      : svg
          .replace(clip, `<rect x="${start}" y="${start}" width="${edge}" height="${edge}" fill="#000"/>`)
          .replace(ground, '');
  return Buffer.from(shape.replace('viewBox="0 0 512 512"', viewBox));
}
