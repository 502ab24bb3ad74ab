import { createRandom, type Random } from '@moien/api/lib/random';
import { mix } from '../colour.ts';
import type { Home } from '../home.ts';
import { PALETTE } from '../palette.ts';
import { drawGableBarn } from '../parts/barn.ts';
import { drawDovecote, drawFarm } from '../parts/farm.ts';
import { type FarmPlan, farmDoorX, type YardThing } from '../parts/farm-plan.ts';
import { drawYard, drawYardThing } from '../parts/farmyard.ts';
import { drawGardenWall } from '../parts/street.ts';
import { GROUND_Y, type OwnHouse, type Side, type Street } from '../parts/street-plan.ts';
import { drawStreetScene } from '../parts/street-scene.ts';
import { drawHedge, drawTree } from '../parts/tree.ts';
import type { Stage } from '../stage.ts';
import type { SceneFamily } from './family.ts';

const SCHIST = ['#8f8b86', '#9a938a', '#857f7d', '#a39a8c'] as const;
const THINGS: readonly YardThing[] = ['hens', 'bales', 'woodpile', 'cart', 'bench', 'trough'];

function thingsOf(random: Random): YardThing[] {
  const first = random.pick(THINGS);
  return [first, random.pick(THINGS.filter((thing) => thing !== first))];
}

/** The home's own farm: the same in every picture of it. */
function planOf(home: Home): FarmPlan {
  const random = createRandom(`farm/${home.seed}`);
  const country = random.pick(['ardennes', 'gutland'] as const);
  const bays = random.pick([2, 3, 3]);
  const dwellingWidth = bays * random.between(104, 116);
  const width = dwellingWidth + random.between(230, 350);
  const isTiled = country === 'gutland' && random.chance(0.6);
  return {
    x: (1200 - width) / 2 + random.between(-70, 70),
    width,
    groundY: GROUND_Y,
    country,
    barnSide: random.pick([-1, 1] as const),
    dwellingWidth,
    bays,
    doorBay: random.integer(0, bays - 1),
    eavesHeight: random.between(238, 262),
    roofHeight: random.between(120, 158),
    wall: country === 'ardennes' ? mix('#f6efe2', home.wall, 0.5) : home.wall,
    barnWall: country === 'ardennes' ? random.pick(SCHIST) : mix(home.stone, home.wall, 0.15),
    stone: country === 'ardennes' ? '#b5aea2' : home.stone,
    roof: isTiled ? random.pick(PALETTE.tile) : home.slate,
    isTiled,
    door: home.door,
    shutter: random.chance(0.55) ? home.shutter : undefined,
    flower: random.chance(0.8) ? home.flower : undefined,
    leaf: random.pick(PALETTE.leaf),
    hasGableBarn: random.chance(0.55),
    hasDovecote: random.chance(0.3),
    yard: thingsOf(random),
  };
}

/** Beside a farm: its second barn or a dovecote, an orchard and the wall of the court. */
function drawCourtSide(stage: Stage, plan: FarmPlan, own: OwnHouse, side: Side): string {
  const { random } = stage;
  const isBarnSide = side === plan.barnSide;
  const from = side < 0 ? -20 : own.x + own.width - 6;
  const width = side < 0 ? own.x + 26 : stage.width - from + 20;
  const barnWidth = 270;
  const barnX = side < 0 ? own.x - barnWidth - 42 : own.x + own.width + 42;
  const hasBarn = isBarnSide && plan.hasGableBarn;
  const middle = from + width * random.between(0.4, 0.6);
  const tree = drawTree(stage, {
    x: middle,
    groundY: GROUND_Y - 6,
    height: random.between(280, 400),
    colour: random.pick(own.crowns),
  });
  return (
    (hasBarn ? '' : tree) +
    (!isBarnSide && plan.hasDovecote
      ? drawDovecote(stage, plan, side < 0 ? own.x - 84 : own.x + own.width + 84)
      : '') +
    drawHedge(stage, {
      x: from,
      groundY: GROUND_Y - 50,
      width,
      height: 46,
      colour: own.leaf,
      flower: random.chance(0.5) ? random.pick(PALETTE.flower) : undefined,
    }) +
    drawGardenWall(stage, from, width, GROUND_Y + 2, 64) +
    (hasBarn ? drawGableBarn(stage, plan, barnX, barnWidth) : '')
  );
}

/** Two things of the farm, one at each end of the long house, so that door and gate stay open. */
function drawYardLife(stage: Stage, plan: FarmPlan): string {
  const { random } = stage;
  const [first, second] = plan.yard;
  const left = Math.round(Math.max(30, plan.x - random.between(160, 215)));
  const right = Math.round(Math.min(stage.width - 210, plan.x + plan.width + random.between(0, 36)));
  return (
    (first === undefined ? '' : drawYardThing(stage, first, left, GROUND_Y + 34)) +
    (second === undefined ? '' : drawYardThing(stage, second, right, GROUND_Y + 34))
  );
}

function streetOf(home: Home): Street {
  const plan = planOf(home);
  return {
    own: {
      x: plan.x,
      width: plan.width,
      doorX: farmDoorX(plan),
      leaf: plan.leaf,
      crowns: home.crowns,
      climbHeight: plan.eavesHeight * 0.74,
      hasDoorPots: true,
      draw: (stage) => drawFarm(stage, plan),
    },
    openness: ['both'],
    nearestOverview: 1.08,
    furnitureScale: 1,
    drawGap: (stage, own, side) => drawCourtSide(stage, plan, own, side),
    drawGround: (stage) => drawYard(stage, GROUND_Y),
    drawForeground: (stage) => drawYardLife(stage, plan),
  };
}

export const farmFamily: SceneFamily = {
  name: 'farm',
  kind: 'facade',
  height: 800,
  draw: (stage, home, index) => drawStreetScene(stage, home, index, streetOf(home)),
};
