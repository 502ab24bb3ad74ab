import { createRandom, type Random } from '@moien/api/lib/random';
import type { Home } from '../home.ts';
import { drawBed, HEADBOARDS } from '../parts/bed.ts';
import { bedWearOf, drawBedside } from '../parts/bedside.ts';
import { drawPendant } from '../parts/decoration.ts';
import { drawBistroTable } from '../parts/dining.ts';
import { drawFloor } from '../parts/floor.ts';
import { drawArmchair, drawCat, drawRug } from '../parts/furniture.ts';
import { drawCooker, drawHoodLight, drawSink } from '../parts/kitchen-fixtures.ts';
import { drawSplashback, kitchenStyleOf } from '../parts/kitchen-style.ts';
import { drawCrockeryShelf, drawPot, WORKTOP_THINGS } from '../parts/kitchen-things.ts';
import { drawBaseUnits, drawWallUnits, MODULE, onWorktop, type UnitKind } from '../parts/kitchen-units.ts';
import { drawDusk, drawOutlook } from '../parts/outlook.ts';
import { drawPottedPlant } from '../parts/plant.ts';
import { roomStage } from '../parts/room-light.ts';
import { drawBackWall, type RoomWindow } from '../parts/room-shell.ts';
import { roomStyleOf } from '../parts/room-style.ts';
import { drawWallPieces, tonesOf } from '../parts/wall-art.ts';
import type { Stage } from '../stage.ts';
import type { SceneFamily } from './family.ts';

const UNITS: readonly UnitKind[] = ['drawers', 'sink', 'oven'];

/** What one picture of the studio is drawn with. */
interface Studio {
  stage: Stage;
  home: Home;
  random: Random;
  isMirrored: boolean;
  at(label: string): Stage;
}

function sideOf({ isMirrored, stage }: Studio, x: number, width: number): number {
  return isMirrored ? stage.width - x - width : x;
}

/** Three units with what is needed to cook, along the wall at one side. */
function drawKitchenette(studio: Studio): { markup: string; glow: string } {
  const { stage, home, random, isMirrored, at } = studio;
  const style = kitchenStyleOf(home);
  const { colours } = style;
  const width = MODULE * UNITS.length;
  const x = sideOf(studio, 772, width);
  const middleOf = (unit: number) => sideOf(studio, 772 + MODULE * unit, MODULE) + MODULE / 2;
  const [potX, potY] = onWorktop(stage, middleOf(2) + 12, 0.5);
  const [thingX, thingY] = onWorktop(stage, middleOf(0), 0.5);
  const pairX = sideOf(studio, 772, MODULE * 2);
  return {
    markup:
      drawSplashback(at('tiles'), x, UNITS.length, style) +
      (style.hasCupboards
        ? drawWallUnits(stage, pairX, 2, colours)
        : drawCrockeryShelf(
            at('shelf'),
            pairX + 10,
            276,
            MODULE * 2 - 34,
            home.interior.wood,
            tonesOf(home),
          )) +
      drawBaseUnits(stage, x, isMirrored ? [...UNITS].reverse() : UNITS, colours) +
      drawCooker(stage, middleOf(2), colours, style.isChimney) +
      random.pick(WORKTOP_THINGS)(at('thing'), thingX, thingY, home.interior.accent) +
      drawPot(stage, potX, potY, random.pick([home.interior.accent, home.door])) +
      drawSink(stage, middleOf(1), colours.metal, false),
    glow: drawHoodLight(stage, middleOf(2)),
  };
}

/** The table, or a chair to read in. */
function drawMiddle(studio: Studio): { markup: string; glow: string } {
  const { home, random, isMirrored, at } = studio;
  const { interior } = home;
  const x = isMirrored ? 440 : 760;
  if (random.chance(0.66)) {
    const lamp = drawPendant(at('pendant'), x, 84, interior.accent);
    const table = {
      x,
      wood: interior.wood,
      seat: interior.accent,
      flower: home.flower,
      porcelain: interior.sofa,
    };
    return { markup: lamp.lamp + drawBistroTable(at('table'), table), glow: lamp.glow };
  }
  return {
    markup:
      drawArmchair(at('chair'), isMirrored ? 470 : 730, 748, interior.accent, !isMirrored) +
      drawPottedPlant(at('plant'), isMirrored ? 330 : 870, 752, 210, 'palm'),
    glow: '',
  };
}

function drawStudio(outside: Stage, home: Home, index: number): string {
  const random = createRandom(`studio/${home.seed}/${index}`);
  const shared = createRandom(`studio/${home.seed}`);
  const stage = roomStage(outside);
  const style = roomStyleOf(home);
  const { interior } = home;
  const studio: Studio = {
    stage,
    home,
    random,
    isMirrored: shared.chance(0.5) !== (index % 2 === 1),
    at: (label) => ({ ...stage, random: random.fork(label) }),
  };
  const form = style.hasArches ? 'arch' : shared.pick(['french', 'french', 'sash'] as const);
  const window: RoomWindow = {
    x: sideOf(studio, 486, 200),
    width: 200,
    top: 104,
    bottom: form === 'french' ? 580 : 430,
    form,
  };
  const curtain = form === 'arch' ? undefined : style.curtain;
  const bed = { x: sideOf(studio, 168, 264), width: 264, frontY: 726 };
  const bedside = drawBedside(stage, home, sideOf(studio, 446, 66), 66, studio.at('bedside'));
  const kitchenette = drawKitchenette(studio);
  const middle = drawMiddle(studio);
  return (
    drawBackWall(stage, interior.wall, style.wall === 'panelled' ? 'plain' : style.wall) +
    drawFloor(studio.at('floor'), interior.wood, style.floor) +
    drawOutlook(outside, stage, home, { window, curtain }, shared) +
    drawWallPieces(studio.at('wall'), home, sideOf(studio, 230, 0), random.pick([1, 3, 2])) +
    kitchenette.markup +
    bedside.markup +
    drawRug(studio.at('rug'), sideOf(studio, 440, 0), 560, 736, interior.rug, interior.accent) +
    drawPottedPlant(studio.at('corner'), sideOf(studio, 96, 0), 650, 240, 'fig') +
    drawBed(stage, {
      ...bed,
      headboard: shared.pick(HEADBOARDS),
      wood: interior.wood,
      ...bedWearOf(home, shared.fork('bed')),
    }) +
    middle.markup +
    (random.chance(0.4) ? drawCat(studio.at('cat'), sideOf(studio, 470, 90), 770) : '') +
    drawDusk(stage) +
    bedside.glow +
    kitchenette.glow +
    middle.glow
  );
}

/** One room to sleep, cook and sit in; every second picture is seen from the other side. */
export const studioFamily: SceneFamily = {
  name: 'studio',
  kind: 'studio',
  height: 800,
  draw: drawStudio,
};
