import { createRandom, type Random } from '@moien/api/lib/random';
import type { Home } from '../home.ts';
import { drawTableLamp } from '../parts/bedroom-furniture.ts';
import { drawPendant } from '../parts/decoration.ts';
import { drawDiningTable } from '../parts/dining.ts';
import { drawFloor, FLOOR_Y } from '../parts/floor.ts';
import { drawCat, drawRug, drawVase } from '../parts/furniture.ts';
import { drawDusk, drawOutlook } from '../parts/outlook.ts';
import { drawPottedPlant } from '../parts/plant.ts';
import { roomStage } from '../parts/room-light.ts';
import { drawBackWall, type RoomWindow } from '../parts/room-shell.ts';
import { roomStyleOf } from '../parts/room-style.ts';
import { drawRecordPlayer, drawSideboard } from '../parts/sideboard.ts';
import { drawWallPieces } from '../parts/wall-art.ts';
import type { Stage } from '../stage.ts';
import type { SceneFamily } from './family.ts';

/** What one picture of the dining room is drawn with. */
interface DiningRoom {
  stage: Stage;
  home: Home;
  random: Random;
  isWindowLeft: boolean;
  at(label: string): Stage;
}

/** A sideboard with what stands on it and hangs over it. */
function drawSideboardWall(room: DiningRoom): { markup: string; glow: string } {
  const { stage, home, random, isWindowLeft, at } = room;
  const { interior } = home;
  const width = 380;
  const x = isWindowLeft ? 745 : 75;
  const board = drawSideboard(stage, { x, width, wood: interior.wood, metal: roomStyleOf(home).metal });
  const [near, far] = isWindowLeft ? [0.4, 0.88] : [0.6, 0.12];
  const lampSpot = board.onTop(far);
  const lamp = drawTableLamp(at('lamp'), lampSpot.x, lampSpot.y, interior.rug, home.door);
  const spot = board.onTop(near);
  const thing = random.chance(0.5)
    ? drawRecordPlayer(stage, spot.x + (isWindowLeft ? 24 : -24), spot.y, interior.wood)
    : drawVase(at('vase'), spot.x, spot.y, home.flower);
  const middle = board.onTop(isWindowLeft ? 0.66 : 0.34);
  return {
    markup:
      drawWallPieces(at('wall'), home, x + width / 2, random.pick([0, 1, 3])) +
      board.markup +
      drawPottedPlant(at('green'), middle.x, middle.y, 78, 'small') +
      thing +
      lamp.lamp,
    glow: lamp.glow,
  };
}

function drawDiningRoom(outside: Stage, home: Home, index: number): string {
  const random = createRandom(`dining-room/${home.seed}/${index}`);
  const shared = createRandom(`dining-room/${home.seed}`);
  const stage = roomStage(outside);
  const style = roomStyleOf(home);
  const { interior } = home;
  const room: DiningRoom = {
    stage,
    home,
    random,
    isWindowLeft: shared.chance(0.5) !== (index % 2 === 1),
    at: (label) => ({ ...stage, random: random.fork(label) }),
  };
  const { isWindowLeft, at } = room;
  const form = style.hasArches ? 'arch' : shared.pick(['french', 'wide', 'french'] as const);
  const width = form === 'wide' ? 380 : 260;
  const window: RoomWindow = {
    x: isWindowLeft ? 340 - width / 2 : 860 - width / 2,
    width,
    top: 100,
    bottom: form === 'french' ? 580 : 420,
    form,
  };
  const curtain = form === 'french' ? style.curtain : undefined;
  const wall = drawSideboardWall(room);
  const pendants = [512, 688].map((x) =>
    drawPendant({ ...stage, random: shared.fork('pendant') }, x, 96, interior.accent),
  );
  const table = {
    x: 600,
    width: 400,
    guests: 3,
    wood: interior.wood,
    seat: shared.pick([interior.sofa, interior.accent]),
    flower: home.flower,
    porcelain: interior.accent,
  };
  return (
    drawBackWall(stage, interior.wall, style.wall) +
    drawFloor(at('floor'), interior.wood, style.floor) +
    drawOutlook(outside, stage, home, { window, curtain }, shared) +
    wall.markup +
    drawPottedPlant(
      at('plant'),
      isWindowLeft ? 96 : 1104,
      FLOOR_Y + 50,
      300,
      random.pick(['fig', 'monstera'] as const),
    ) +
    drawRug(at('rug'), 600, 980, 736, interior.rug, interior.accent) +
    pendants.map(({ lamp }) => lamp).join('') +
    drawDiningTable(at('table'), table) +
    (random.chance(0.35) ? drawCat(at('cat'), isWindowLeft ? 1000 : 130, 768) : '') +
    drawDusk(stage) +
    wall.glow +
    pendants.map(({ glow }) => glow).join('')
  );
}

/** A long table laid for guests, a sideboard behind it. */
export const diningRoomFamily: SceneFamily = {
  name: 'dining-room',
  kind: 'dining-room',
  height: 800,
  draw: drawDiningRoom,
};
