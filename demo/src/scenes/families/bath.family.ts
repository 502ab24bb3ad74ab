import { createRandom, type Random } from '@moien/api/lib/random';
import { difference, lighten, mix } from '../colour.ts';
import type { Home } from '../home.ts';
import { drawBathMat, drawLaundryBasket, drawTowelLadder, drawTowelStool } from '../parts/bath-things.ts';
import { drawBathTub } from '../parts/bath-tub.ts';
import { drawTiledFloor, FLOOR_Y } from '../parts/floor.ts';
import { drawDusk, drawOutlook } from '../parts/outlook.ts';
import { drawPottedPlant } from '../parts/plant.ts';
import { roomStage } from '../parts/room-light.ts';
import { drawBackWall, type RoomWindow } from '../parts/room-shell.ts';
import { type RoomStyle, roomStyleOf } from '../parts/room-style.ts';
import { drawShower } from '../parts/shower.ts';
import { drawTiledWall, TILE_BONDS, type TileBond } from '../parts/tiles.ts';
import { tonesOf } from '../parts/wall-art.ts';
import { drawWashstand } from '../parts/washstand.ts';
import type { Stage } from '../stage.ts';
import { rectangle } from '../svg.ts';
import type { SceneFamily } from './family.ts';

/** Height of the tiles on the wall. */
const TILES_TOP = 356;

/** What one picture of a bath is drawn with. */
interface Bath {
  outside: Stage;
  stage: Stage;
  home: Home;
  style: RoomStyle;
  random: Random;
  isMirrored: boolean;
  tile: string;
  grout: string;
  bond: TileBond;
  /** Cabinets, and the outside of the tub. */
  front: string;
  towel: string;
  at(label: string): Stage;
}

interface Drawn {
  markup: string;
  glow: string;
}

function sideOf({ isMirrored, stage }: Bath, x: number, width: number): number {
  return isMirrored ? stage.width - x - width : x;
}

function drawWindow(bath: Bath, window: RoomWindow): string {
  const { outside, stage, home, random } = bath;
  return drawOutlook(outside, stage, home, { window, hasBeam: false }, random);
}

function drawBasinSide(bath: Bath, x: number): Drawn {
  const { home, style, random } = bath;
  const width = 264;
  return drawWashstand(bath.at('washstand'), {
    x: sideOf(bath, x, width),
    width,
    front: bath.front,
    metal: style.metal,
    accent: home.interior.accent,
    mirror: style.hasArches ? 'arch' : random.pick(['round', 'upright'] as const),
  });
}

/** A tub under the window. */
function drawTubBath(bath: Bath): Drawn {
  const { home, style, random, isMirrored } = bath;
  const { interior } = home;
  const form = style.hasArches ? 'arch' : random.pick(['sash', 'wide'] as const);
  const width = 290;
  const window: RoomWindow = { x: sideOf(bath, 268, width), width, top: 92, bottom: 318, form };
  const x = sideOf(bath, 418, 0);
  const tub = drawBathTub(bath.at('tub'), {
    x,
    floorY: 722,
    width: 470,
    colour: random.pick(['#fbf6ec', bath.front, bath.front]),
    metal: style.metal,
    wood: interior.wood,
    cloth: bath.towel,
    tapSide: isMirrored ? -1 : 1,
  });
  const basin = drawBasinSide(bath, 792);
  return {
    markup:
      drawWindow(bath, window) +
      drawPottedPlant(
        bath.at('plant'),
        sideOf(bath, 118, 0),
        FLOOR_Y + 46,
        300,
        random.pick(['fig', 'monstera', 'palm'] as const),
      ) +
      basin.markup +
      tub.markup +
      drawBathMat(bath.stage, sideOf(bath, 470, 0), 762, 300, bath.towel) +
      drawTowelStool(bath.at('stool'), sideOf(bath, 752, 0), 748, interior.wood, [bath.towel, '#fbf5ea']),
    glow: tub.glow + basin.glow,
  };
}

