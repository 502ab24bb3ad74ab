import { darken, lighten } from '../colour.ts';
import type { Stage } from '../stage.ts';
import { path, rectangle, round, stroke } from '../svg.ts';

/** Where wall meets floor, in units of an 800 high picture. */
export const FLOOR_Y = 612;

export type FloorStyle = 'planks' | 'herringbone';
export type TiledFloorStyle = 'checker' | 'squares';

const FAR_WIDTH = 76;
const NEAR_WIDTH = 112;
const HEIGHT = 800;

/** The height at which the boards of the floor would meet: the eye of who looks into the room. */
export const VANISHING_Y = FLOOR_Y - (FAR_WIDTH * (HEIGHT - FLOOR_Y)) / (NEAR_WIDTH - FAR_WIDTH);

interface Boards {
  joints: string;
  tints: string;
}

function layHerringbone(stage: Stage, column: number, far: number, near: number): Boards {
  const depth = stage.height - FLOOR_Y;
  let joints = '';
  for (let row = 0; row < 6; row += 1) {
    const ends = [(row / 6) ** 1.3, ((row + 1) / 6) ** 1.3] as const;
    const [left, right] = column % 2 === 0 ? ends : ([ends[1], ends[0]] as const);
    const x1 = far + (near - far) * left;
    const x2 = far + FAR_WIDTH + (near + NEAR_WIDTH - far - FAR_WIDTH) * right;
    joints += `M${round(x1)} ${round(FLOOR_Y + depth * left)}L${round(x2)} ${round(FLOOR_Y + depth * right)}`;
  }
  return { joints, tints: '' };
}

function layPlank(stage: Stage, far: number, near: number): Boards {
  if (!stage.random.chance(0.6)) return { joints: '', tints: '' };
  const at = stage.random.next();
  const x = far + (near - far) * at;
  const y = round(FLOOR_Y + (stage.height - FLOOR_Y) * at);
  const width = FAR_WIDTH + (NEAR_WIDTH - FAR_WIDTH) * at;
  const tints = stage.random.chance(0.6)
    ? `M${round(far)} ${FLOOR_Y}H${round(far + FAR_WIDTH)}L${round(x + width)} ${y}H${round(x)}Z`
    : '';
  return { joints: `M${round(x)} ${y}h${round(width)}`, tints };
}

/** Wooden floor running towards the viewer. */
export function drawFloor(stage: Stage, colour: string, style: FloorStyle): string {
  const wood = stage.paint(colour);
  const fill = stage.definitions.gradient([
    [0, darken(wood, 0.1)],
    [1, lighten(wood, 0.12)],
  ]);
  let joints = '';
  let tints = '';
  for (let column = -16; column <= 16; column += 1) {
    const near = stage.width / 2 + column * NEAR_WIDTH;
    const far = stage.width / 2 + column * FAR_WIDTH;
    const boards =
      style === 'herringbone' ? layHerringbone(stage, column, far, near) : layPlank(stage, far, near);
    joints += `M${round(far)} ${FLOOR_Y}L${round(near)} ${stage.height}${boards.joints}`;
    tints += boards.tints;
  }
  return (
    rectangle(0, FLOOR_Y, stage.width, stage.height - FLOOR_Y, fill) +
    path(tints, darken(wood, 0.14), { opacity: 0.4 }) +
    stroke(joints, darken(wood, 0.3), 1.8, { opacity: 0.5 }) +
    rectangle(0, FLOOR_Y, stage.width, 10, stage.light.shadow, { opacity: 0.2 })
  );
}

/** Tiles as deep as they are wide: rows come closer to each other towards the wall. */
export function drawTiledFloor(stage: Stage, colour: string, second: string, style: TiledFloorStyle): string {
  const tile = stage.paint(colour);
  const other = stage.paint(second);
  const middle = stage.width / 2;
  const eye = FLOOR_Y - VANISHING_Y;
  // The back wall is 22 tiles away from the eye.
  const rowY = (row: number) => VANISHING_Y + (eye * 22) / (22 - row);
  const columnX = (column: number, y: number) => middle + (column * FAR_WIDTH * (y - VANISHING_Y)) / eye;
  let joints = '';
  let dark = '';
  for (let row = 0; row < 8; row += 1) {
    const [far, near] = [rowY(row), rowY(row + 1)];
    joints += `M0 ${round(near)}H${stage.width}`;
    for (let column = -12; style === 'checker' && column < 12; column += 1) {
      if ((row + column) % 2 !== 0) continue;
      dark += `M${round(columnX(column, far))} ${round(far)}H${round(columnX(column + 1, far))}L${round(columnX(column + 1, near))} ${round(near)}H${round(columnX(column, near))}Z`;
    }
  }
  for (let column = -12; column <= 12; column += 1)
    joints += `M${round(columnX(column, FLOOR_Y))} ${FLOOR_Y}L${round(columnX(column, stage.height))} ${stage.height}`;
  const fill = stage.definitions.gradient([
    [0, darken(tile, 0.08)],
    [1, lighten(tile, 0.14)],
  ]);
  return (
    rectangle(0, FLOOR_Y, stage.width, stage.height - FLOOR_Y, fill) +
    (dark === '' ? '' : path(dark, other)) +
    stroke(joints, style === 'checker' ? darken(tile, 0.16) : other, 2, { opacity: 0.5 }) +
    rectangle(0, FLOOR_Y, stage.width, 10, stage.light.shadow, { opacity: 0.2 })
  );
}
