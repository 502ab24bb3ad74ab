import { darken, lighten } from '../colour.ts';
import type { Stage } from '../stage.ts';
import { ellipse, group, path, polygon, rectangle, round, stroke } from '../svg.ts';
import { drawChair } from './desk.ts';
import { drawMug, drawVase } from './furniture.ts';
import { drawFruit } from './kitchen-things.ts';
import { type Block, drawBlock, frontOf, nearness, project } from './perspective.ts';
import { shadowOn } from './tabletop.ts';

interface Dining {
  /** Middle of the table in the picture. */
  x: number;
  wood: string;
  seat: string;
  flower: string;
  porcelain: string;
  /** Width of a rectangular table, measured at the back wall. */
  width?: number;
  /** Chairs at its far side. */
  guests?: number;
}

const FRONT_Y = 764;
const BACK_Y = 716;

/** A chair whose back is seen over the table before it. */
function drawChairBehind(stage: Stage, x: number, floorY: number, seat: string, wood: string): string {
  const timber = stage.paint(wood);
  const cloth = stage.paint(seat);
  const shape =
    stroke('M-34 0V-198M34 0V-198', timber, 9) +
    rectangle(-38, -208, 76, 62, cloth, { rx: 16 }) +
    rectangle(-38, -208, 76, 16, lighten(cloth, 0.16), { rx: 8 }) +
    rectangle(-36, -130, 72, 12, darken(timber, 0.1), { rx: 4 }) +
    rectangle(-42, -98, 84, 16, lighten(cloth, 0.08), { rx: 7 });
  return group(shape, {
    transform: `translate(${round(x)} ${round(floorY)}) scale(${round(nearness(floorY) * 100) / 100})`,
  });
}

/** A laid place: plate and glass. */
function drawCover(stage: Stage, x: number, y: number, colour: string): string {
  return (
    ellipse(x, y + 2, 40, 8, stage.light.shadow, { opacity: 0.2 }) +
    ellipse(x, y, 40, 8, stage.paint('#fbf5ea')) +
    ellipse(x, y - 1, 25, 5, stage.paint(colour)) +
    path(`M${round(x + 46)} ${round(y + 1)}v-9q-9 -4 -8 -22h16q1 18 -8 22Z`, stage.paint('#dfe8e6'), {
      opacity: 0.85,
    })
  );
}

/** A table on four legs, laid with flowers, fruit and cups, a chair at each end. */
export function drawDiningTable(stage: Stage, place: Dining): string {
  const timber = stage.paint(place.wood);
  const { width = 300, guests = 0 } = place;
  const scale = nearness(FRONT_Y);
  const middle = stage.width / 2;
  const x = middle + (place.x - middle) / scale - width / 2;
  const top: Block = { x, width, foot: 140, top: 151, backY: BACK_Y, frontY: FRONT_Y };
  const front = frontOf(stage, top);
  const legs = [0.05, 0.91].map((share) => {
    const legX = front.x + front.width * share;
    const foot = legX + (share < 0.5 ? -5 : 5);
    return polygon(
      [
        [legX, front.y + front.height],
        [legX + 17, front.y + front.height],
        [foot + 13, FRONT_Y],
        [foot + 4, FRONT_Y],
      ],
      darken(timber, 0.2),
    );
  });
  const backLegs = [0.08, 0.9].map((share) => {
    const [legX, y] = project(stage, x + width * share, 140, BACK_Y + 4);
    return rectangle(legX, y, 10, BACK_Y + 4 - y, darken(timber, 0.4));
  });
  const [, standY] = project(stage, x, 151, (BACK_Y + FRONT_Y) / 2);
  const chairY = FRONT_Y - 14;
  const chair = (at: number, facesLeft: boolean) =>
    drawChair(stage, at, chairY, nearness(chairY) * 0.98, place.seat, place.wood, facesLeft);
  const centre = front.x + front.width / 2;
  const places = Array.from(
    { length: guests },
    (_, guest) => centre + front.width * 0.84 * ((guest + 0.5) / guests - 0.5),
  );
  const setting =
    guests === 0
      ? drawMug(stage, centre - 96, standY + 6, '#f7f0e3') +
        drawMug(stage, centre - 134, standY - 2, place.porcelain)
      : places.map((at) => drawCover(stage, at - 20, standY - 10, place.porcelain)).join('');
  return (
    ellipse(centre, FRONT_Y - 10, front.width * 0.54, 26, stage.light.shadow, { opacity: 0.24 }) +
    places.map((at) => drawChairBehind(stage, at, BACK_Y - 14, place.seat, place.wood)).join('') +
    chair(front.x - 22, false) +
    chair(front.x + front.width + 22, true) +
    backLegs.join('') +
    drawBlock(stage, top, darken(timber, 0.1), lighten(timber, 0.18)) +
    legs.join('') +
    rectangle(front.x + 14, front.y + front.height, front.width - 28, 10, darken(timber, 0.24)) +
    setting +
    drawVase(stage, centre - 14, standY + 2, place.flower) +
    drawFruit(stage, centre + (guests === 0 ? 84 : 72), standY + 6, place.porcelain)
  );
}

/** A small round table on one leg with two chairs. */
export function drawBistroTable(stage: Stage, place: Dining): string {
  const timber = stage.paint(place.wood);
  const floorY = 752;
  const top = floorY - 150 * nearness(floorY);
  const { x } = place;
  const chair = (at: number, facesLeft: boolean) =>
    drawChair(stage, at, floorY - 8, nearness(floorY) * 0.98, place.seat, place.wood, facesLeft);
  return (
    shadowOn(stage, x, floorY, 120) +
    chair(x - 134, false) +
    chair(x + 134, true) +
    path(
      `M${round(x - 9)} ${round(top + 8)}h18l3 ${round(floorY - top - 24)}q34 4 44 16h-112q10 -12 44 -16Z`,
      darken(timber, 0.24),
    ) +
    ellipse(x, top + 10, 116, 21, darken(timber, 0.2)) +
    ellipse(x, top, 116, 21, lighten(timber, 0.16)) +
    drawVase(stage, x - 18, top + 3, place.flower) +
    drawMug(stage, x - 68, top + 6, '#f7f0e3') +
    drawFruit(stage, x + 52, top + 8, place.porcelain)
  );
}
