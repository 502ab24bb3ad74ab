import { darken, lighten, mix } from './colour.ts';
import { LAMPLIGHT, LIGHTS } from './light.ts';
import { PALETTE } from './palette.ts';
import { circle, createDefinitions, ellipse, group, path, rectangle, stroke } from './svg.ts';

export interface AppIcon {
  /** Edge in pixels. Under 48 the drawing leaves out what would blur. */
  size: number;
  /**
   * Fills the square to its corners and keeps the mark within the inner 80 %, so that any mask may cut it.
   */
  isMaskable: boolean;
}

/** The light tokens of the wordmark in sRGB. A test compares them. */
export const APP_ICON_COLOURS = { accent: '#841f67', second: '#f7c448', ink: '#2e1829' } as const;
const { accent: DAMSON, second: MIRABELLE, ink: INK } = APP_ICON_COLOURS;
const SMALLEST_DETAILED = 48;

/** A fruit with its shaded side, its bloom and its crease. */
function drawFruit(x: number, colour: string, isDetailed: boolean): string {
  const y = 136;
  if (!isDetailed) return circle(x, y - 8, 78, colour);
  return (
    stroke(`M${x} ${y - 62}q4 -26 22 -38`, PALETTE.bark, 11) +
    path(`M${x + 14} ${y - 84}q14 -28 54 -20q-10 38 -54 20Z`, PALETTE.leaf[1]) +
    circle(x, y, 70, colour) +
    path(`M${x + 45} ${y - 54}a70 70 0 1 1 -106 88a84 84 0 0 0 106 -88Z`, darken(colour, 0.3), {
      opacity: 0.34,
    }) +
    stroke(`M${x + 4} ${y - 64}q-20 56 4 120`, darken(colour, 0.34), 6, { opacity: 0.4 }) +
    ellipse(0, 0, 14, 23, lighten(colour, 0.6), {
      opacity: 0.7,
      transform: `translate(${x - 32} ${y - 24}) rotate(34)`,
    })
  );
}

/** The stem of the letter: a doorway whose door stands open. */
function drawDoorway(isDetailed: boolean, light: string): string {
  if (!isDetailed)
    return path('M200 462V294a56 56 0 0 1 112 0V462Z', INK) + rectangle(150, 430, 212, 40, INK);
  const arch = (inset: number) =>
    `M${186 + inset} 452V${296 + inset * 0.3}a${70 - inset} ${70 - inset} 0 0 1 ${140 - inset * 2} 0V452Z`;
  return (
    path(arch(0), INK) +
    path(arch(25), light) +
    path('M211 452V303a45 45 0 0 1 30 -42V434Z', DAMSON) +
    circle(231, 372, 7, MIRABELLE) +
    rectangle(164, 446, 184, 22, lighten(INK, 0.16), { rx: 8 })
  );
}

/**
 * The ï of Moïen in the hand of the picture book: a damson and a mirabelle over an open door, early in the
 * morning.
 */
export function drawAppIcon({ size, isMaskable }: AppIcon): string {
  const isDetailed = size >= SMALLEST_DETAILED;
  const definitions = createDefinitions();
  const [, blush, cream] = LIGHTS.dawn.sky;
  const sky = definitions.gradient([
    [0, mix(blush, '#fffaf0', 0.5)],
    [0.7, cream],
    [1, '#fff4df'],
  ]);
  const light = definitions.gradient([
    [0, LAMPLIGHT[1]],
    [1, LAMPLIGHT[0]],
  ]);
  const corner = isMaskable ? 0 : 112;
  const frame = definitions.clip(rectangle(0, 0, 512, 512, '#000', { rx: corner }));
  // Wider than the square, so that the hills still fill it where the mark is drawn smaller.
  const hills = isDetailed
    ? path('M-120 420Q90 344 262 392T640 366V640H-120Z', mix(PALETTE.leaf[2], cream, 0.45)) +
      path('M-120 486Q150 428 300 446T640 428V640H-120Z', PALETTE.leaf[2])
    : '';
  const mark =
    drawFruit(isDetailed ? 172 : 158, DAMSON, isDetailed) +
    drawFruit(isDetailed ? 340 : 354, MIRABELLE, isDetailed) +
    drawDoorway(isDetailed, light);
  const scale = isMaskable ? 0.74 : 1;
  const shift = (1 - scale) * 256;
  const picture =
    rectangle(0, 0, 512, 512, sky) +
    group(hills + mark, { transform: `translate(${shift} ${shift}) scale(${scale})` });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 512 512">` +
    `${definitions.markup()}${group(picture, { 'clip-path': frame })}</svg>\n`
  );
}
