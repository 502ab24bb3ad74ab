import type { Home } from '../home.ts';
import { PALETTE } from '../palette.ts';
import { drawClimber } from '../parts/climber.ts';
import { drawSky } from '../parts/sky.ts';
import { drawBench, drawBicycle, drawGardenWall, drawStreet, drawStreetLamp } from '../parts/street.ts';
import { drawDoorPots, drawTownhouse } from '../parts/townhouse.ts';
import type { TownhousePlan } from '../parts/townhouse-plan.ts';
import { drawHedge, drawTree } from '../parts/tree.ts';
import { drawView } from '../parts/view.ts';
import { createRandom } from '../random.ts';
import { type Stage, withRandom } from '../stage.ts';
import { group, polygon } from '../svg.ts';
import type { SceneFamily } from './family.ts';

const GROUND_Y = 706;

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

function neighbourOf(stage: Stage, own: TownhousePlan, side: -1 | 1): TownhousePlan {
  const { random } = stage;
  const storeys = random.chance(0.5) ? 2 : 3;
  const bays = random.integer(2, 3);
  const width = bays * random.between(112, 132);
  return {
    ...own,
    x: side < 0 ? own.x - width - 2 : own.x + own.width + 2,
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
}

function drawGarden(stage: Stage, own: TownhousePlan, side: -1 | 1): string {
  const from = side < 0 ? -20 : own.x + own.width;
  const width = side < 0 ? own.x + 20 : stage.width - from + 20;
  const height = stage.random.between(64, 110);
  const tree = stage.random.chance(0.85)
    ? drawTree(stage, {
        x: from + width * stage.random.between(0.35, 0.65),
        groundY: GROUND_Y - 10,
        height: stage.random.between(300, 430),
        colour: stage.random.pick(PALETTE.crown),
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

/** A street side: houses to the edge of the picture, or a garden where the country shows. */
function drawSide(stage: Stage, own: TownhousePlan, side: -1 | 1, isGarden: boolean): string {
  if (isGarden) return drawGarden(stage, own, side);
  const first = neighbourOf(stage, own, side);
  const reaches = side < 0 ? first.x <= 0 : first.x + first.width >= stage.width;
  const second = reaches
    ? ''
    : drawTownhouse(stage, neighbourOf(stage, { ...own, x: first.x, width: first.width }, side));
  return second + drawTownhouse(stage, first);
}

/** Light from the side: a shaded far edge and a long soft shadow over the street. */
function drawCastShadow(stage: Stage, own: TownhousePlan): string {
  const direction = stage.isLitFromLeft ? 1 : -1;
  const edge = stage.isLitFromLeft ? own.x + own.width : own.x;
  return polygon(
    [
      [edge, GROUND_Y],
      [edge + direction * 150, stage.height],
      [edge - direction * 330, stage.height],
      [edge - direction * own.width, GROUND_Y],
    ],
    stage.light.shadow,
    { opacity: stage.light.shadowOpacity * 0.5 },
  );
}

/** On some homes a rose or wisteria climbs to the first floor, away from the door. */
function drawDoorClimber(stage: Stage, own: TownhousePlan, home: Home, doorX: number): string {
  if (!stage.random.chance(0.34)) return '';
  const isOnLeft = doorX < own.x + own.width / 2;
  const x = isOnLeft ? own.x + own.width - 12 : own.x + 12;
  const reach = (isOnLeft ? -1 : 1) * own.width * stage.random.between(0.3, 0.6);
  return drawClimber(stage, {
    x,
    groundY: GROUND_Y,
    height: own.storeyHeight + 6,
    reach,
    leaf: own.leaf,
    flower: home.flower,
  });
}

function drawForeground(stage: Stage, own: TownhousePlan, doorX: number): string {
  const { random } = stage;
  let parts = random.chance(0.6) ? drawDoorPots(stage, doorX, GROUND_Y, own.leaf) : '';
  const isLeft = doorX > stage.width / 2;
  const clearX = isLeft ? random.between(60, 300) : random.between(820, 1060);
  const kind = random.integer(0, 3);
  if (kind === 0) parts += drawBicycle(stage, Math.round(clearX), GROUND_Y + 28, random.pick(PALETTE.door));
  if (kind === 1) parts += drawBench(stage, Math.round(clearX), GROUND_Y + 26);
  if (kind === 2)
    parts += drawTree(stage, {
      x: clearX,
      groundY: GROUND_Y + 26,
      height: random.between(340, 440),
      colour: random.pick(PALETTE.crown),
    });
  if (random.chance(0.55))
    parts += drawStreetLamp(
      stage,
      isLeft ? random.between(880, 1130) : random.between(70, 320),
      GROUND_Y + 28,
    );
  return parts;
}

function drawScene(stage: Stage, home: Home, index: number): string {
  const own = planOf(home);
  const doorX = own.x + (own.width / own.bays) * (own.doorBay + 0.5);
  const street = createRandom(`street/${home.seed}`);
  const garden = street.pick(['left', 'right', 'none', 'both', 'left', 'right'] as const);
  // Later pictures of a home step closer, towards its door.
  const zoom = index % 3 === 1 ? 1.26 : index % 3 === 2 ? 1.5 : street.between(1, 1.1);
  const focusY = GROUND_Y - 150;
  const fixed = (label: string) => ({ ...stage, random: street.fork(label) });
  const houses =
    drawSide(fixed('left'), own, -1, garden === 'left' || garden === 'both') +
    drawSide(fixed('right'), own, 1, garden === 'right' || garden === 'both') +
    drawTownhouse(fixed('own'), own);
  const picture =
    drawSky(withRandom(stage, 'sky'), { x: 0, y: 0, width: stage.width, height: 520 }) +
    drawView(fixed('view'), { x: 0, width: stage.width, horizonY: 440, bottom: GROUND_Y + 6 }, home.view) +
    houses +
    drawStreet(fixed('street'), GROUND_Y) +
    drawCastShadow(stage, own) +
    drawDoorClimber(fixed('climber'), own, home, doorX) +
    drawForeground(fixed('foreground'), own, doorX);
  if (zoom <= 1) return picture;
  const shiftX = Math.max(stage.width * (1 - zoom), Math.min(0, stage.width / 2 - doorX * zoom));
  const shiftY = Math.max(stage.height * (1 - zoom), Math.min(0, stage.height * 0.62 - focusY * zoom));
  return group(picture, {
    transform: `translate(${Math.round(shiftX)} ${Math.round(shiftY)}) scale(${Math.round(zoom * 100) / 100})`,
  });
}

export const townhouseFamily: SceneFamily = {
  name: 'townhouse',
  kind: 'facade',
  height: 800,
  draw: drawScene,
};
