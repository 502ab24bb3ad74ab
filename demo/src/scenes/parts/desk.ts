import { darken, lighten } from '../colour.ts';
import type { Stage } from '../stage.ts';
import { group, path, rectangle, round, stroke } from '../svg.ts';
import { drawTableLamp } from './bedroom-furniture.ts';
import { FLOOR_Y } from './floor.ts';
import { type Block, drawBlock, frontOf, nearness, project } from './perspective.ts';
import { shadowOn } from './tabletop.ts';

interface Desk {
  /** Left edge and width at the back wall. */
  x: number;
  width: number;
  wood: string;
  seat: string;
  facesLeft: boolean;
}

/** A chair seen from its side, its back away from where it faces; the seat is 92 high. */
export function drawChair(
  stage: Stage,
  x: number,
  floorY: number,
  scale: number,
  seat: string,
  wood: string,
  facesLeft: boolean,
): string {
  const timber = stage.paint(wood);
  const cloth = stage.paint(seat);
  const shape =
    stroke('M-34 -92L-42 0M34 -92L42 0M-34 -92Q-46 -140 -46 -196', timber, 8) +
    stroke('M-28 -88L-16 -4M28 -88L18 -4', darken(timber, 0.24), 7) +
    path('M-54 -206Q-40 -212 -36 -196Q-36 -150 -28 -118L-38 -114Q-52 -158 -54 -206Z', cloth) +
    path('M-44 -104Q0 -112 44 -102Q50 -92 42 -88H-40Q-48 -94 -44 -104Z', lighten(cloth, 0.1)) +
    rectangle(-40, -89, 82, 5, darken(cloth, 0.2), { rx: 2 });
  return (
    shadowOn(stage, x, floorY, 52 * scale) +
    group(shape, {
      transform: `translate(${round(x)} ${round(floorY)}) scale(${round((facesLeft ? -1 : 1) * scale * 100) / 100} ${round(scale * 100) / 100})`,
    })
  );
}

function drawNotebook(stage: Stage, x: number, y: number): string {
  const metal = stage.paint('#b8b9c2');
  const isOn = stage.light.time === 'night' || stage.light.time === 'evening';
  return (
    path(`M${round(x - 50)} ${round(y - 72)}h100l4 66h-108Z`, stage.paint('#3b3640')) +
    path(`M${round(x - 45)} ${round(y - 67)}h90l3 56h-96Z`, isOn ? '#cfe0ee' : stage.paint('#7f9bb0')) +
    path(`M${round(x - 54)} ${round(y - 6)}h108l8 8h-124Z`, metal)
  );
}

/** A table to work at, with a lamp, a screen and its chair; the lamp's light is drawn by the caller last. */
export function drawDesk(stage: Stage, desk: Desk): { markup: string; glow: string } {
  const timber = stage.paint(desk.wood);
  const top: Block = {
    x: desk.x,
    width: desk.width,
    foot: 146,
    top: 156,
    backY: FLOOR_Y + 4,
    frontY: FLOOR_Y + 52,
  };
  const front = frontOf(stage, top);
  const floorY = FLOOR_Y + 52;
  const legs = [0.03, 0.93]
    .map((share) =>
      rectangle(
        front.x + front.width * share,
        front.y + front.height,
        11,
        floorY - front.y - front.height,
        darken(timber, 0.2),
      ),
    )
    .join('');
  const backLegs = [0.06, 0.92]
    .map((share) => {
      const [x, y] = project(stage, desk.x + desk.width * share, 146, FLOOR_Y + 8);
      return rectangle(x, y, 9, FLOOR_Y + 8 - y, darken(timber, 0.36));
    })
    .join('');
  const isDrawerLeft = stage.random.chance(0.5);
  const drawerX = front.x + (isDrawerLeft ? front.width * 0.08 : front.width * 0.6);
  const drawer =
    rectangle(drawerX, front.y + front.height, front.width * 0.32, 34, darken(timber, 0.1)) +
    rectangle(
      drawerX + front.width * 0.11,
      front.y + front.height + 14,
      front.width * 0.1,
      5,
      stage.paint('#c9a15a'),
      {
        rx: 2.5,
      },
    );
  const [lampX, standY] = project(
    stage,
    desk.x + desk.width * (desk.facesLeft ? 0.14 : 0.86),
    156,
    FLOOR_Y + 26,
  );
  const [screenX] = project(stage, desk.x + desk.width * 0.48, 156, FLOOR_Y + 26);
  const lamp = drawTableLamp(stage, lampX, standY, '#f3e6d4', desk.seat);
  const chairX = front.x + front.width * (desk.facesLeft ? 0.6 : 0.4);
  return {
    markup:
      shadowOn(stage, front.x + front.width / 2, floorY, front.width * 0.52) +
      backLegs +
      drawBlock(stage, top, darken(timber, 0.08), lighten(timber, 0.16)) +
      drawer +
      legs +
      drawNotebook(stage, screenX, standY + 4) +
      lamp.lamp +
      drawChair(stage, chairX, floorY + 44, nearness(floorY + 44), desk.seat, desk.wood, !desk.facesLeft),
    glow: lamp.glow,
  };
}
