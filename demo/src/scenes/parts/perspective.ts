import { darken, lighten } from '../colour.ts';
import type { Stage } from '../stage.ts';
import { type Point, polygon, rectangle } from '../svg.ts';
import { FLOOR_Y, VANISHING_Y } from './floor.ts';

/**
 * How much larger a thing is drawn that stands at `floorY` than one at the back wall, where two units are a
 * centimetre.
 */
export function nearness(floorY: number): number {
  return (floorY - VANISHING_Y) / (FLOOR_Y - VANISHING_Y);
}

/**
 * Where a point of the room is seen: `x` and `height` as measured at the back wall, `floorY` where it stands.
 */
export function project(stage: Stage, x: number, height: number, floorY: number): Point {
  const scale = nearness(floorY);
  const middle = stage.width / 2;
  return [middle + (x - middle) * scale, floorY - height * scale];
}

/** A box that stands square to the back wall; `x`, `width`, `foot` and `top` as measured there. */
export interface Block {
  x: number;
  width: number;
  /** Height of its underside and of its upper side over the floor. */
  foot: number;
  top: number;
  /** Where its back and its front stand on the floor. */
  backY: number;
  frontY: number;
}

export interface Face {
  x: number;
  y: number;
  width: number;
  height: number;
  scale: number;
}

/** The front of a block as a rectangle of the picture. */
export function frontOf(stage: Stage, block: Block): Face {
  const [x, y] = project(stage, block.x, block.top, block.frontY);
  const [right, bottom] = project(stage, block.x + block.width, block.foot, block.frontY);
  return { x, y, width: right - x, height: bottom - y, scale: nearness(block.frontY) };
}

/** The upper side of a block from its back left corner, clockwise. */
export function topOf(stage: Stage, block: Block): Point[] {
  const { x, width, top, backY, frontY } = block;
  return [
    project(stage, x, top, backY),
    project(stage, x + width, top, backY),
    project(stage, x + width, top, frontY),
    project(stage, x, top, frontY),
  ];
}

function drawSide(stage: Stage, block: Block, colour: string): string {
  const { x, width, foot, top, backY, frontY } = block;
  const middle = stage.width / 2;
  const isLeftSeen = x > middle;
  if (!isLeftSeen && x + width >= middle) return '';
  const edge = isLeftSeen ? x : x + width;
  const isLit = isLeftSeen === stage.isLitFromLeft;
  return polygon(
    [
      project(stage, edge, top, backY),
      project(stage, edge, top, frontY),
      project(stage, edge, foot, frontY),
      project(stage, edge, foot, backY),
    ],
    isLit ? lighten(colour, 0.06) : darken(colour, 0.2),
  );
}

/** The visible sides of a block; `colour` is already painted, `topColour` as well. */
export function drawBlock(
  stage: Stage,
  block: Block,
  colour: string,
  topColour = lighten(colour, 0.2),
): string {
  const front = frontOf(stage, block);
  return (
    drawSide(stage, block, colour) +
    polygon(topOf(stage, block), topColour) +
    rectangle(front.x, front.y, front.width, front.height, colour)
  );
}

/** What a block leaves in shadow on the floor before it. */
export function drawBlockShadow(stage: Stage, block: Block): string {
  const reach = 16;
  return polygon(
    [
      project(stage, block.x - 6, 0, block.backY + 4),
      project(stage, block.x + block.width + 6, 0, block.backY + 4),
      project(stage, block.x + block.width + reach, 0, block.frontY + 7),
      project(stage, block.x - reach, 0, block.frontY + 7),
    ],
    stage.light.shadow,
    { opacity: stage.light.shadowOpacity + 0.06 },
  );
}
