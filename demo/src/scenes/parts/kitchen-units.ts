import { darken, lighten } from '../colour.ts';
import type { Stage } from '../stage.ts';
import { circle, rectangle } from '../svg.ts';
import { FLOOR_Y } from './floor.ts';
import { type Block, drawBlock, drawBlockShadow, type Face, frontOf, project } from './perspective.ts';

export const MODULE = 118;
/** Height of the worktop's upper side at the back wall, and where the fronts stand. */
export const WORKTOP = 184;
export const UNIT_FRONT_Y = FLOOR_Y + 32;

export interface UnitColours {
  front: string;
  worktop: string;
  metal: string;
}

export type UnitKind = 'doors' | 'drawers' | 'oven' | 'dishwasher' | 'sink';

/** Where things stand on the worktop at `x` of the back wall; `depth` 0 is at the wall, 1 at the edge. */
export function onWorktop(stage: Stage, x: number, depth = 0.45) {
  return project(stage, x, WORKTOP, FLOOR_Y + (UNIT_FRONT_Y - FLOOR_Y) * depth);
}

function drawHandle(stage: Stage, x: number, y: number, width: number, metal: string): string {
  return rectangle(x - width / 2, y, width, 5, stage.paint(metal), { rx: 2.5 });
}

function drawPanel(face: Face, colour: string): string {
  return (
    rectangle(face.x, face.y, face.width, face.height, colour, { rx: 2 }) +
    rectangle(face.x + 11, face.y + 11, face.width - 22, face.height - 22, 'none', {
      stroke: darken(colour, 0.14),
      'stroke-width': 3,
      rx: 2,
    })
  );
}

function drawOven(stage: Stage, face: Face, colours: UnitColours): string {
  const steel = stage.paint('#4a4650');
  const isWarm = stage.light.time === 'night' || stage.light.time === 'evening';
  const glass = stage.definitions.gradient([
    [0, isWarm ? '#d98b4a' : lighten(steel, 0.2)],
    [1, isWarm ? '#8a4a30' : darken(steel, 0.3)],
  ]);
  const knobs = [0.16, 0.32, 0.68, 0.84]
    .map((share) => circle(face.x + face.width * share, face.y + 17, 6, stage.paint(colours.metal)))
    .join('');
  return (
    rectangle(face.x, face.y, face.width, face.height, steel, { rx: 3 }) +
    knobs +
    rectangle(face.x + face.width * 0.43, face.y + 10, face.width * 0.14, 13, '#20222b', { rx: 2 }) +
    rectangle(face.x + 12, face.y + 50, face.width - 24, face.height - 68, glass, { rx: 5 }) +
    drawHandle(stage, face.x + face.width / 2, face.y + 37, face.width - 30, colours.metal)
  );
}

function drawUnit(stage: Stage, face: Face, kind: UnitKind, colours: UnitColours): string {
  const colour = stage.paint(colours.front);
  const pale = lighten(colour, 0.08);
  const middle = face.x + face.width / 2;
  if (kind === 'oven') return drawOven(stage, face, colours);
  if (kind === 'drawers') {
    const heights = [0.24, 0.36, 0.4];
    let y = face.y;
    let drawers = '';
    for (const share of heights) {
      const height = face.height * share - 4;
      drawers +=
        rectangle(face.x, y, face.width, height, pale, { rx: 2 }) +
        drawHandle(stage, middle, y + 12, 38, colours.metal);
      y += height + 4;
    }
    return drawers;
  }
  if (kind === 'dishwasher') {
    return drawPanel(face, pale) + drawHandle(stage, middle, face.y + 20, face.width - 36, colours.metal);
  }
  const half = { ...face, width: face.width / 2 - 2 };
  const knob = (x: number) => rectangle(x, face.y + 22, 5, 34, stage.paint(colours.metal), { rx: 2.5 });
  return (
    drawPanel(half, pale) + drawPanel({ ...half, x: middle + 2 }, pale) + knob(middle - 13) + knob(middle + 8)
  );
}

function drawPlinth(stage: Stage, block: Block, colour: string): string {
  const front = frontOf(stage, { ...block, foot: 0, top: 20, frontY: UNIT_FRONT_Y - 5 });
  return rectangle(front.x, front.y, front.width, front.height, darken(colour, 0.4));
}

/** A run of base units with their worktop; `kinds` from left to right. */
export function drawBaseUnits(
  stage: Stage,
  x: number,
  kinds: readonly UnitKind[],
  colours: UnitColours,
): string {
  const colour = stage.paint(colours.front);
  const worktop = stage.paint(colours.worktop);
  const block: Block = {
    x,
    width: kinds.length * MODULE,
    foot: 18,
    top: WORKTOP - 12,
    backY: FLOOR_Y,
    frontY: UNIT_FRONT_Y,
  };
  const slab: Block = {
    ...block,
    x: x - 5,
    width: block.width + 10,
    foot: WORKTOP - 12,
    top: WORKTOP,
    frontY: UNIT_FRONT_Y + 3,
  };
  const fronts = kinds.map((kind, index) => {
    const face = frontOf(stage, {
      ...block,
      x: x + MODULE * index + 3,
      width: MODULE - 6,
      foot: 22,
      top: WORKTOP - 16,
    });
    return drawUnit(stage, face, kind, colours);
  });
  const shade = frontOf(stage, { ...block, foot: WORKTOP - 24 });
  return (
    drawBlockShadow(stage, block) +
    drawPlinth(stage, block, colour) +
    drawBlock(stage, block, darken(colour, 0.18)) +
    fronts.join('') +
    rectangle(shade.x, shade.y, shade.width, 9, stage.light.shadow, { opacity: 0.22 }) +
    drawBlock(stage, slab, darken(worktop, 0.12), lighten(worktop, 0.14))
  );
}

/** Cupboards or a single one on the wall. */
export function drawWallUnits(stage: Stage, x: number, count: number, colours: UnitColours): string {
  const colour = stage.paint(colours.front);
  const block: Block = {
    x,
    width: MODULE * count,
    foot: 330,
    top: 500,
    backY: FLOOR_Y,
    frontY: FLOOR_Y + 18,
  };
  const face = frontOf(stage, block);
  const step = face.width / count;
  let doors = '';
  for (let index = 0; index < count; index += 1) {
    const door = { ...face, x: face.x + step * index + 2, width: step - 4 };
    doors +=
      drawPanel(door, lighten(colour, 0.1)) +
      rectangle(
        index % 2 === 0 ? door.x + door.width - 13 : door.x + 8,
        door.y + door.height - 46,
        5,
        32,
        stage.paint(colours.metal),
        { rx: 2.5 },
      );
  }
  return (
    rectangle(face.x + 4, face.y + face.height, face.width - 8, 12, stage.light.shadow, { opacity: 0.2 }) +
    drawBlock(stage, block, darken(colour, 0.14)) +
    doors
  );
}
