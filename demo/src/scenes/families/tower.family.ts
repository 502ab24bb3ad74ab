import { createRandom, type Random } from '@moien/api/lib/random';
import { mix } from '../colour.ts';
import type { Home } from '../home.ts';
import { PALETTE } from '../palette.ts';
import { drawPlaza, drawSkylineGap } from '../parts/plaza.ts';
import { GROUND_Y, type Street } from '../parts/street-plan.ts';
import { drawStreetScene } from '../parts/street-scene.ts';
import { drawTower } from '../parts/tower.ts';
import { type TowerManner, type TowerPlan, towerBayX } from '../parts/tower-plan.ts';
import type { SceneFamily } from './family.ts';

const CONCRETE = '#f3ecdf';
const METALS = ['#3d434c', '#6a5747', '#53605f'] as const;

/** White slabs barely take the home's hue, frames of stone take it whole, fins are of tinted metal. */
function wallOf(manner: TowerManner, hue: string): string {
  if (manner === 'bands') return mix(CONCRETE, hue, 0.4);
  return manner === 'grid' ? hue : mix('#b08d63', hue, 0.42);
}

function wingOf(random: Random, width: number, floors: number, hue: string): TowerPlan['wing'] {
  const bays = random.integer(2, 3);
  return {
    side: random.pick([-1, 1] as const),
    width: bays * (width / 6),
    bays,
    floors: Math.round(floors * random.between(0.35, 0.7)),
    wall: mix(CONCRETE, hue, 0.5),
  };
}

/** The home's own house: the same in every picture of it. */
function planOf(home: Home): TowerPlan {
  const random = createRandom(`tower/${home.seed}`);
  const manner = random.pick(['bands', 'grid', 'fins'] as const);
  const bays = random.integer(5, 7);
  const width = bays * random.between(42, 48);
  const floorHeight = random.between(39, 43);
  const floors = random.integer(11, 13);
  return {
    x: (1200 - width) / 2 + random.between(-110, 110),
    width,
    groundY: GROUND_Y,
    bays,
    groundHeight: 74,
    floors,
    floorHeight,
    manner,
    wall: wallOf(manner, home.wall),
    metal: random.pick(METALS),
    crown: random.pick(['garden', 'frame', 'step'] as const),
    wing: random.chance(0.55) ? wingOf(random, width, floors, home.wall) : undefined,
    homeFloor: random.integer(2, 7),
    homeBay: random.integer(0, bays - 1),
    doorBay: random.integer(1, bays - 2),
    door: home.door,
    flower: home.flower,
    leaf: random.pick(PALETTE.leaf),
  };
}

function streetOf(home: Home): Street {
  const own = planOf(home);
  const { wing } = own;
  return {
    own: {
      x: wing?.side === -1 ? own.x - wing.width : own.x,
      width: own.width + (wing?.width ?? 0),
      doorX: towerBayX(own, own.doorBay),
      leaf: own.leaf,
      crowns: home.crowns,
      hasDoorPots: false,
      draw: (stage) => drawTower(stage, own),
    },
    // A tower stands alone: both sides are open to the town behind it.
    openness: ['both'],
    nearestOverview: 1.02,
    furnitureScale: 0.5,
    drawGap: drawSkylineGap,
    drawForeground: drawPlaza,
  };
}

export const towerFamily: SceneFamily = {
  name: 'tower',
  kind: 'facade',
  height: 800,
  draw: (stage, home, index) => drawStreetScene(stage, home, index, streetOf(home)),
};
