import { darken, lighten } from '../colour.ts';
import type { Stage } from '../stage.ts';
import { ellipse, group, path, polygon, rectangle, round, stroke } from '../svg.ts';
import { shadowOn } from './tabletop.ts';

function drawTowel(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
): string {
  const cloth = stage.paint(colour);
  return (
    path(`M${round(x)} ${round(y)}h${round(width)}l2 ${round(height)}h${round(-width - 4)}Z`, cloth) +
    rectangle(x - 1, y + height - 26, width + 2, 5, lighten(cloth, 0.45)) +
    rectangle(x - 1, y + height - 15, width + 2, 3, lighten(cloth, 0.45)) +
    rectangle(x, y, width, 7, darken(cloth, 0.16), { rx: 3 })
  );
}

/** A ladder that leans on the wall, with towels over its rungs. */
export function drawTowelLadder(
  stage: Stage,
  x: number,
  floorY: number,
  wood: string,
  cloths: readonly [string, string],
): string {
  const timber = stage.paint(wood);
  const top = floorY - 400;
  const rungs = [46, 132, 218, 304].map((at) => `M${round(x - 38)} ${round(top + at)}h76`).join('');
  return (
    shadowOn(stage, x, floorY, 60) +
    stroke(
      `M${round(x - 34)} ${round(top)}L${round(x - 46)} ${round(floorY)}M${round(x + 34)} ${round(top)}L${round(x + 46)} ${round(floorY)}`,
      timber,
      10,
    ) +
    stroke(rungs, darken(timber, 0.14), 8) +
    drawTowel(stage, x - 30, top + 42, 58, 112, cloths[0]) +
    drawTowel(stage, x - 33, top + 214, 64, 96, cloths[1])
  );
}

/** Folded towels on a stool. */
export function drawTowelStool(
  stage: Stage,
  x: number,
  floorY: number,
  wood: string,
  cloths: readonly string[],
): string {
  const timber = stage.paint(wood);
  const seat = floorY - 104;
  const folded = cloths
    .map((colour, index) => {
      const cloth = stage.paint(colour);
      const y = seat - 26 - index * 22;
      return (
        rectangle(x - 42 + index * 3, y, 84 - index * 6, 22, cloth, { rx: 9 }) +
        rectangle(x - 42 + index * 3, y + 10, 84 - index * 6, 3, darken(cloth, 0.14))
      );
    })
    .join('');
  return (
    shadowOn(stage, x, floorY, 66) +
    stroke(
      `M${round(x - 40)} ${round(seat + 8)}l-12 ${round(floorY - seat - 10)}M${round(x + 40)} ${round(seat + 8)}l12 ${round(floorY - seat - 10)}`,
      darken(timber, 0.16),
      9,
    ) +
    stroke(`M${round(x - 46)} ${round(seat + 62)}h92`, darken(timber, 0.24), 6) +
    ellipse(x, seat + 6, 62, 10, darken(timber, 0.2)) +
    ellipse(x, seat, 62, 10, lighten(timber, 0.14)) +
    folded
  );
}

/** A mat of thick cotton before the bath. */
export function drawBathMat(stage: Stage, x: number, y: number, width: number, colour: string): string {
  const cloth = stage.paint(colour);
  const quad = (inset: number, fill: string) =>
    polygon(
      [
        [x - width * 0.46 + inset, y - 20 + inset * 0.3],
        [x + width * 0.46 - inset, y - 20 + inset * 0.3],
        [x + width * 0.5 - inset, y + 22 - inset * 0.3],
        [x - width * 0.5 + inset, y + 22 - inset * 0.3],
      ],
      fill,
    );
  return (
    group(quad(0, darken(cloth, 0.2)), { transform: 'translate(0 5)' }) +
    quad(0, cloth) +
    quad(16, lighten(cloth, 0.3)) +
    quad(24, cloth)
  );
}

/** A round basket with a lid of linen. */
export function drawLaundryBasket(stage: Stage, x: number, floorY: number): string {
  const straw = stage.paint('#cfa468');
  let weave = '';
  for (let row = 0; row < 6; row += 1)
    weave += `M${round(x - 58 + row * 1.6)} ${round(floorY - 124 + row * 20)}q58 14 ${round(116 - row * 3.2)} 0`;
  return (
    shadowOn(stage, x, floorY, 74) +
    path(`M${round(x - 60)} ${round(floorY - 134)}h120l-12 132q-48 10 -96 0Z`, straw) +
    stroke(weave, darken(straw, 0.24), 4, { opacity: 0.7 }) +
    path(
      `M${round(x - 62)} ${round(floorY - 134)}q20 -34 62 -26q50 -10 62 26q-62 18 -124 0Z`,
      stage.paint('#fbf5ea'),
    ) +
    stroke(`M${round(x - 30)} ${round(floorY - 146)}q30 -10 56 2`, stage.paint('#e2d8c6'), 3)
  );
}
