import { darken, lighten, mix } from '../colour.ts';
import { LAMPLIGHT } from '../light.ts';
import { PALETTE } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { curve, type Point, path, polygon, rectangle, round, stroke } from '../svg.ts';
import { firOutline, type Outline, poplarOutline, SHADE_OF_TREES } from './tree.ts';

export interface Ground {
  x: number;
  width: number;
  /** Mean height of the crest. */
  y: number;
  /** How far the crest rises and falls. */
  relief: number;
  /** Where the layer ends at the bottom. */
  bottom: number;
  colour: string;
  distance: number;
}

/** One rolling layer of country; returns its markup and the height of its crest at any x. */
export function drawHill(stage: Stage, ground: Ground): { markup: string; crest: (x: number) => number } {
  const count = 5;
  const points: Point[] = [];
  for (let index = 0; index <= count; index += 1) {
    points.push([
      ground.x + (ground.width * index) / count,
      ground.y + stage.random.between(-1, 1) * ground.relief,
    ]);
  }
  const near = stage.paint(ground.colour, ground.distance);
  const fill = stage.definitions.gradient([
    [0, near],
    [1, mix(near, stage.light.haze, 0.3)],
  ]);
  const edge = ground.x + ground.width;
  const d = `${curve(points)}V${round(ground.bottom)}H${round(ground.x)}Z`;
  const crest = (x: number) => {
    const position = Math.max(0, Math.min(count - 0.001, ((x - ground.x) / ground.width) * count));
    const from = points[Math.floor(position)]?.[1] ?? ground.y;
    const to = points[Math.floor(position) + 1]?.[1] ?? from;
    const share = position - Math.floor(position);
    return from + (to - from) * (share * share * (3 - 2 * share));
  };
  return { markup: edge > ground.x ? path(d, fill) : '', crest };
}

/** Rows of vines that follow a slope. */
export function drawVines(stage: Stage, ground: Ground, crest: (x: number) => number): string {
  let d = '';
  const rows = 22;
  for (let row = 0; row < rows; row += 1) {
    const x = ground.x + (ground.width * row) / rows;
    const top = crest(x) + 6;
    const lean = (row / rows - 0.5) * ground.width * 0.5;
    d += `M${round(x)} ${round(top)}Q${round(x + lean * 0.3)} ${round((top + ground.bottom) / 2)} ${round(x + lean)} ${round(ground.bottom)}`;
  }
  return stroke(d, stage.paint(darken(ground.colour, 0.24), ground.distance), ground.width / 260, {
    opacity: 0.5,
    'stroke-dasharray': `${round(ground.width / 130)} ${round(ground.width / 200)}`,
  });
}

/** A wood along a crest. */
export function drawWood(
  stage: Stage,
  place: {
    from: number;
    to: number;
    crest: (x: number) => number;
    size: number;
    distance: number;
    isFir: boolean;
  },
): string {
  // Trees of one colour are one element: a forest of hundreds stays small.
  const outlines = new Map<string, Outline>();
  for (let x = place.from; x < place.to; x += place.size * stage.random.between(0.26, 0.6)) {
    const height = place.size * stage.random.between(0.7, 1.25);
    const spot = { x, groundY: place.crest(x) + place.size * 0.12, height };
    const leaf = stage.random.pick(place.isFir ? PALETTE.leaf.slice(0, 4) : PALETTE.leaf);
    const { lit, shade } = place.isFir
      ? firOutline(spot, stage.isLitFromLeft)
      : stage.random.chance(0.2)
        ? poplarOutline(spot, stage.isLitFromLeft)
        : bushOutline(spot);
    const known = outlines.get(leaf) ?? { lit: '', shade: '' };
    outlines.set(leaf, { lit: known.lit + lit, shade: known.shade + shade });
  }
  let trees = '';
  for (const [leaf, { lit, shade }] of outlines) {
    const colour = stage.paint(leaf, place.distance);
    trees += path(lit, colour) + (shade === '' ? '' : path(shade, darken(colour, SHADE_OF_TREES)));
  }
  return trees;
}

function bushOutline(place: { x: number; groundY: number; height: number }): Outline {
  const r = round(place.height * 0.36);
  return {
    lit: `M${round(place.x - r)} ${round(place.groundY)}a${r} ${round(place.height * 0.7)} 0 0 1 ${round(2 * r)} 0Z`,
    shade: '',
  };
}

/** A small house seen from afar; some have light in their windows after dark. */
export function drawCottage(
  stage: Stage,
  place: { x: number; groundY: number; size: number; distance: number },
): string {
  const { random, paint } = stage;
  const { x, groundY, size, distance } = place;
  const wall = paint(random.pick(PALETTE.render), distance);
  const roof = paint(random.chance(0.5) ? PALETTE.slate[0] : '#a8604c', distance);
  const height = size * random.between(0.6, 0.95);
  const isLit = random.chance(stage.light.litShare);
  const pane = isLit ? LAMPLIGHT[0] : paint('#5c6b80', distance);
  const ridge = size * 0.5;
  let windows = '';
  for (const column of [0.2, 0.62]) {
    windows += rectangle(x + size * column, groundY - height * 0.72, size * 0.17, size * 0.22, pane);
  }
  const shadeX = stage.isLitFromLeft ? x + size * 0.72 : x;
  return (
    rectangle(x, groundY - height, size, height + size * 0.2, wall) +
    rectangle(shadeX, groundY - height, size * 0.28, height + size * 0.2, stage.light.shadow, {
      opacity: 0.12,
    }) +
    polygon(
      [
        [x - size * 0.08, groundY - height],
        [x + size * 0.5, groundY - height - ridge],
        [x + size * 1.08, groundY - height],
      ],
      roof,
    ) +
    rectangle(x + size * 0.68, groundY - height - ridge * 0.85, size * 0.12, ridge * 0.6, roof) +
    windows
  );
}

/** A church with a slate spire. */
export function drawChurch(
  stage: Stage,
  place: { x: number; groundY: number; size: number; distance: number },
): string {
  const { x, groundY, size, distance } = place;
  const wall = stage.paint('#eadcc2', distance);
  const roof = stage.paint(PALETTE.slate[0], distance);
  const bell = stage.light.litShare > 0.3 ? LAMPLIGHT[1] : stage.paint('#5c5a6b', distance);
  const tower = size * 0.42;
  return (
    rectangle(x, groundY - size * 0.7, size * 1.3, size * 0.9, wall) +
    polygon(
      [
        [x + tower * 0.6, groundY - size * 0.7],
        [x + size * 0.75, groundY - size * 1.15],
        [x + size * 1.36, groundY - size * 0.7],
      ],
      roof,
    ) +
    rectangle(x, groundY - size * 1.45, tower, size * 1.6, lighten(wall, 0.12)) +
    polygon(
      [
        [x - size * 0.05, groundY - size * 1.45],
        [x + tower / 2, groundY - size * 2.5],
        [x + tower + size * 0.05, groundY - size * 1.45],
      ],
      roof,
    ) +
    rectangle(x + tower * 0.36, groundY - size * 1.3, tower * 0.28, size * 0.3, bell, {
      rx: round(tower * 0.14),
    }) +
    rectangle(x + size * 0.62, groundY - size * 0.5, size * 0.14, size * 0.34, bell, {
      rx: round(size * 0.07),
    }) +
    rectangle(x + size * 0.95, groundY - size * 0.5, size * 0.14, size * 0.34, bell, {
      rx: round(size * 0.07),
    })
  );
}
