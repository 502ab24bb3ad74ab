import { PALETTE } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { group, round } from '../svg.ts';
import { drawClimber } from './climber.ts';
import { drawDoorPots } from './door.ts';
import { drawBench, drawBicycle, drawGardenWall, drawStreetLamp } from './street.ts';
import { GROUND_Y, type OwnHouse, type Side } from './street-plan.ts';
import { drawHedge, drawTree } from './tree.ts';

/** A walled garden beside a house, out to the edge of the picture. */
export function drawGarden(stage: Stage, own: OwnHouse, side: Side): string {
  // It runs on behind the house, whose upper floors may overhang.
  const from = side < 0 ? -20 : own.x + own.width - 24;
  const width = side < 0 ? own.x + 44 : stage.width - from + 20;
  const height = stage.random.between(64, 110);
  const tree = stage.random.chance(0.85)
    ? drawTree(stage, {
        x: from + width * stage.random.between(0.35, 0.65),
        groundY: GROUND_Y - 10,
        height: stage.random.between(300, 430),
        colour: stage.random.pick(own.crowns),
      })
    : '';
  return (
    tree +
    drawHedge(stage, {
      x: from,
      groundY: GROUND_Y - height + 12,
      width,
      height: 66,
      colour: own.leaf,
      flower: stage.random.chance(0.5) ? stage.random.pick(PALETTE.flower) : undefined,
    }) +
    drawGardenWall(stage, from, width, GROUND_Y, height)
  );
}

/** On some homes a rose or wisteria climbs to the first floor, away from the door. */
export function drawDoorClimber(stage: Stage, own: OwnHouse, flower: string): string {
  if (own.climbHeight === undefined || !stage.random.chance(0.34)) return '';
  const isOnLeft = own.doorX < own.x + own.width / 2;
  return drawClimber(stage, {
    x: isOnLeft ? own.x + own.width - 12 : own.x + 12,
    groundY: GROUND_Y,
    height: own.climbHeight,
    reach: (isOnLeft ? -1 : 1) * own.width * stage.random.between(0.3, 0.6),
    leaf: own.leaf,
    flower,
  });
}

/** Something that stands at `x` on `groundY`, drawn at another size. */
export function standAt(x: number, groundY: number, scale: number, drawn: string): string {
  return scale === 1
    ? drawn
    : group(drawn, {
        transform: `translate(${round(x * (1 - scale))} ${round(groundY * (1 - scale))}) scale(${scale})`,
      });
}

/** What stands on the pavement: away from the door, and nothing tall before the house itself. */
export function drawForeground(stage: Stage, own: OwnHouse, scale: number): string {
  const { random } = stage;
  const isLeft = own.doorX > stage.width / 2;
  const kerbY = GROUND_Y + 28;
  let parts =
    own.hasDoorPots && random.chance(0.6)
      ? standAt(own.doorX, GROUND_Y + 4, scale, drawDoorPots(stage, own.doorX, GROUND_Y, own.leaf))
      : '';
  const clearX = Math.round(isLeft ? random.between(60, 300) : random.between(820, 1060));
  const kind = random.integer(0, 3);
  if (kind === 0)
    parts += standAt(clearX, kerbY, scale, drawBicycle(stage, clearX, kerbY, random.pick(PALETTE.door)));
  if (kind === 1) parts += standAt(clearX, kerbY, scale, drawBench(stage, clearX, kerbY - 2));
  if (kind === 2) parts += drawStreetTree(stage, own, isLeft);
  const drawnX = isLeft ? random.between(880, 1130) : random.between(70, 320);
  const lampX = Math.abs(drawnX - own.doorX) < 110 ? own.doorX + (isLeft ? 110 : -110) : drawnX;
  if (random.chance(0.55)) parts += standAt(lampX, kerbY, scale, drawStreetLamp(stage, lampX, kerbY));
  return parts;
}

function drawStreetTree(stage: Stage, own: OwnHouse, isLeft: boolean): string {
  const { random } = stage;
  const height = random.between(340, 440);
  const room = isLeft ? own.x : stage.width - own.x - own.width;
  if (room < height * 0.45) return '';
  const from = isLeft ? 40 : own.x + own.width + height * 0.42;
  const to = isLeft ? own.x - height * 0.42 : stage.width - 40;
  return drawTree(stage, {
    x: from < to ? random.between(from, to) : isLeft ? 40 : stage.width - 40,
    groundY: GROUND_Y + 26,
    height,
    colour: random.pick(own.crowns),
  });
}
