import { createRandom, type Random } from '@moien/api/lib/random';
import { mix } from '../colour.ts';
import type { Home } from '../home.ts';
import { PALETTE } from '../palette.ts';
import { drawHaussmann } from '../parts/haussmann.ts';
import { bayCentres, type HaussmannPlan } from '../parts/haussmann-plan.ts';
import { GROUND_Y, type Openness, type Side, type Street, type StreetHouse } from '../parts/street-plan.ts';
import { drawStreetScene } from '../parts/street-scene.ts';
import type { Stage } from '../stage.ts';
import type { SceneFamily } from './family.ts';

const FLOOR_HEIGHTS = {
  3: [108, 98, 88],
  4: [100, 92, 86, 78],
} as const;

function stoneOf(random: Random, hue: string, share: number): string {
  return mix(random.pick(PALETTE.limestone), hue, share);
}

/** A house door is in the middle or at an end that is not rounded. */
function doorBays(bays: number, corner: HaussmannPlan['corner']): number[] {
  return [0, Math.floor(bays / 2), bays - 1].filter(
    (bay) => !(corner === -1 && bay === 0) && !(corner === 1 && bay === bays - 1),
  );
}

/** The home's own house: the same in every picture of it. */
function planOf(home: Home): HaussmannPlan {
  const random = createRandom(`haussmann/${home.seed}`);
  const bays = random.pick([4, 4, 5, 5, 6]);
  const width = bays * random.between(84, 98);
  const floors = random.pick([3, 4, 4] as const);
  const corner = random.chance(0.45) ? random.pick([-1, 1] as const) : undefined;
  return {
    x: (1200 - width) / 2 + random.between(-80, 80),
    width,
    groundY: GROUND_Y,
    bays,
    doorBay: random.pick(doorBays(bays, corner)),
    groundHeight: floors === 3 ? 124 : 116,
    floorHeights: FLOOR_HEIGHTS[floors],
    balconyFloors: random.pick([[0, floors - 1], [0], [1, floors - 1], [0, floors - 1]]),
    stone: stoneOf(random, home.wall, 0.46),
    zinc: random.pick([...PALETTE.zinc, home.slate]),
    door: home.door,
    awning: random.chance(0.45) ? home.shutter : undefined,
    flower: random.chance(0.7) ? home.flower : undefined,
    leaf: random.pick(PALETTE.leaf),
    dormerHead: random.pick(['round', 'gable'] as const),
    corner,
    distance: 0,
  };
}

/** Boulevards keep one cornice: a neighbour has the floors of the own house, now and then one less. */
function neighbourOf(stage: Stage, own: HaussmannPlan, side: Side, edge: number): StreetHouse {
  const { random } = stage;
  const bays = random.integer(3, 5);
  const width = bays * random.between(82, 94);
  const isLower = own.floorHeights.length === 4 && random.chance(0.3);
  const plan: HaussmannPlan = {
    ...own,
    x: side < 0 ? edge - width : edge,
    width,
    bays,
    doorBay: random.integer(0, bays - 1),
    floorHeights: isLower ? own.floorHeights.slice(0, 3) : own.floorHeights,
    balconyFloors: random.pick([[0], [0, own.floorHeights.length - 1], [1]]),
    stone: stoneOf(random, random.pick(PALETTE.render), 0.16),
    zinc: random.pick(PALETTE.zinc),
    door: random.pick(PALETTE.door),
    awning: random.chance(0.5) ? random.pick(PALETTE.door) : undefined,
    flower: undefined,
    corner: undefined,
    dormerHead: random.pick(['round', 'gable'] as const),
    distance: 0.26,
  };
  return { x: plan.x, width, draw: (part) => drawHaussmann(part, plan) };
}

/** A rounded corner looks out on the open side. */
function opennessOf(corner: HaussmannPlan['corner']): readonly Openness[] {
  if (corner === undefined) return ['none', 'left', 'right', 'none'];
  return [corner < 0 ? 'left' : 'right'];
}

function streetOf(home: Home): Street {
  const own = planOf(home);
  return {
    own: {
      x: own.x,
      width: own.width,
      doorX: bayCentres(own)[own.doorBay] ?? own.x,
      leaf: own.leaf,
      crowns: home.crowns,
      hasDoorPots: own.awning === undefined,
      draw: (stage) => drawHaussmann(stage, own),
    },
    neighbour: (stage, side, edge) => neighbourOf(stage, own, side, edge),
    openness: opennessOf(own.corner),
    nearestOverview: 1.03,
    furnitureScale: 0.74,
  };
}

export const haussmannFamily: SceneFamily = {
  name: 'haussmann',
  kind: 'facade',
  height: 800,
  draw: (stage, home, index) => drawStreetScene(stage, home, index, streetOf(home)),
};
