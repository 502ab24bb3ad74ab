import { createRandom, type Random } from '@moien/api/lib/random';
import { lighten } from '../colour.ts';
import type { Home } from '../home.ts';
import { drawFrame, drawPendant } from '../parts/decoration.ts';
import { drawBistroTable, drawDiningTable } from '../parts/dining.ts';
import { drawFloor, drawTiledFloor } from '../parts/floor.ts';
import { drawCat, drawRug } from '../parts/furniture.ts';
import { drawCooker, drawHoodLight, drawRefrigerator, drawSink } from '../parts/kitchen-fixtures.ts';
import { drawSplashback, type KitchenStyle, kitchenStyleOf } from '../parts/kitchen-style.ts';
import { drawCrockeryShelf, drawPot, drawRail, WORKTOP_THINGS } from '../parts/kitchen-things.ts';
import { drawBaseUnits, drawWallUnits, MODULE, onWorktop, type UnitKind } from '../parts/kitchen-units.ts';
import { drawDusk, drawOutlook } from '../parts/outlook.ts';
import { drawPottedPlant } from '../parts/plant.ts';
import { roomStage } from '../parts/room-light.ts';
import { drawBackWall, type RoomWindow } from '../parts/room-shell.ts';
import { type RoomStyle, roomStyleOf } from '../parts/room-style.ts';
import { tonesOf } from '../parts/wall-art.ts';
import type { Stage } from '../stage.ts';
import type { SceneFamily } from './family.ts';

const UNITS = 7;
const RUN_X = 238;
const REFRIGERATOR = { x: 96, width: 134 };

/**
 * Which units lie under the window, the hood, the cupboards and what fills the rest, counted from the
 * refrigerator.
 */
const PLANS = [
  { window: 0, sink: 1, hob: 4, pair: 5, single: 3 },
  { window: 2, sink: 3, hob: 5, pair: 0, single: 6 },
  { window: 4, sink: 5, hob: 2, pair: 0, single: 3 },
] as const;
type Plan = (typeof PLANS)[number];

/** What one picture of the kitchen is drawn with. */
interface Kitchen {
  stage: Stage;
  home: Home;
  plan: Plan;
  isMirrored: boolean;
  /** Pans on a rail instead of a picture; nothing stands under them. */
  hasRail: boolean;
  style: KitchenStyle;
  at(label: string): Stage;
}

/** Left edge of `count` units of the run from the one numbered `unit`. */
function unitX({ isMirrored, stage }: Kitchen, unit: number, count = 1): number {
  const x = RUN_X + MODULE * unit;
  return isMirrored ? stage.width - x - MODULE * count : x;
}

function middleX(kitchen: Kitchen, unit: number, count = 1): number {
  return unitX(kitchen, unit, count) + (MODULE * count) / 2;
}

function kindsOf({ plan, isMirrored }: Kitchen, random: Random): UnitKind[] {
  const kinds = Array.from({ length: UNITS }, (_, unit): UnitKind => {
    if (unit === plan.sink) return 'sink';
    if (unit === plan.hob) return 'oven';
    if (unit === plan.sink + 1) return 'dishwasher';
    return random.pick(['doors', 'drawers'] as const);
  });
  return isMirrored ? kinds.reverse() : kinds;
}

function drawWallAbove(kitchen: Kitchen): string {
  const { home, plan, style } = kitchen;
  const { interior } = home;
  const tones = tonesOf(home);
  const pairX = unitX(kitchen, plan.pair, 2);
  const singleX = unitX(kitchen, plan.single);
  return (
    (style.hasCupboards
      ? drawWallUnits(kitchen.stage, pairX + 4, 2, style.colours)
      : drawCrockeryShelf(kitchen.at('shelf'), pairX + 8, 276, MODULE * 2 - 16, interior.wood, tones)) +
    (kitchen.hasRail
      ? drawRail(kitchen.stage, singleX, 316, style.colours.metal, interior.accent)
      : drawFrame(kitchen.at('picture'), singleX + 14, 150, 90, 118, tones))
  );
}

function drawOnWorktop(kitchen: Kitchen, random: Random): string {
  const { home, plan, style } = kitchen;
  const free = Array.from({ length: UNITS }, (_, unit) => unit).filter(
    (unit) => unit !== plan.sink && unit !== plan.hob && !(kitchen.hasRail && unit === plan.single),
  );
  const porcelain = [home.interior.accent, '#f3e6d4', home.interior.sofa];
  const start = random.integer(0, WORKTOP_THINGS.length - 1);
  const things = free.map((unit, position) => {
    const thing = WORKTOP_THINGS[(start + position) % WORKTOP_THINGS.length];
    if (thing === undefined || (position + start) % 4 === 3) return '';
    const [x, y] = onWorktop(kitchen.stage, middleX(kitchen, unit), 0.5);
    return thing(kitchen.at(`thing/${unit}`), x, y, random.pick(porcelain));
  });
  const [potX, potY] = onWorktop(kitchen.stage, middleX(kitchen, plan.hob) + random.pick([-14, 14]), 0.5);
  const sinkX = middleX(kitchen, plan.sink);
  return (
    things.join('') +
    drawPot(kitchen.stage, potX, potY, random.pick([home.interior.accent, home.door, '#c8553d'])) +
    drawSink(kitchen.stage, sinkX, style.colours.metal, random.chance(0.5))
  );
}

