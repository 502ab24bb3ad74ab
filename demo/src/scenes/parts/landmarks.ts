import { darken, lighten } from '../colour.ts';
import { LAMPLIGHT } from '../light.ts';
import { PALETTE } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { path, polygon, rectangle, round } from '../svg.ts';

interface Spot {
  x: number;
  groundY: number;
  size: number;
  distance: number;
}

function drawTower(stage: Stage, { x, groundY, size, distance }: Spot, isPointed: boolean): string {
  const wall = stage.paint('#dcc7a2', distance);
  const roof = stage.paint(PALETTE.slate[2], distance);
  const width = size * 0.34;
  const top = groundY - size;
  const shadeX = stage.isLitFromLeft ? x + width * 0.6 : x;
  const slit = stage.light.litShare > 0.3 ? LAMPLIGHT[1] : darken(wall, 0.45);
  const head = isPointed
    ? polygon(
        [
          [x - width * 0.16, top],
          [x + width / 2, top - size * 0.62],
          [x + width * 1.16, top],
        ],
        roof,
      )
    : [0, 0.38, 0.76]
        .map((step) =>
          rectangle(x - width * 0.08 + step * width * 1.1, top - size * 0.1, width * 0.3, size * 0.12, wall),
        )
        .join('');
  return (
    rectangle(x, top, width, size * 1.2, wall) +
    rectangle(shadeX, top, width * 0.4, size * 1.2, stage.light.shadow, { opacity: 0.14 }) +
    head +
    rectangle(x + width * 0.42, top + size * 0.22, width * 0.16, size * 0.16, slit, {
      rx: round(width * 0.08),
    })
  );
}

/** Walls and towers on a rock, as above the Alzette. */
export function drawFortress(stage: Stage, { x, groundY, size, distance }: Spot): string {
  const wall = stage.paint('#d3bd98', distance);
  const length = size * 3.4;
  let crenels = '';
  for (let step = 0; step < 17; step += 1) {
    crenels += rectangle(x + (length * step) / 17, groundY - size * 0.62, length / 34, size * 0.12, wall);
  }
  const rock = polygon(
    [
      [x - size * 0.5, groundY + size * 0.5],
      [x - size * 0.12, groundY - size * 0.1],
      [x + length + size * 0.1, groundY - size * 0.1],
      [x + length + size * 0.6, groundY + size * 0.5],
    ],
    darken(wall, 0.14),
  );
  let arches = '';
  for (let step = 0; step < 6; step += 1) {
    const archX = x + length * (0.09 + step * 0.15);
    const r = size * 0.08;
    arches += `M${round(archX)} ${round(groundY - size * 0.12)}v${round(-size * 0.14)}a${round(r)} ${round(r)} 0 0 1 ${round(2 * r)} 0v${round(size * 0.14)}Z`;
  }
  return (
    drawTower(
      stage,
      { x: x + size * 1.25, groundY: groundY - size * 0.3, size: size * 1.3, distance },
      true,
    ) +
    drawTower(
      stage,
      { x: x + size * 2.15, groundY: groundY - size * 0.3, size: size * 0.95, distance },
      true,
    ) +
    rock +
    rectangle(x, groundY - size * 0.52, length, size * 0.6, wall) +
    crenels +
    path(arches, stage.light.litShare > 0.5 ? LAMPLIGHT[1] : darken(wall, 0.34), { opacity: 0.7 }) +
    drawTower(stage, { x: x - size * 0.1, groundY, size: size * 1.05, distance }, true) +
    drawTower(stage, { x: x + length - size * 0.24, groundY, size: size * 1.2, distance }, false)
  );
}

/** A stone viaduct from `x` over `length`, its deck at `deckY`. */
export function drawViaduct(
  stage: Stage,
  place: { x: number; length: number; deckY: number; groundY: number; arches: number; distance: number },
): string {
  const stone = stage.paint('#dfc9a4', place.distance);
  const span = place.length / place.arches;
  const pier = span * 0.2;
  const deck = Math.max(4, span * 0.12);
  const radius = (span - pier) / 2;
  let d = `M${round(place.x)} ${round(place.deckY)}H${round(place.x + place.length)}V${round(place.groundY)}`;
  let inner = '';
  for (let index = place.arches - 1; index >= 0; index -= 1) {
    const left = place.x + index * span + pier / 2;
    const spring = place.deckY + deck + radius * 1.05;
    d += `H${round(left + 2 * radius)}V${round(spring)}A${round(radius)} ${round(radius)} 0 0 0 ${round(left)} ${round(spring)}V${round(place.groundY)}`;
    const edge = stage.isLitFromLeft ? left : left + 2 * radius - pier * 0.4;
    inner += rectangle(edge, spring, pier * 0.4, place.groundY - spring, darken(stone, 0.3));
  }
  d += `H${round(place.x)}Z`;
  return (
    inner +
    path(d, stone) +
    rectangle(place.x, place.deckY - deck * 0.6, place.length, deck * 0.7, lighten(stone, 0.22)) +
    rectangle(place.x, place.deckY + deck * 0.1, place.length, deck * 0.3, darken(stone, 0.2), {
      opacity: 0.6,
    })
  );
}
