import { darken, lighten } from '../colour.ts';
import type { Stage } from '../stage.ts';
import { ellipse, polygon, rectangle, round, stroke } from '../svg.ts';
import { FLOOR_Y } from './floor.ts';
import { type Block, drawBlock, project } from './perspective.ts';
import { drawTiledWall, type TileBond } from './tiles.ts';

interface Shower {
  /** Left edge and width at the back wall. */
  x: number;
  width: number;
  /** Whether the pane of glass stands at its right. */
  isGlassRight: boolean;
  tile: string;
  grout: string;
  bond: TileBond;
  metal: string;
}

const TOP = 64;
const FRONT_Y = 708;

function drawNiche(stage: Stage, x: number, y: number, tones: readonly string[]): string {
  const stone = stage.paint('#e9e0d2');
  const bottles = tones
    .map((tone, index) => {
      const height = 34 + (index % 2) * 12;
      return (
        rectangle(x + 12 + index * 26, y + 64 - height, 18, height, stage.paint(tone), { rx: 4 }) +
        rectangle(x + 17 + index * 26, y + 58 - height, 8, 8, stage.paint('#3b3640'), { rx: 2 })
      );
    })
    .join('');
  return (
    rectangle(x, y, 100, 66, darken(stone, 0.22)) +
    rectangle(x, y, 100, 8, stage.light.shadow, { opacity: 0.24 }) +
    bottles +
    rectangle(x - 3, y + 64, 106, 7, lighten(stone, 0.3))
  );
}

function drawFittings(stage: Stage, x: number, metal: string): string {
  const tone = stage.paint(metal);
  return (
    stroke(`M${round(x)} 404V168q0 -22 22 -22h34`, tone, 7) +
    stroke(`M${round(x + 56)} 146v12`, tone, 6) +
    ellipse(x + 56, 162, 44, 7, tone) +
    ellipse(x + 56, 159, 44, 5, lighten(tone, 0.3)) +
    rectangle(x - 26, 398, 52, 14, tone, { rx: 6 }) +
    stroke(`M${round(x + 6)} 410q26 74 -6 96q-34 -14 -14 -150`, darken(tone, 0.14), 4) +
    rectangle(x - 15, 330, 16, 40, tone, { rx: 7 })
  );
}

/** A shower that one walks into: tiled to the ceiling, behind one pane of glass. */
export function drawShower(stage: Stage, shower: Shower, tones: readonly string[]): string {
  const { x, width, isGlassRight, metal } = shower;
  const tray: Block = { x, width, foot: 0, top: 10, backY: FLOOR_Y, frontY: FRONT_Y };
  const white = stage.paint('#fbf6ec');
  const edge = isGlassRight ? x + width : x;
  const pane = [
    project(stage, edge, 410, FLOOR_Y + 2),
    project(stage, edge, 410, FRONT_Y),
    project(stage, edge, 10, FRONT_Y),
    project(stage, edge, 10, FLOOR_Y + 2),
  ];
  const [frontX, frontTop] = project(stage, edge, 410, FRONT_Y);
  const [, frontFoot] = project(stage, edge, 10, FRONT_Y);
  const [inner] = project(stage, isGlassRight ? edge - 96 : edge + 96, 10, FRONT_Y);
  const screen = {
    x: Math.min(frontX, inner),
    width: Math.abs(frontX - inner),
  };
  const glass = stage.light.time === 'night' ? '#aab4d6' : '#e9f6f6';
  const tone = stage.paint(metal);
  const drainX = x + width / 2;
  const [drain, drainY] = project(stage, drainX, 10, (FLOOR_Y + FRONT_Y) / 2);
  return (
    drawTiledWall(stage, {
      x,
      width,
      top: TOP,
      bottom: FLOOR_Y,
      colour: shower.tile,
      grout: shower.grout,
      bond: shower.bond,
    }) +
    rectangle(
      isGlassRight ? x + width : x - 7,
      TOP,
      7,
      FLOOR_Y - TOP,
      darken(stage.paint(shower.tile), 0.14),
    ) +
    drawBlock(stage, tray, darken(white, 0.1), lighten(white, 0.2)) +
    ellipse(drain, drainY, 15, 4, darken(white, 0.34)) +
    drawNiche(stage, x + width * 0.5 - 10, 300, tones) +
    drawFittings(stage, x + width * 0.26, metal) +
    polygon(pane, glass, { opacity: 0.3 }) +
    rectangle(screen.x, frontTop, screen.width, frontFoot - frontTop, glass, { opacity: 0.26 }) +
    polygon(
      [
        [screen.x + 16, frontFoot - 60],
        [screen.x + screen.width * 0.6, frontTop + 40],
        [screen.x + screen.width * 0.8, frontTop + 40],
        [screen.x + 44, frontFoot - 60],
      ],
      '#ffffff',
      { opacity: stage.light.time === 'night' ? 0.1 : 0.26 },
    ) +
    rectangle(frontX - 3, frontTop, 6, frontFoot - frontTop, tone) +
    rectangle(screen.x, frontTop - 5, screen.width, 6, tone) +
    stroke(
      `M${round(pane[0]?.[0] ?? 0)} ${round(pane[0]?.[1] ?? 0)}L${round(frontX)} ${round(frontTop)}`,
      tone,
      5,
    )
  );
}
