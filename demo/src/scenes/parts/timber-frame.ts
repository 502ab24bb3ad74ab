import { darken, lighten } from '../colour.ts';
import type { Stage } from '../stage.ts';
import { path, round, stroke } from '../svg.ts';
import { type Bracing, centresOf, type HalfTimberedPlan } from './half-timbered-plan.ts';
import type { WallFace } from './masonry.ts';

type Line = readonly [x1: number, y1: number, x2: number, y2: number];

function strokes(lines: readonly Line[]): string {
  return lines.map(([x1, y1, x2, y2]) => `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`).join('');
}

interface Beam {
  lines: readonly Line[];
  thickness: number;
}

/** Beams with the shadow that they throw on the plaster between them. */
export function drawBeams(stage: Stage, plan: HalfTimberedPlan, beams: readonly Beam[]): string {
  const timber = stage.paint(plan.timber, plan.distance);
  const offset = stage.isLitFromLeft ? 2 : -2;
  const shifted = (lines: readonly Line[]) =>
    lines.map(([x1, y1, x2, y2]): Line => [x1 + offset, y1 + 2, x2 + offset, y2 + 2]);
  const butt = { 'stroke-linecap': 'butt' };
  if (plan.distance > 0.1)
    return beams.map(({ lines, thickness }) => stroke(strokes(lines), timber, thickness, butt)).join('');
  return (
    beams
      .map(({ lines, thickness }) =>
        stroke(strokes(shifted(lines)), stage.light.shadow, thickness, {
          ...butt,
          opacity: stage.light.shadowOpacity,
        }),
      )
      .join('') +
    beams.map(({ lines, thickness }) => stroke(strokes(lines), timber, thickness, butt)).join('') +
    beams
      .map(({ lines, thickness }) =>
        stroke(strokes(lines), lighten(timber, 0.16), round(thickness * 0.22), { ...butt, opacity: 0.6 }),
      )
      .join('')
  );
}

/** A window's place in a timber storey. */
interface FrameOpening {
  width: number;
  top: number;
  bottom: number;
}

function bracesOf(bracing: Bracing, left: number, right: number, face: WallFace, side: -1 | 1): Line[] {
  const [outer, inner] = side < 0 ? [left, right] : [right, left];
  if (bracing === 'slope') return [[outer, face.bottom - 6, inner, face.top + 6]];
  if (bracing === 'cross')
    return [
      [left, face.bottom - 6, right, face.top + 6],
      [right, face.bottom - 6, left, face.top + 6],
    ];
  const third = (face.bottom - face.top) / 3;
  return [
    [inner, face.bottom - 6, outer, face.bottom - third * 1.5],
    [outer, face.top + 6, inner, face.top + third],
    [inner, face.top + 6, outer, face.top + third],
  ];
}

/** Posts, rails and braces of one storey round its windows. */
export function drawStoreyFrame(
  stage: Stage,
  plan: HalfTimberedPlan,
  face: WallFace,
  count: number,
  opening: FrameOpening,
): string {
  const { x, width, top, bottom } = face;
  const right = x + width;
  const centres = centresOf(face, count);
  const half = opening.width / 2 + 7;
  const posts: Line[] = [
    [x + 5, top, x + 5, bottom],
    [right - 5, top, right - 5, bottom],
    ...centres.flatMap((centre): Line[] => [
      [centre - half, top, centre - half, bottom],
      [centre + half, top, centre + half, bottom],
    ]),
  ];
  const sills: Line[] = centres.flatMap((centre): Line[] => [
    [centre - half, opening.bottom + 6, centre + half, opening.bottom + 6],
    [centre - half, opening.top - 5, centre + half, opening.top - 5],
  ]);
  const first = (centres[0] ?? x) - half;
  const last = (centres.at(-1) ?? right) + half;
  const braces: Line[] = [
    ...bracesOf(plan.bracing, x + 8, first - 3, face, -1),
    ...bracesOf(plan.bracing, last + 3, right - 8, face, 1),
    ...centres.flatMap((centre): Line[] => [
      [centre - half, bottom - 6, centre + half, opening.bottom + 8],
      [centre + half, bottom - 6, centre - half, opening.bottom + 8],
    ]),
    ...betweenWindows(plan, face, centres, half),
  ];
  return drawBeams(stage, plan, [
    { lines: braces, thickness: 6.5 },
    { lines: sills, thickness: 7 },
    { lines: posts, thickness: 9 },
    {
      lines: [
        [x, top + 5, right, top + 5],
        [x, bottom - 5, right, bottom - 5],
      ],
      thickness: 11,
    },
  ]);
}

function betweenWindows(
  plan: HalfTimberedPlan,
  face: WallFace,
  centres: readonly number[],
  half: number,
): Line[] {
  const middle = (face.top + face.bottom) / 2;
  return centres.slice(1).flatMap((centre, index): Line[] => {
    const from = (centres[index] ?? centre) + half + 3;
    const to = centre - half - 3;
    if (to - from < 24) return [];
    if (plan.bracing === 'cross') return [[from, middle, to, middle]];
    const centreX = (from + to) / 2;
    return [
      [centreX, face.top, centreX, face.bottom],
      [centreX, face.bottom - 14, from, middle],
      [centreX, face.bottom - 14, to, middle],
    ];
  });
}

/** Ends of the floor beams under an overhanging storey. */
export function drawBeamEnds(stage: Stage, plan: HalfTimberedPlan, face: WallFace): string {
  const timber = stage.paint(plan.timber, plan.distance);
  let ends = '';
  for (let at = face.x + 4; at < face.x + face.width - 8; at += 26)
    ends += `M${round(at)} ${round(face.bottom - 1)}h10v9h-10Z`;
  return (
    path(
      `M${round(face.x)} ${round(face.bottom)}h${round(face.width)}v13h${round(-face.width)}Z`,
      stage.light.shadow,
      { opacity: stage.light.shadowOpacity * 1.2 },
    ) + path(ends, darken(timber, 0.16))
  );
}
