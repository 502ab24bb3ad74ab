import { createRandom, type Random } from '@moien/api/lib/random';
import { mix } from '../colour.ts';
import type { Home } from '../home.ts';
import { PALETTE } from '../palette.ts';
import { drawBrickHouse } from '../parts/brick-terrace.ts';
import { GROUND_Y, type Side, type Street, type StreetHouse } from '../parts/street-plan.ts';
import { drawStreetScene } from '../parts/street-scene.ts';
import { type TerraceManner, type TerracePlan, terraceDoorX } from '../parts/terrace-plan.ts';
import type { Stage } from '../stage.ts';
import type { SceneFamily } from './family.ts';

const TRIM = '#f1e6d2';

const STOREY_HEIGHTS: Readonly<Record<TerraceManner, readonly (readonly number[])[]>> = {
  english: [
    [166, 148, 122],
    [172, 156],
  ],
  belgian: [
    [158, 148],
    [152, 140, 118],
  ],
};

/** Most are of bare brick that the home's hue warms or cools; some are painted. */
function brickOf(random: Random, hue: string): string {
  return random.chance(0.16) ? hue : mix(random.pick(PALETTE.brickwork), hue, 0.16);
}

/** The home's own house: the same in every picture of it. */
function planOf(home: Home): TerracePlan {
  const random = createRandom(`brick-terrace/${home.seed}`);
  const manner = random.pick(['english', 'belgian', 'belgian'] as const);
  const width = random.between(206, 244);
  return {
    x: (1200 - width) / 2 + random.between(-120, 120),
    width,
    groundY: GROUND_Y,
    manner,
    storeyHeights: random.pick(STOREY_HEIGHTS[manner]),
    doorSide: random.pick([-1, 1] as const),
    brick: brickOf(random, home.wall),
    trim: TRIM,
    slate: home.slate,
    door: home.door,
    roof: random.pick(['gable', 'mansard', 'gable', 'hip'] as const),
    dormerHead: random.pick(['gable', 'round'] as const),
    hasOriel: random.chance(0.5),
    isRendered: manner === 'english' && random.chance(0.5),
    flower: random.chance(0.7) ? home.flower : undefined,
    leaf: random.pick(PALETTE.leaf),
    distance: 0,
  };
}

function belgianShape(random: Random) {
  return {
    storeyHeights: random.pick(STOREY_HEIGHTS.belgian),
    roof: random.pick(['gable', 'mansard', 'hip'] as const),
    hasOriel: random.chance(0.35),
    doorSide: random.pick([-1, 1] as const),
  };
}

/** An English terrace repeats one house; a Belgian street has each its own. */
function neighbourOf(stage: Stage, own: TerracePlan, side: Side, edge: number): StreetHouse {
  const { random } = stage;
  const width = own.manner === 'english' ? own.width : random.between(184, 232);
  const plan: TerracePlan = {
    ...own,
    ...(own.manner === 'belgian' ? belgianShape(random) : {}),
    x: side < 0 ? edge - width : edge,
    width,
    brick: random.pick(PALETTE.brickwork.filter((colour) => colour !== own.brick)),
    slate: random.pick(PALETTE.slate),
    door: random.pick(PALETTE.door.filter((colour) => colour !== own.door)),
    flower: undefined,
    distance: 0.25,
  };
  return { x: plan.x, width, draw: (part) => drawBrickHouse(part, plan) };
}

function streetOf(home: Home): Street {
  const own = planOf(home);
  return {
    own: {
      x: own.x,
      width: own.width,
      doorX: terraceDoorX(own),
      leaf: own.leaf,
      crowns: home.crowns,
      hasDoorPots: false,
      draw: (stage) => drawBrickHouse(stage, own),
    },
    neighbour: (stage, side, edge) => neighbourOf(stage, own, side, edge),
    openness: ['none', 'left', 'none', 'right'],
    nearestOverview: 1.1,
    furnitureScale: 0.92,
  };
}

export const brickTerraceFamily: SceneFamily = {
  name: 'brick-terrace',
  kind: 'facade',
  height: 800,
  draw: (stage, home, index) => drawStreetScene(stage, home, index, streetOf(home)),
};
