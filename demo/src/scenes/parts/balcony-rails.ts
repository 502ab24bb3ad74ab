import { darken, lighten } from '../colour.ts';
import { PALETTE } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { circle, polygon, rectangle, round, stroke } from '../svg.ts';
import { FLOOR_Y } from './floor.ts';

export const RAIL_FORMS = ['iron', 'glass', 'timber', 'stone'] as const;
export type RailForm = (typeof RAIL_FORMS)[number];

/** Upper edge of the railing, and where it stands at the far side of the balcony. */
export const RAIL_TOP = 446;
export const RAIL_FOOT = FLOOR_Y + 8;

const TOP = RAIL_TOP;

function drawIron(stage: Stage): string {
  const iron = stage.paint(PALETTE.iron);
  let bars = '';
  let curls = '';
  for (let x = 12; x < stage.width; x += 42) {
    bars += `M${x} ${TOP + 10}V${RAIL_FOOT}`;
    curls += `M${x + 21} ${TOP + 66}q-15 -15 -15 -28a15 15 0 0 1 30 0q0 13 -15 28v56q-12 8 -12 20a12 12 0 0 0 24 0q0 -12 -12 -20`;
  }
  return (
    stroke(bars, iron, 5, { 'stroke-linecap': 'butt' }) +
    stroke(curls, iron, 3) +
    rectangle(0, RAIL_FOOT - 22, stage.width, 6, iron) +
    rectangle(0, TOP, stage.width, 12, iron, { rx: 4 }) +
    rectangle(0, TOP, stage.width, 4, lighten(iron, 0.3))
  );
}

function drawGlass(stage: Stage): string {
  const steel = stage.paint('#8b8f99');
  const isNight = stage.light.time === 'night';
  const pane = stage.definitions.gradient([
    [0, isNight ? '#8d9bd0' : '#ffffff', 0.26],
    [1, stage.light.glass[0], 0.34],
  ]);
  let panes = '';
  for (let x = -80; x < stage.width; x += 228) {
    panes +=
      rectangle(x + 8, TOP + 12, 212, RAIL_FOOT - TOP - 30, pane) +
      polygon(
        [
          [x + 40, RAIL_FOOT - 20],
          [x + 120, TOP + 12],
          [x + 156, TOP + 12],
          [x + 76, RAIL_FOOT - 20],
        ],
        '#ffffff',
        { opacity: isNight ? 0.06 : 0.18 },
      ) +
      rectangle(x - 5, TOP, 10, RAIL_FOOT - TOP, steel);
  }
  return (
    panes +
    rectangle(0, TOP - 2, stage.width, 12, steel, { rx: 4 }) +
    rectangle(0, TOP - 2, stage.width, 4, lighten(steel, 0.4))
  );
}

function drawTimber(stage: Stage, wood: string): string {
  const timber = stage.paint(wood);
  let posts = '';
  for (let x = 40; x < stage.width; x += 224)
    posts += rectangle(x, TOP, 18, RAIL_FOOT - TOP, darken(timber, 0.16));
  const slats = [36, 82, 128].map((at) => rectangle(0, TOP + at, stage.width, 20, timber)).join('');
  return posts + slats + rectangle(0, TOP - 4, stage.width, 18, lighten(timber, 0.2), { rx: 3 });
}

function drawStone(stage: Stage, stone: string): string {
  const tone = stage.paint(stone);
  let balusters = '';
  let shades = '';
  for (let x = 6; x < stage.width; x += 54) {
    balusters += `M${x} ${RAIL_FOOT - 18}v-12h8q-16 -30 -2 -60q8 -20 2 -42h-6v-12h34v12h-6q-6 22 2 42q14 30 -2 60h8v12Z`;
    shades += `M${x + 28} ${RAIL_FOOT - 32}q14 -30 0 -58q-8 -20 -4 -40`;
  }
  return (
    `<path d="${balusters}" fill="${tone}"/>` +
    stroke(shades, darken(tone, 0.16), 6, { opacity: 0.5 }) +
    rectangle(0, RAIL_FOOT - 20, stage.width, 22, darken(tone, 0.1)) +
    rectangle(0, TOP - 6, stage.width, 30, tone) +
    rectangle(0, TOP - 6, stage.width, 8, lighten(tone, 0.3)) +
    rectangle(0, TOP + 24, stage.width, 6, stage.light.shadow, { opacity: 0.2 })
  );
}

/** The railing at the far side of a balcony, across the whole picture. */
export function drawBalconyRail(stage: Stage, form: RailForm, wood: string, stone: string): string {
  const rails: Record<RailForm, () => string> = {
    iron: () => drawIron(stage),
    glass: () => drawGlass(stage),
    timber: () => drawTimber(stage, wood),
    stone: () => drawStone(stage, stone),
  };
  return rails[form]() + rectangle(0, RAIL_FOOT - 6, stage.width, 14, stage.light.shadow, { opacity: 0.16 });
}

/** A lamp of the house wall; its light is drawn by the caller last. */
export function drawWallLamp(stage: Stage, x: number, y: number, isOn: boolean): string {
  const iron = stage.paint(PALETTE.iron);
  return (
    rectangle(x - 12, y - 4, 24, 8, iron, { rx: 3 }) +
    polygon(
      [
        [x - 17, y - 50],
        [x + 17, y - 50],
        [x + 12, y - 6],
        [x - 12, y - 6],
      ],
      isOn ? '#ffe2a0' : stage.paint('#e6ecea'),
    ) +
    stroke(`M${round(x - 17)} ${round(y - 50)}h34l-5 44h-24ZM${round(x)} ${round(y - 50)}v44`, iron, 4) +
    polygon(
      [
        [x - 24, y - 50],
        [x, y - 72],
        [x + 24, y - 50],
      ],
      iron,
    ) +
    circle(x, y - 74, 4, iron)
  );
}
