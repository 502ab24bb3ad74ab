import { darken, lighten } from '../colour.ts';
import { PALETTE } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { type Point, polygon, rectangle, round, stroke } from '../svg.ts';
import { drawFir, drawTree } from './tree.ts';

interface CliffPlace {
  x: number;
  width: number;
  top: number;
  bottom: number;
  colour: string;
  distance: number;
}

/** Terraces of an old open-cast mine, as in the red rocks of the Minett. */
export function drawTerraces(stage: Stage, place: CliffPlace): string {
  const steps = 4;
  let cliff = '';
  for (let step = 0; step < steps; step += 1) {
    const y = place.top + ((place.bottom - place.top) * step) / steps;
    const points: Point[] = [];
    const inset = (steps - step - 1) * place.width * 0.07;
    for (let at = 0; at <= 14; at += 1) {
      points.push([
        place.x + inset + ((place.width - inset * 2) * at) / 14,
        y + stage.random.between(-14, 14),
      ]);
    }
    const colour = stage.paint(step % 2 === 0 ? place.colour : lighten(place.colour, 0.12), place.distance);
    const fill = stage.definitions.gradient([
      [0, lighten(colour, 0.14)],
      [1, darken(colour, 0.14)],
    ]);
    cliff += polygon(
      [...points, [place.x + place.width - inset + 60, place.bottom], [place.x + inset - 60, place.bottom]],
      fill,
    );
    cliff += drawStrata(stage, points, (place.bottom - place.top) / steps, darken(colour, 0.22));
    cliff += drawScrub(stage, points, place.distance);
  }
  return cliff;
}

function drawStrata(stage: Stage, edge: readonly Point[], height: number, colour: string): string {
  let d = '';
  for (const [x, y] of edge) {
    d += `M${round(x)} ${round(y + 12)}l${round(stage.random.between(-8, 8))} ${round(height * stage.random.between(0.3, 0.75))}`;
    d += `M${round(x - 40)} ${round(y + height * stage.random.between(0.3, 0.7))}h${round(stage.random.between(30, 90))}`;
  }
  return stroke(d, colour, 3.5, { opacity: 0.4 });
}

function drawScrub(stage: Stage, edge: readonly Point[], distance: number): string {
  let scrub = '';
  for (const [x, y] of edge.slice(2, -2)) {
    if (stage.random.chance(0.45)) {
      scrub += drawTree(stage, {
        x,
        groundY: y + 8,
        height: stage.random.between(36, 84),
        distance,
        colour: stage.random.pick(PALETTE.leaf),
      });
    }
  }
  return scrub;
}

/** Upright sandstone pillars with firs on top, as in the Müllerthal. */
export function drawPillars(stage: Stage, place: CliffPlace): string {
  let rocks = '';
  for (let x = place.x; x < place.x + place.width; ) {
    const width = stage.random.between(70, 150);
    const top = place.top + stage.random.between(-50, 60);
    const colour = stage.paint(
      stage.random.chance(0.5) ? place.colour : lighten(place.colour, 0.1),
      place.distance,
    );
    const bulge = stage.random.between(6, 18);
    rocks += drawFir(stage, {
      x: x + width * 0.5,
      groundY: top + 18,
      height: stage.random.between(110, 210),
      distance: place.distance,
    });
    rocks += polygon(
      [
        [x + 10, top],
        [x + width - 14, top - 8],
        [x + width, top + 26],
        [x + width - bulge, (top + place.bottom) / 2],
        [x + width + 8, place.bottom],
        [x - 8, place.bottom],
        [x + bulge, (top + place.bottom) / 2.1],
        [x - 2, top + 30],
      ],
      stage.definitions.gradient([
        [0, lighten(colour, 0.16)],
        [1, darken(colour, 0.24)],
      ]),
    );
    const edge = stage.isLitFromLeft ? x + width * 0.72 : x;
    rocks += rectangle(edge, top + 24, width * 0.26, place.bottom - top - 24, stage.light.shadow, {
      opacity: 0.15,
    });
    rocks += stroke(
      `M${round(x + 8)} ${round(top + 70)}q${round(width * 0.4)} 12 ${round(width * 0.8)} 0M${round(x + 12)} ${round(top + 130)}q${round(width * 0.3)} -10 ${round(width * 0.7)} 2`,
      darken(colour, 0.24),
      3,
      { opacity: 0.4 },
    );
    x += width * stage.random.between(0.86, 1.1);
  }
  return rocks;
}
