import { createRandom, type Random } from '@moien/api/lib/random';
import { mix } from '../colour.ts';
import type { Home } from '../home.ts';
import { PALETTE } from '../palette.ts';
import { type BlockPlan, bayX } from '../parts/block-plan.ts';
import { drawLawn } from '../parts/lawn.ts';
import { drawModernBlock } from '../parts/modern-block.ts';
import { GROUND_Y, type Side, type Street, type StreetHouse } from '../parts/street-plan.ts';
import { drawStreetScene } from '../parts/street-scene.ts';
import { drawHedge } from '../parts/tree.ts';
import type { Stage } from '../stage.ts';
import type { SceneFamily } from './family.ts';

const METALS = ['#3d434c', '#5b4a3d', '#4a5750', '#6b6f75'] as const;
const RENDER = '#f4eee2';

/** The frame of a block: its floors, bays and balconies. */
function frameOf(random: Random) {
  const bays = random.pick([3, 4, 4, 5]);
  const floors = random.pick([3, 3, 4]);
  const guard = random.pick(['glass', 'slats', 'bars', 'panel'] as const);
  const cladding = random.pick(PALETTE.cladding);
  const shift = random.pick([0, 0.05, 0.08]);
  return {
    bays,
    width: bays * random.between(112, 130),
    doorBay: random.integer(0, bays - 1),
    groundHeight: 116,
    floors,
    floorHeight: floors === 4 ? 98 : random.between(108, 118),
    cladding,
    metal: random.pick(METALS),
    guard,
    order: random.pick(['stacked', 'staggered', 'sunk'] as const),
    balconyBays: random.pick([[0], [bays - 1], [0, bays - 1], [Math.floor(bays / 2)]]),
    hasPenthouse: random.chance(0.5),
    offsets: [shift, -shift],
    leaf: random.pick(PALETTE.leaf),
  };
}

/** The home's own house: the same in every picture of it. */
function planOf(home: Home): BlockPlan {
  const random = createRandom(`modern-block/${home.seed}`);
  const frame = frameOf(random);
  return {
    ...frame,
    x: (1200 - frame.width) / 2 + random.between(-90, 90),
    groundY: GROUND_Y,
    wall: mix(RENDER, home.wall, random.pick([0.25, 0.6, 1])),
    guardColour: frame.guard === 'slats' ? frame.cladding : home.shutter,
    door: home.door,
    flower: home.flower,
    distance: 0,
  };
}

/** Blocks stand free, with a hedge between them. */
function neighbourOf(stage: Stage, own: BlockPlan, side: Side, edge: number): StreetHouse {
  const { random } = stage;
  const frame = frameOf(random);
  const gap = random.between(46, 90);
  const plan: BlockPlan = {
    ...frame,
    x: side < 0 ? edge - gap - frame.width : edge + gap,
    groundY: own.groundY,
    wall: mix(RENDER, random.pick(PALETTE.render), 0.3),
    guardColour: frame.guard === 'slats' ? frame.cladding : random.pick(PALETTE.door),
    door: random.pick(PALETTE.door),
    flower: random.pick(PALETTE.flower),
    distance: 0.22,
  };
  const hedge = {
    x: side < 0 ? edge - gap - 10 : edge - 10,
    width: gap + 20,
    groundY: GROUND_Y + 2,
    height: 64,
    colour: own.leaf,
  };
  return {
    x: side < 0 ? plan.x : edge,
    width: frame.width + gap,
    draw: (part) => drawHedge(part, hedge) + drawModernBlock(part, plan),
  };
}

function streetOf(home: Home): Street {
  const own = planOf(home);
  return {
    own: {
      x: own.x,
      width: own.width,
      doorX: bayX(own, own.doorBay),
      leaf: own.leaf,
      crowns: home.crowns,
      hasDoorPots: false,
      draw: (stage) => drawModernBlock(stage, own),
    },
    neighbour: (stage, side, edge) => neighbourOf(stage, own, side, edge),
    openness: ['left', 'right', 'both', 'none', 'left', 'right'],
    nearestOverview: 1.05,
    furnitureScale: 0.84,
    drawGap: drawLawn,
  };
}

export const modernBlockFamily: SceneFamily = {
  name: 'modern-block',
  kind: 'facade',
  height: 800,
  draw: (stage, home, index) => drawStreetScene(stage, home, index, streetOf(home)),
};
