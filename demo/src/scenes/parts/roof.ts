import { darken, lighten } from '../colour.ts';
import type { Stage } from '../stage.ts';
import { circle, type Point, path, polygon, rectangle, round, stroke } from '../svg.ts';
import { drawChimney } from './chimney.ts';
import { type DormerHead, drawDormer } from './dormer.ts';
import { drawWindow } from './openings.ts';

export type RoofForm = 'mansard' | 'gable' | 'hip';

interface RoofPlace {
  x: number;
  width: number;
  eavesY: number;
  form: RoofForm;
  slate: string;
  stone: string;
  wall: string;
  /** Centre lines of the dormers. */
  dormers: readonly number[];
  dormerHead: DormerHead;
  distance: number;
}

/** Courses of slate between two heights, with single slates picked out. */
function drawCourses(
  stage: Stage,
  slope: { left: number; right: number; top: number; bottom: number; lean: number; colour: string },
): string {
  let courses = '';
  let slates = '';
  const height = slope.bottom - slope.top;
  for (let y = slope.top + 9; y < slope.bottom; y += 10) {
    const inset = slope.lean * (1 - (y - slope.top) / height);
    courses += `M${round(slope.left + inset)} ${round(y)}H${round(slope.right - inset)}`;
    for (let pick = 0; pick < 3; pick += 1) {
      const x = stage.random.between(slope.left + inset + 8, slope.right - inset - 20);
      slates += `M${round(x)} ${round(y)}v9h12v-9Z`;
    }
  }
  return (
    path(slates, lighten(slope.colour, 0.16), { opacity: 0.5 }) +
    stroke(courses, darken(slope.colour, 0.3), 1.2, { opacity: 0.5 })
  );
}

function trapezoid(left: number, right: number, top: number, bottom: number, lean: number): Point[] {
  return [
    [left, bottom],
    [left + lean, top],
    [right - lean, top],
    [right, bottom],
  ];
}

/** A plain slope of slate from ridge to eaves. */
export function drawSlatedRoof(
  stage: Stage,
  roof: { left: number; right: number; top: number; bottom: number; lean: number; slate: string },
): string {
  const { left, right, top, bottom, lean } = roof;
  const colour = stage.paint(roof.slate);
  return (
    polygon(
      trapezoid(left, right, top, bottom, lean),
      stage.definitions.gradient([
        [0, lighten(colour, 0.12)],
        [1, darken(colour, 0.08)],
      ]),
    ) +
    drawCourses(stage, { left, right, top, bottom, lean, colour }) +
    rectangle(left + lean - 4, top - 5, right - left - 2 * lean + 8, 8, darken(colour, 0.24), { rx: 3 }) +
    rectangle(left - 3, bottom - 3, right - left + 6, 6, darken(colour, 0.3), { rx: 3 })
  );
}

export function drawRoof(stage: Stage, place: RoofPlace): string {
  const chimneys = drawChimneys(stage, place);
  if (place.form === 'gable') return chimneys + drawGable(stage, place);
  const { x, width, eavesY } = place;
  const colour = stage.paint(place.slate, place.distance);
  const left = x - 10;
  const right = x + width + 10;
  const isMansard = place.form === 'mansard';
  const lowerHeight = isMansard ? 104 : 118;
  const lean = isMansard ? 20 : Math.min(width * 0.24, 96);
  const top = eavesY - lowerHeight;
  const fill = stage.definitions.gradient([
    [0, lighten(colour, 0.12)],
    [1, darken(colour, 0.08)],
  ]);
  const shade = polygon(
    stage.isLitFromLeft
      ? [
          [right, eavesY],
          [right - lean, top],
          [right - lean - width * 0.16, top],
          [right - width * 0.12, eavesY],
        ]
      : [
          [left, eavesY],
          [left + lean, top],
          [left + lean + width * 0.16, top],
          [left + width * 0.12, eavesY],
        ],
    stage.light.shadow,
    { opacity: 0.16 },
  );
  const crown = isMansard
    ? polygon(
        trapezoid(left + lean - 5, right - lean + 5, top - 34, top, width * 0.14),
        lighten(colour, 0.2),
      ) + rectangle(left + lean - 8, top - 4, right - left - 2 * lean + 16, 7, darken(colour, 0.25))
    : rectangle(left + lean - 4, top - 4, right - left - 2 * lean + 8, 6, darken(colour, 0.3), { rx: 3 });
  const dormers = place.dormers.map((dormer) => drawDormer(stage, place, dormer)).join('');
  return (
    chimneys +
    crown +
    polygon(trapezoid(left, right, top, eavesY, lean), fill) +
    drawCourses(stage, { left, right, top, bottom: eavesY, lean, colour }) +
    shade +
    dormers
  );
}

function drawChimneys(stage: Stage, place: RoofPlace): string {
  const rise = place.form === 'gable' ? 128 : 172;
  const sides = stage.random.chance(0.4) ? [0.14, 0.8] : [stage.random.chance(0.5) ? 0.17 : 0.77];
  return sides
    .map((share) =>
      drawChimney(stage, {
        x: place.x + place.width * share,
        top: place.eavesY - rise,
        height: 130,
        distance: place.distance,
      }),
    )
    .join('');
}

function drawGable(stage: Stage, place: RoofPlace): string {
  const { x, width, eavesY, distance } = place;
  const wall = stage.paint(place.wall, distance);
  const slate = stage.paint(place.slate, distance);
  const stone = stage.paint(place.stone, distance);
  const middle = x + width / 2;
  const rise = Math.min(width * 0.46, 172);
  const overhang = 16;
  const isStepped = stage.random.chance(0.4);
  const face = isStepped
    ? steppedGable(x, width, eavesY, rise)
    : ([
        [x, eavesY],
        [middle, eavesY - rise],
        [x + width, eavesY],
      ] satisfies Point[]);
  const edge = isStepped
    ? polygon(steppedGable(x - 7, width + 14, eavesY, rise + 9), stone)
    : polygon(
        [
          [x - overhang, eavesY + 8],
          [middle, eavesY - rise - 16],
          [x + width + overhang, eavesY + 8],
        ],
        slate,
      );
  const window = drawWindow(stage, {
    x: middle,
    top: eavesY - rise * 0.56,
    width: 42,
    height: Math.min(70, rise * 0.44),
    head: 'arch',
    stone: place.stone,
    distance,
  });
  const eye =
    circle(middle, eavesY - rise * 0.76, 9, stone) +
    circle(middle, eavesY - rise * 0.76, 5.5, stage.light.glass[0]);
  return edge + polygon(face, wall) + window + (rise > 120 ? eye : '');
}

function steppedGable(x: number, width: number, eavesY: number, rise: number): Point[] {
  const steps = 5;
  const left: Point[] = [[x, eavesY]];
  const right: Point[] = [[x + width, eavesY]];
  for (let step = 0; step < steps; step += 1) {
    const y = eavesY - (rise * (step + 1)) / steps;
    const inset = (width * 0.44 * step) / (steps - 1);
    const before = eavesY - (rise * step) / steps;
    left.push([x + inset, before], [x + inset, y]);
    right.push([x + width - inset, before], [x + width - inset, y]);
  }
  return [...left, ...right.reverse()];
}
