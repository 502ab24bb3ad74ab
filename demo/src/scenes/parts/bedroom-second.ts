import { drawBed, HEADBOARDS } from './bed.ts';
import { drawBedAlong } from './bed-along.ts';
import { type Bedroom, type Drawn, drawBedroomWindow, sideOf } from './bedroom-plan.ts';
import { bedWearOf, drawBedside } from './bedside.ts';
import { drawBookcase, drawFrame, drawPendant, drawWallShelf } from './decoration.ts';
import { drawDesk } from './desk.ts';
import { FLOOR_Y } from './floor.ts';
import { drawCat, drawRug } from './furniture.ts';
import { drawPottedPlant } from './plant.ts';
import type { RoomWindow } from './room-shell.ts';
import { drawWallPieces, tonesOf } from './wall-art.ts';

/** Two narrow beds with the window between them. */
export function drawTwinBedroom(room: Bedroom): Drawn {
  const { stage, home, style, random, wood } = room;
  const form = style.hasArches ? 'arch' : 'sash';
  const window: RoomWindow = { x: 486, width: 228, top: 104, bottom: 424, form };
  const wear = bedWearOf(home, random);
  const bed = { width: 206, frontY: 734, headboard: random.pick(HEADBOARDS), wood, ...wear };
  const stand = drawBedside(stage, home, 561, 78, room.at('bedside'), wood);
  const tones = tonesOf(home);
  return {
    markup:
      drawBedroomWindow(room, window) +
      drawFrame(room.at('first'), 206, 150, 124, 160, tones) +
      drawFrame(room.at('second'), 870, 150, 124, 160, tones) +
      drawPottedPlant(room.at('plant'), room.isMirrored ? 1110 : 90, FLOOR_Y + 26, 250, 'fig') +
      stand.markup +
      drawRug(room.at('rug'), 600, 330, 726, home.interior.rug, home.interior.accent) +
      drawBed(stage, { ...bed, x: 200 }) +
      drawBed(stage, { ...bed, x: 794 }) +
      (random.chance(0.4) ? drawCat(room.at('cat'), 570, 756) : ''),
    glow: stand.glow,
  };
}

/** A bed along the wall under a wide window, a desk beside it. */
export function drawStudyBedroom(room: Bedroom): Drawn {
  const { stage, home, random, wood, isMirrored } = room;
  const width = 340;
  const window: RoomWindow = { x: sideOf(room, 176, width), width, top: 104, bottom: 392, form: 'wide' };
  const desk = drawDesk(room.at('desk'), {
    x: sideOf(room, 800, 270),
    width: 270,
    wood,
    seat: home.interior.accent,
    facesLeft: isMirrored,
  });
  const { cover, accent, second } = bedWearOf(home, random);
  const shelfX = sideOf(room, 790, 300);
  const isShelf = random.chance(0.6);
  const pendant = drawPendant(room.at('pendant'), sideOf(room, 590, 0), 74, accent);
  return {
    markup:
      drawBedroomWindow(room, window) +
      pendant.lamp +
      (isShelf
        ? drawWallShelf(room.at('shelf'), shelfX, 250, 300, wood, tonesOf(home))
        : drawWallPieces(room.at('wall'), home, shelfX + 150, 3)) +
      drawBookcase(room.at('bookcase'), sideOf(room, 656, 116), FLOOR_Y + 14, 116, 250, wood, tonesOf(home)) +
      desk.markup +
      drawRug(
        room.at('rug'),
        sideOf(room, 100, 560) + 280,
        620,
        738,
        home.interior.rug,
        home.interior.accent,
      ) +
      drawBedAlong(stage, {
        x: sideOf(room, 78, 590),
        floorY: 722,
        width: 590,
        headsLeft: !isMirrored,
        wood,
        cover,
        pillow: accent,
        blanket: second,
      }) +
      (random.chance(0.35) ? drawCat(room.at('cat'), sideOf(room, 620, 90), 762) : ''),
    glow: desk.glow + pendant.glow,
  };
}