/** What stands on the floor before the units. */
function drawForeground(kitchen: Kitchen, random: Random): { markup: string; glow: string } {
  const { home, plan, isMirrored } = kitchen;
  const { interior } = home;
  const hobX = middleX(kitchen, plan.hob);
  const awayFromHob = hobX > 600 ? 430 : 770;
  const dining = {
    x: awayFromHob,
    wood: interior.wood,
    seat: interior.accent,
    flower: home.flower,
    porcelain: interior.sofa,
  };
  const kind = random.integer(0, 2);
  if (kind === 2) {
    return {
      markup:
        drawRug(kitchen.at('rug'), 600 + (hobX > 600 ? 80 : -80), 560, 724, interior.rug, interior.accent) +
        drawPottedPlant(kitchen.at('plant'), isMirrored ? 110 : 1090, 748, 270, 'fig') +
        (random.chance(0.6) ? drawCat(kitchen.at('cat'), isMirrored ? 640 : 500, 740) : ''),
      glow: '',
    };
  }
  const lamp = drawPendant(kitchen.at('pendant'), awayFromHob, 92, interior.accent);
  return {
    markup: lamp.lamp + (kind === 0 ? drawDiningTable : drawBistroTable)(kitchen.at('table'), dining),
    glow: lamp.glow,
  };
}

/** A floor of the home's wood, or tiles in the colour of the units. */
function drawKitchenFloor(kitchen: Kitchen, room: RoomStyle, floor: 'checker' | 'squares' | 'wood'): string {
  const { stage, home, style } = kitchen;
  if (floor === 'wood') return drawFloor(kitchen.at('floor'), home.interior.wood, room.floor);
  const second = floor === 'checker' ? lighten(style.colours.front, 0.34) : lighten(home.interior.wood, 0.55);
  return drawTiledFloor(stage, '#efe6d6', second, floor);
}

function drawKitchen(outside: Stage, home: Home, index: number): string {
  const random = createRandom(`kitchen/${home.seed}/${index}`);
  const shared = createRandom(`kitchen/${home.seed}`);
  const stage = roomStage(outside);
  const room = roomStyleOf(home);
  const style = kitchenStyleOf(home);
  const kitchen: Kitchen = {
    stage,
    home,
    plan: shared.pick(PLANS),
    isMirrored: shared.chance(0.5) !== (index % 2 === 1),
    hasRail: shared.chance(0.5),
    style,
    at: (label) => ({ ...stage, random: random.fork(label) }),
  };
  const { plan, isMirrored } = kitchen;
  const floor = shared.pick(['checker', 'squares', 'wood', 'wood'] as const);
  const windowX = middleX(kitchen, plan.window, 3);
  const form = room.hasArches ? 'arch' : shared.pick(['sash', 'wide', 'sash'] as const);
  const window: RoomWindow = { x: windowX - 150, width: 300, top: 108, bottom: 390, form };
  const fore = drawForeground(kitchen, random);
  const { x, width } = REFRIGERATOR;
  const run = { x: unitX(kitchen, 0, UNITS), kinds: kindsOf(kitchen, shared.fork('units')) };
  const hobX = middleX(kitchen, plan.hob);
  return (
    drawBackWall(stage, home.interior.wall, room.wall === 'beams' ? 'beams' : 'plain') +
    drawKitchenFloor(kitchen, room, floor) +
    drawSplashback(kitchen.at('tiles'), run.x, UNITS, style) +
    drawOutlook(outside, stage, home, { window, hasBeam: false }, shared) +
    drawWallAbove(kitchen) +
    drawRefrigerator(stage, isMirrored ? stage.width - x - width : x, width, style.refrigerator, room.metal) +
    drawBaseUnits(stage, run.x, run.kinds, style.colours) +
    drawCooker(stage, hobX, style.colours, style.isChimney) +
    drawOnWorktop(kitchen, random.fork('things')) +
    fore.markup +
    drawDusk(stage) +
    drawHoodLight(stage, hobX) +
    fore.glow
  );
}

/** Units along the back wall, the sink under the window; every second picture is seen from the other side. */
export const kitchenFamily: SceneFamily = {
  name: 'kitchen',
  kind: 'kitchen',
  height: 800,
  draw: drawKitchen,
};
