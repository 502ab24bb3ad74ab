import { PALETTE } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { drawTracks, drawTram } from './rails.ts';
import { drawBench, drawBicycle, drawStreetLamp } from './street.ts';
import { standAt } from './street-front.ts';
import { GROUND_Y, type OwnHouse, type Side } from './street-plan.ts';
import { drawGlassTower } from './town.ts';
import { drawHedge, drawTree } from './tree.ts';

/** The track runs between the pavement and the lower edge. */
const RAIL_Y = 774;

/** Beside a tower: other towers in the haze, young trees on a lawn. */
export function drawSkylineGap(stage: Stage, own: OwnHouse, side: Side): string {
  const { random } = stage;
  const from = side < 0 ? -30 : own.x + own.width + 10;
  const to = side < 0 ? own.x - 10 : stage.width + 30;
  let towers = '';
  for (let x = from + random.between(0, 50); x < to - 60; ) {
    const width = random.between(84, 140);
    towers += drawGlassTower(
      stage,
      x,
      GROUND_Y - 16,
      Math.min(width, to - x),
      random.between(150, 390),
      random.between(0.36, 0.54),
    );
    x += width + random.between(18, 90);
  }
  // One avenue: green with, here and there, the tree of the season.
  const season = random.pick(own.crowns);
  let trees = '';
  for (let x = from + random.between(20, 60); x < to - 30; x += random.between(80, 130))
    trees += drawTree(stage, {
      x,
      groundY: GROUND_Y + 2,
      height: random.between(120, 168),
      colour: random.chance(0.3) ? season : random.pick(PALETTE.leaf),
    });
  return (
    towers +
    drawHedge(stage, {
      x: from,
      groundY: GROUND_Y + 6,
      width: to - from,
      height: 44,
      colour: own.leaf,
      flower: random.chance(0.4) ? random.pick(PALETTE.flower) : undefined,
    }) +
    trees
  );
}

/** The square before a tower: often a tram passes on its green track. */
export function drawPlaza(stage: Stage, own: OwnHouse, scale: number): string {
  const { random } = stage;
  const kerbY = GROUND_Y + 26;
  const lamps = [0.14, 0.5, 0.86]
    .map((share) => Math.round(stage.width * share + random.between(-40, 40)))
    .filter((x) => Math.abs(x - own.doorX) > 70)
    .map((x) => standAt(x, kerbY, scale, drawStreetLamp(stage, x, kerbY)))
    .join('');
  const bikeX = Math.round(own.doorX + (own.doorX > 600 ? -190 : 120));
  const things = random.chance(0.6)
    ? standAt(bikeX, kerbY, scale, drawBicycle(stage, bikeX, kerbY, random.pick(PALETTE.door)))
    : standAt(bikeX, kerbY, scale, drawBench(stage, bikeX, kerbY));
  if (!random.chance(0.62)) return lamps + things;
  return (
    drawTracks(stage, RAIL_Y + 2, RAIL_Y - 93) +
    lamps +
    standAt(
      0,
      RAIL_Y,
      0.4,
      drawTram(stage, { x: random.between(-200, 1400), railY: RAIL_Y, length: 1400, height: 168 }),
    )
  );
}
