import { createRandom, type Random } from '@moien/api/lib/random';
import { lighten } from '../colour.ts';
import type { Home } from '../home.ts';
import { closer } from '../parts/closer.ts';
import { drawBookcase, drawFloorLamp, drawFrame } from '../parts/decoration.ts';
import { drawFireplace, drawLogs, MANTEL_TOP } from '../parts/fireplace.ts';
import { drawFloor, FLOOR_Y } from '../parts/floor.ts';
import { drawArmchair, drawCat, drawCoffeeTable, drawRug } from '../parts/furniture.ts';
import { drawMirror } from '../parts/mirror.ts';
import { drawDusk, drawOutlook } from '../parts/outlook.ts';
import { drawPottedPlant } from '../parts/plant.ts';
import { roomStage } from '../parts/room-light.ts';
import { drawBackWall, type RoomWindow } from '../parts/room-shell.ts';
import { roomStyleOf } from '../parts/room-style.ts';
import { TILE_BONDS } from '../parts/tiles.ts';
import { tonesOf } from '../parts/wall-art.ts';
import type { Stage } from '../stage.ts';
import type { SceneFamily } from './family.ts';

const MIDDLE = 600;

/** What hangs over the mantel. */
function drawOverMantel(stage: Stage, home: Home, random: Random): string {
  const style = roomStyleOf(home);
  if (random.chance(0.5)) return drawFrame(stage, MIDDLE - 120, 112, 240, 196, tonesOf(home));
  const form = style.hasArches ? 'arch' : random.pick(['round', 'upright'] as const);
  const width = form === 'round' ? 196 : 176;
  return drawMirror(stage, {
    x: MIDDLE - width / 2,
    y: form === 'round' ? 116 : MANTEL_TOP - 262,
    width,
    height: 224,
    form,
    frame: style.metal,
  });
}

/** The side of the room that has no window. */
function drawShelfSide(stage: Stage, home: Home, isLeft: boolean, random: Random): string {
  const { interior } = home;
  const tones = tonesOf(home);
  const x = isLeft ? 110 : 880;
  if (random.chance(0.6)) return drawBookcase(stage, x, FLOOR_Y + 14, 210, 420, interior.wood, tones);
  return (
    drawFrame(stage, x + 46, 132, 122, 156, tones) +
    drawBookcase(stage, x, FLOOR_Y + 14, 210, 200, interior.wood, tones)
  );
}

function drawChairs(stage: Stage, home: Home): string {
  const { interior } = home;
  return (
    closer(drawArmchair(stage, 236, 748, interior.sofa, false), 1.3, 236, 748) +
    closer(drawArmchair(stage, 964, 748, interior.sofa, true), 1.3, 964, 748)
  );
}

function drawHearth(outside: Stage, home: Home, index: number): string {
  const random = createRandom(`hearth/${home.seed}/${index}`);
  const shared = createRandom(`hearth/${home.seed}`);
  const stage = roomStage(outside);
  const style = roomStyleOf(home);
  const { interior } = home;
  const at = (label: string): Stage => ({ ...stage, random: random.fork(label) });
  const isWindowLeft = shared.chance(0.5) !== (index % 2 === 1);
  const form = style.hasArches ? 'arch' : shared.pick(['french', 'sash'] as const);
  const window: RoomWindow = {
    x: isWindowLeft ? 126 : 874,
    width: 200,
    top: 104,
    bottom: form === 'french' ? 580 : 424,
    form,
  };
  const fire = drawFireplace(at('fire'), {
    x: MIDDLE,
    wall: interior.wall,
    stone: home.stone,
    wood: interior.wood,
    flower: home.flower,
    tile: shared.pick([lighten(interior.sofa, 0.3), interior.accent, home.door]),
    bond: shared.pick(TILE_BONDS),
    form: shared.pick(['stone', 'tiled', 'beam'] as const),
    top: style.wall === 'beams' ? 82 : 36,
  });
  const lamp = drawFloorLamp(at('lamp'), isWindowLeft ? 1090 : 110, FLOOR_Y + 42, interior.rug);
  const curtain = form === 'arch' ? undefined : style.curtain;
  return (
    drawBackWall(stage, interior.wall, style.wall) +
    drawFloor(at('floor'), interior.wood, style.floor) +
    drawOutlook(outside, stage, home, { window, curtain }, shared) +
    drawShelfSide(at('shelf'), home, !isWindowLeft, random) +
    fire.markup +
    drawOverMantel(at('over'), home, shared) +
    drawLogs(stage, isWindowLeft ? 830 : 370, FLOOR_Y + 38) +
    lamp.lamp +
    drawRug(at('rug'), MIDDLE, 760, 728, interior.rug, interior.accent) +
    drawChairs(stage, home) +
    drawCoffeeTable(at('table'), MIDDLE, 772, 210, interior.wood, home.flower) +
    (random.chance(0.55) ? drawCat(at('cat'), isWindowLeft ? 730 : 410, 738) : '') +
    (random.chance(0.5) ? drawPottedPlant(at('plant'), isWindowLeft ? 78 : 1122, 700, 260, 'fig') : '') +
    drawDusk(stage) +
    fire.glow +
    lamp.glow
  );
}

/** A living room around its fireplace. */
export const hearthFamily: SceneFamily = {
  name: 'hearth',
  kind: 'hearth',
  height: 800,
  draw: drawHearth,
};
