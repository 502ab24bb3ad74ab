import { darken, lighten } from '../colour.ts';
import { LAMPLIGHT } from '../light.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, path, rectangle, round, stroke } from '../svg.ts';
import { isLampOn } from './decoration.ts';
import { FLOOR_Y } from './floor.ts';
import { drawMirror, type Mirror } from './mirror.ts';
import { type Block, drawBlock, drawBlockShadow, frontOf, project } from './perspective.ts';
import { drawPottedPlant } from './plant.ts';
import { lampGlow } from './room-shell.ts';

interface Washstand {
  /** Left edge and width at the back wall. */
  x: number;
  width: number;
  front: string;
  metal: string;
  accent: string;
  mirror: Mirror['form'];
}

const MIRROR_TOP = 118;

/** Round lamps beside the mirror; their light is drawn by the caller last. */
function drawSconce(stage: Stage, x: number, y: number, metal: string): { lamp: string; glow: string } {
  const isOn = isLampOn(stage);
  const tone = stage.paint(metal);
  return {
    lamp:
      rectangle(x - 5, y - 4, 10, 40, tone, { rx: 5 }) +
      circle(x, y - 14, 21, isOn ? LAMPLIGHT[0] : stage.paint('#fbf5ea')) +
      circle(x - 6, y - 20, 6, '#ffffff', { opacity: 0.5 }),
    glow: isOn ? circle(x, y - 14, 190, lampGlow(stage, stage.light.time === 'night' ? 0.62 : 0.4)) : '',
  };
}

function drawBasin(stage: Stage, x: number, y: number, metal: string): string {
  const white = stage.paint('#fdfaf4');
  const tone = stage.paint(metal);
  return (
    stroke(`M${round(x)} ${round(y - 6)}v-66q0 -18 17 -18t17 18v5`, tone, 7) +
    path(`M${round(x - 72)} ${round(y - 42)}h144q-4 40 -42 46h-60q-38 -6 -42 -46Z`, white) +
    path(`M${round(x - 62)} ${round(y - 34)}q6 26 32 34q-14 -10 -14 -34Z`, darken(white, 0.07)) +
    ellipse(x, y - 42, 72, 10, lighten(white, 0.4)) +
    ellipse(x, y - 41, 62, 7, darken(white, 0.14))
  );
}

function drawToiletries(stage: Stage, x: number, y: number, accent: string): string {
  const glass = stage.paint(accent);
  return (
    stroke(
      `M${round(x - 4)} ${round(y - 30)}l-6 -26M${round(x + 5)} ${round(y - 30)}l7 -24`,
      stage.paint('#e07a9b'),
      4,
    ) +
    rectangle(x - 14, y - 34, 28, 34, stage.paint('#dfe8e6'), { rx: 4 }) +
    rectangle(x + 22, y - 44, 24, 44, glass, { rx: 6 }) +
    stroke(`M${round(x + 34)} ${round(y - 44)}v-10h-11`, stage.paint('#3b3640'), 4)
  );
}

function drawFronts(stage: Stage, body: Block, colour: string, metal: string, isHung: boolean): string {
  const face = frontOf(stage, body);
  const gap = 8;
  const half = (face.width - gap * 3) / 2;
  const drawer = (x: number, y: number, height: number) =>
    rectangle(x, y, half, height, lighten(colour, 0.1), { rx: 4 }) +
    rectangle(x + half / 2 - 20, y + 13, 40, 6, stage.paint(metal), { rx: 3 });
  const rows = isHung ? 1 : 2;
  const height = (face.height - gap * (rows + 1)) / rows;
  let fronts = '';
  for (let row = 0; row < rows; row += 1)
    for (const side of [0, 1])
      fronts += drawer(face.x + gap + side * (half + gap), face.y + gap + row * (height + gap), height);
  return fronts;
}

/** A cabinet with a basin, its tap and what one needs in the morning, under a mirror between two lamps. */
export function drawWashstand(stage: Stage, place: Washstand): { markup: string; glow: string } {
  const { x, width, metal } = place;
  const colour = stage.paint(place.front);
  const slab = stage.paint('#f1eadf');
  const isHung = stage.random.chance(0.5);
  const body: Block = { x, width, foot: isHung ? 78 : 26, top: 156, backY: FLOOR_Y, frontY: FLOOR_Y + 38 };
  const top: Block = { ...body, x: x - 6, width: width + 12, foot: 156, top: 168, frontY: FLOOR_Y + 41 };
  const face = frontOf(stage, body);
  const [middle, standY] = project(stage, x + width / 2, 168, FLOOR_Y + 22);
  const legs = isHung
    ? ''
    : [0.05, 0.92]
        .map((share) =>
          rectangle(face.x + face.width * share, face.y + face.height, 9, 28, darken(colour, 0.3)),
        )
        .join('');
  const mirrorWidth = place.mirror === 'round' ? 172 : 156;
  const mirrorX = middle - mirrorWidth / 2;
  const sconces = [mirrorX - 46, mirrorX + mirrorWidth + 46].map((at) => drawSconce(stage, at, 226, metal));
  const shadow = isHung
    ? drawBlockShadow(stage, { ...body, frontY: body.frontY - 12 })
    : drawBlockShadow(stage, body);
  const isBasinLeft = stage.random.chance(0.5);
  const basinX = middle + (isBasinLeft ? -26 : 26);
  return {
    markup:
      shadow +
      drawMirror(stage, {
        x: mirrorX,
        y: MIRROR_TOP,
        width: mirrorWidth,
        height: 214,
        form: place.mirror,
        frame: metal,
      }) +
      sconces.map(({ lamp }) => lamp).join('') +
      legs +
      drawBlock(stage, body, darken(colour, 0.12)) +
      drawFronts(stage, body, colour, metal, isHung) +
      drawBlock(stage, top, darken(slab, 0.12), lighten(slab, 0.3)) +
      drawBasin(stage, basinX, standY + 4, metal) +
      drawToiletries(stage, middle + (isBasinLeft ? 78 : -112), standY + 3, place.accent) +
      drawPottedPlant(stage, middle + (isBasinLeft ? -122 : 122), standY + 3, 62, 'small'),
    glow: sconces.map(({ glow }) => glow).join(''),
  };
}
