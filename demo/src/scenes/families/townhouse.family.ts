import { createRandom } from '@moien/api/lib/random';
import type { Home } from '../home.ts';
import { PALETTE } from '../palette.ts';
import { GROUND_Y, type Side, type Street, type StreetHouse } from '../parts/street-plan.ts';
import { drawStreetScene } from '../parts/street-scene.ts';
import { drawTownhouse } from '../parts/townhouse.ts';
import type { TownhousePlan } from '../parts/townhouse-plan.ts';
import type { Stage } from '../stage.ts';
import type { SceneFamily } from './family.ts';

/** The home's own house: the same in every picture of it. */
function planOf(home: Home): TownhousePlan {
  const random = createRandom(`townhouse/${home.seed}`);
  const bays = random.pick([2, 3, 3, 3, 4]);
  const storeys = bays === 4 ? 2 : random.pick([2, 2, 3]);
  const width = bays * random.between(118, 146);
  const roof =
    bays === 4
      ? random.pick(['mansard', 'hip'] as const)
      : random.pick(['mansard', 'mansard', 'gable', 'hip'] as const);
  return {
    x: (1200 - width) / 2 + random.between(-150, 150),
    width,
    groundY: GROUND_Y,
    storeys,
    storeyHeight: storeys === 3 ? 142 : random.between(166, 186),
    bays,
    doorBay: random.integer(0, bays - 1),
    wall: home.wall,
    stone: home.stone,
    slate: home.slate,
    door: home.door,
    shutter: random.chance(0.5) ? home.shutter : undefined,
    flower: random.chance(0.75) ? home.flower : undefined,
    leaf: random.pick(PALETTE.leaf),
    roof,
    dormerHead: random.pick(['gable', 'round'] as const),
    head: random.pick(['flat', 'segment', 'segment', 'arch'] as const),
    groundFloor: random.pick(['plain', 'plain', 'stone'] as const),
    hasBalcony: random.chance(0.4),
    hasQuoins: random.chance(0.5),
    distance: 0,
  };
}

function neighbourOf(stage: Stage, own: TownhousePlan, side: Side, edge: number): StreetHouse {
  const { random } = stage;
  const storeys = random.chance(0.5) ? 2 : 3;
  const bays = random.integer(2, 3);
  const width = bays * random.between(112, 132);
  const plan: TownhousePlan = {
    ...own,
    x: side < 0 ? edge - width - 2 : edge + 2,
    width,
    storeys,
    storeyHeight: storeys === 3 ? random.between(122, 140) : random.between(136, 172),
    bays,
    doorBay: side < 0 ? bays - 1 : random.integer(0, bays - 1),
    wall: random.pick(PALETTE.render.filter((colour) => colour !== own.wall)),
    stone: random.pick(PALETTE.sandstone),
    slate: random.pick(PALETTE.slate),
    door: random.pick(PALETTE.door),
    shutter: random.chance(0.4) ? random.pick(PALETTE.door) : undefined,
    flower: undefined,
    roof: random.pick(['mansard', 'gable', 'hip', 'mansard'] as const),
    head: random.pick(['flat', 'segment'] as const),
    groundFloor: random.pick(['plain', 'stone'] as const),
    hasBalcony: false,
    hasQuoins: random.chance(0.3),
    distance: 0.17,
  };
  return { x: plan.x, width, draw: (part) => drawTownhouse(part, plan) };
}

function streetOf(home: Home): Street {
  const own = planOf(home);
  return {
    own: {
      x: own.x,
      width: own.width,
      doorX: own.x + (own.width / own.bays) * (own.doorBay + 0.5),
      leaf: own.leaf,
      crowns: home.crowns,
      climbHeight: own.storeyHeight + 6,
      hasDoorPots: true,
      draw: (stage) => drawTownhouse(stage, own),
    },
    neighbour: (stage, side, edge) => neighbourOf(stage, own, side, edge),
    openness: ['left', 'right', 'none', 'both', 'left', 'right'],
    nearestOverview: 1.1,
    furnitureScale: 1,
  };
}

export const townhouseFamily: SceneFamily = {
  name: 'townhouse',
  kind: 'facade',
  height: 800,
  draw: (stage, home, index) => drawStreetScene(stage, home, index, streetOf(home)),
};