/** A shower one walks into, the window beside it. */
function drawShowerBath(bath: Bath): Drawn {
  const { stage, home, style, random, isMirrored } = bath;
  const { interior } = home;
  const form = style.hasArches ? 'arch' : 'sash';
  const width = 196;
  const window: RoomWindow = { x: sideOf(bath, 448, width), width, top: 92, bottom: 318, form };
  const showerWidth = 262;
  const tones = tonesOf(home);
  const shower = drawShower(
    bath.at('shower'),
    {
      x: sideOf(bath, 112, showerWidth),
      width: showerWidth,
      isGlassRight: !isMirrored,
      tile: mix(bath.tile, bath.front, 0.3),
      grout: bath.grout,
      bond: bath.bond,
      metal: style.metal,
    },
    tones,
  );
  const basin = drawBasinSide(bath, 730);
  const below = sideOf(bath, 548, 0);
  const kind = random.integer(0, 2);
  const things = [
    () => drawLaundryBasket(stage, below, FLOOR_Y + 44),
    () => drawTowelStool(stage, below, FLOOR_Y + 54, interior.wood, [bath.towel, '#fbf5ea', interior.rug]),
    () => drawPottedPlant(bath.at('plant'), below, FLOOR_Y + 46, 216, 'palm'),
  ];
  return {
    markup:
      drawWindow(bath, window) +
      shower +
      (things[kind]?.() ?? '') +
      basin.markup +
      drawBathMat(stage, sideOf(bath, 360, 0), 758, 280, bath.towel) +
      drawTowelLadder(bath.at('ladder'), sideOf(bath, 1118, 0), FLOOR_Y + 40, interior.wood, [
        bath.towel,
        '#fbf5ea',
      ]),
    glow: basin.glow,
  };
}

function drawBath(outside: Stage, home: Home, index: number): string {
  const random = createRandom(`bath/${home.seed}/${index}`);
  const shared = createRandom(`bath/${home.seed}`);
  const stage = roomStage(outside);
  const style = roomStyleOf(home);
  const { interior } = home;
  const fronts = [interior.sofa, interior.wood, home.door, interior.accent];
  const pale = ['#f7f1e6', lighten(interior.sofa, 0.74), lighten(interior.accent, 0.7)];
  const bath: Bath = {
    outside,
    stage,
    home,
    style,
    random,
    isMirrored: shared.chance(0.5) !== index > 1,
    tile: shared.pick(pale),
    grout: lighten(interior.wood, 0.46),
    bond: shared.pick(TILE_BONDS),
    front: shared.pick(fronts.filter((front) => difference(front, '#f7f1e6') > 0.14)),
    towel: shared.pick([interior.accent, interior.sofa, home.shutter]),
    at: (label) => ({ ...stage, random: random.fork(label) }),
  };
  const floor = shared.pick(['checker', 'squares', 'checker'] as const);
  const second = floor === 'checker' ? lighten(bath.front, 0.42) : lighten(interior.wood, 0.4);
  const { markup, glow } = index % 2 === 0 ? drawTubBath(bath) : drawShowerBath(bath);
  const ledge = stage.paint('#fbf6ec');
  return (
    drawBackWall(stage, interior.wall, 'plain') +
    drawTiledWall(bath.at('tiles'), {
      x: 0,
      width: stage.width,
      top: TILES_TOP,
      bottom: FLOOR_Y,
      colour: bath.tile,
      grout: bath.grout,
      bond: bath.bond,
    }) +
    rectangle(0, TILES_TOP - 10, stage.width, 14, ledge) +
    rectangle(0, TILES_TOP + 4, stage.width, 6, stage.light.shadow, { opacity: 0.14 }) +
    drawTiledFloor(stage, '#f3ecdf', second, floor) +
    markup +
    drawDusk(stage) +
    glow
  );
}

/** Even numbers show a tub, odd ones a shower, so that a home can show what it has. */
export const bathFamily: SceneFamily = {
  name: 'bath',
  kind: 'bath',
  height: 800,
  draw: drawBath,
};
