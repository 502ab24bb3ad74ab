import { drawBed, HEADBOARDS } from './bed.ts';
import { drawDresser, drawJewelBox, drawWardrobe } from './bedroom-furniture.ts';
import { type Bedroom, type Drawn, drawBedroomWindow, sideOf } from './bedroom-plan.ts';
import { bedWearOf, drawBedside } from './bedside.ts';
import { drawFrame, drawPendant } from './decoration.ts';
import { drawArmchair, drawCat, drawRug } from './furniture.ts';
import { drawMirror } from './mirror.ts';
import { drawPottedPlant } from './plant.ts';
import type { RoomWindow } from './room-shell.ts';
import { drawWallPieces, tonesOf } from './wall-art.ts';

/** What fills the wall at the side that has no window. */
function drawTallSide(room: Bedroom): string {
  const { stage, home, style, random, wood } = room;
  const tones = tonesOf(home);
  const kind = random.integer(0, 2);
  if (kind === 0) {
    const width = 196;
    return drawWardrobe(room.at('wardrobe'), {
      x: sideOf(room, 935, width),
      width,
      wood: random.pick([wood, '#efe4d2', home.door]),
      metal: style.metal,
    });
  }
  const width = 210;
  const x = sideOf(room, 930, width);
  const dresser = drawDresser(stage, { x, width, wood, metal: style.metal });
  const mirrorX = dresser.topX - 74;
  const glass =
    kind === 1
      ? drawMirror(stage, {
          x: mirrorX,
          y: 126,
          width: 148,
          height: 186,
          form: style.hasArches ? 'arch' : random.pick(['round', 'upright'] as const),
          frame: style.metal,
        })
      : drawFrame(room.at('picture'), mirrorX, 122, 148, 190, tones);
  return (
    glass +
    dresser.markup +
    drawPottedPlant(
      room.at('green'),
      dresser.topX + (room.isMirrored ? -62 : 62),
      dresser.topY,
      104,
      'small',
    ) +
    drawJewelBox(stage, dresser.topX + (room.isMirrored ? 46 : -46), dresser.topY, home.door)
  );
}

/** What stands nearest to the viewer, under the window. */
function drawForeground(room: Bedroom): string {
  const { home, random, isMirrored } = room;
  const x = isMirrored ? 1090 : 110;
  const kind = random.integer(0, 3);
  if (kind === 0)
    return drawArmchair(room.at('chair'), isMirrored ? 1112 : 88, 742, home.interior.accent, isMirrored);
  if (kind === 1) return drawPottedPlant(room.at('plant'), x, 748, 260, 'palm');
  if (kind === 2) return drawPottedPlant(room.at('plant'), x, 738, 300, 'fig');
  return drawCat(room.at('cat'), isMirrored ? 985 : 150, 752);
}

/** The large bed in the middle, a window at one side, a wardrobe or a dresser at the other. */
export function drawMainBedroom(room: Bedroom): Drawn {
  const { stage, home, style, random, wood } = room;
  const form = style.hasArches ? 'arch' : random.pick(['french', 'sash', 'french'] as const);
  const window: RoomWindow = {
    x: sideOf(room, 96, 206),
    width: 206,
    top: 104,
    bottom: form === 'french' ? 580 : 424,
    form,
  };
  const lamp = room.at('bedside');
  const left = drawBedside(stage, home, 306, 78, random.chance(0.7) ? lamp : undefined, wood);
  const right = drawBedside(stage, home, 816, 78, room.at('bedside'), wood);
  const bed = {
    x: 402,
    width: 396,
    frontY: 748,
    headboard: random.pick(HEADBOARDS),
    wood,
    ...bedWearOf(home, random),
  };
  const hasPendant = random.chance(0.3);
  const pendant = drawPendant(room.at('pendant'), 600, 96, home.interior.accent);
  return {
    markup:
      drawBedroomWindow(room, window) +
      (hasPendant ? pendant.lamp : drawWallPieces(room.at('wall'), home, 600, random.pick([0, 1, 3, 1]))) +
      drawTallSide(room) +
      left.markup +
      right.markup +
      drawRug(room.at('rug'), 600, 900, 730, home.interior.rug, home.interior.accent) +
      drawBed(stage, bed) +
      drawForeground(room),
    glow: left.glow + right.glow + (hasPendant ? pendant.glow : ''),
  };
}
