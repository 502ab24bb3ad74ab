import { createRandom, type Random } from '@moien/api/lib/random';
import { darken, lighten } from '../colour.ts';
import type { Home } from '../home.ts';
import { PALETTE } from '../palette.ts';
import { drawHalfTimbered } from '../parts/half-timbered.ts';
import { centresOf, type HalfTimberedPlan } from '../parts/half-timbered-plan.ts';
import { GROUND_Y, type Side, type Street, type StreetHouse } from '../parts/street-plan.ts';
import { drawStreetScene } from '../parts/street-scene.ts';
import type { Stage } from '../stage.ts';
import { rectangle } from '../svg.ts';
import type { SceneFamily } from './family.ts';

/** The size and frame of a house: narrow gables and broader eaves. */
function frameOf(random: Random) {
  const front = random.pick(['gable', 'gable', 'eaves'] as const);
  const bays = front === 'gable' ? random.pick([2, 3, 3]) : random.pick([3, 3, 4]);
  const storeys = random.pick([1, 2, 2]);
  return {
    front,
    bays,
    width: bays * random.between(108, 124) + 24,
    doorBay: random.integer(0, bays - 1),
    storeys,
    groundHeight: random.between(140, 152),
    storeyHeight: storeys === 1 ? random.between(138, 150) : random.between(118, 126),
    jetty: random.pick([0, 5, 7]),
    bracing: random.pick(['slope', 'man', 'cross'] as const),
    hasHalfHip: random.chance(0.35),
    timber: random.pick(PALETTE.timber),
    tile: random.pick(PALETTE.tile),
    leaf: random.pick(PALETTE.leaf),
  };
}

/** The home's own house: the same in every picture of it. */
function planOf(home: Home): HalfTimberedPlan {
  const random = createRandom(`half-timbered/${home.seed}`);
  const frame = frameOf(random);
  return {
    ...frame,
    x: (1200 - frame.width) / 2 + random.between(-110, 110),
    groundY: GROUND_Y,
    wall: lighten(home.wall, 0.26),
    stone: home.stone,
    door: home.door,
    shutter: random.chance(0.55) ? home.shutter : undefined,
    flower: random.chance(0.85) ? home.flower : undefined,
    hasStork: random.chance(0.24) && (frame.front === 'gable' || frame.storeys === 1),
    distance: 0,
  };
}

function neighbourOf(stage: Stage, own: HalfTimberedPlan, side: Side, edge: number): StreetHouse {
  const { random } = stage;
  const frame = frameOf(random);
  const reach = frame.jetty * frame.storeys + 3;
  const plan: HalfTimberedPlan = {
    ...frame,
    x: side < 0 ? edge - frame.width - reach : edge + reach,
    groundY: own.groundY,
    wall: lighten(random.pick(PALETTE.render.filter((colour) => colour !== own.wall)), 0.36),
    stone: random.pick(PALETTE.sandstone),
    door: random.pick(PALETTE.door),
    hasStork: false,
    distance: 0.18,
  };
  const x = side < 0 ? plan.x - reach : plan.x;
  return {
    x,
    width: plan.width + reach,
    draw: (part) =>
      drawAlley(part, plan, side < 0 ? plan.x + plan.width : plan.x - 30) + drawHalfTimbered(part, plan),
  };
}

/** The narrow shaded gap between two houses under their overhangs. */
function drawAlley(
  stage: Stage,
  { groundY, groundHeight, stone, distance }: HalfTimberedPlan,
  x: number,
): string {
  return rectangle(
    x,
    groundY - groundHeight - 4,
    30,
    groundHeight + 4,
    darken(stage.paint(stone, distance), 0.45),
  );
}

function streetOf(home: Home): Street {
  const own = planOf(home);
  const reach = own.jetty * own.storeys;
  return {
    own: {
      x: own.x - reach,
      width: own.width + 2 * reach,
      doorX: centresOf(own, own.bays)[own.doorBay] ?? own.x,
      leaf: own.leaf,
      crowns: home.crowns,
      climbHeight: own.groundHeight - 8,
      hasDoorPots: true,
      draw: (stage) => drawHalfTimbered(stage, own),
    },
    neighbour: (stage, side, edge) => neighbourOf(stage, own, side, edge),
    openness: ['left', 'right', 'none', 'both', 'left', 'right'],
    nearestOverview: 1.05,
    furnitureScale: 0.94,
  };
}

export const halfTimberedFamily: SceneFamily = {
  name: 'half-timbered',
  kind: 'facade',
  height: 800,
  draw: (stage, home, index) => drawStreetScene(stage, home, index, streetOf(home)),
};
