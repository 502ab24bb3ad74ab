import { darken, lighten } from '../colour.ts';
import type { Stage } from '../stage.ts';
import { type Point, polygon } from '../svg.ts';
import { drawChimney, drawStork } from './chimney.ts';
import { drawDormer } from './dormer.ts';
import { centresOf, type HalfTimberedPlan, storeyFace } from './half-timbered-plan.ts';
import type { WallFace } from './masonry.ts';
import { drawTiledRoof } from './tiled-roof.ts';
import { drawBeams } from './timber-frame.ts';
import { drawTimberOpenings } from './timber-openings.ts';

export function drawTimberRoof(stage: Stage, plan: HalfTimberedPlan): string {
  const face = storeyFace(plan, plan.storeys - 1);
  return plan.front === 'gable' ? drawGable(stage, plan, face) : drawEaves(stage, plan, face);
}

function drawEaves(stage: Stage, plan: HalfTimberedPlan, face: WallFace): string {
  const { x, width, top } = face;
  const height = Math.min(170, width * 0.44);
  const ridgeY = top - height;
  const chimneyX = x + width * (stage.random.chance(0.5) ? 0.16 : 0.76);
  const dormers = centresOf(face, Math.max(1, plan.bays - 1));
  return (
    drawChimney(stage, { x: chimneyX, top: ridgeY - 34, height: 60, distance: plan.distance }) +
    (plan.hasStork ? drawStork(stage, chimneyX + 17, ridgeY - 54) : '') +
    drawTiledRoof(stage, {
      left: x - 14,
      right: x + width + 14,
      top: ridgeY,
      bottom: top + 4,
      lean: 14,
      tile: plan.tile,
      distance: plan.distance,
    }) +
    dormers
      .map((centre) =>
        drawDormer(
          stage,
          {
            eavesY: top - height * 0.2,
            stone: lighten(plan.wall, 0.2),
            slate: plan.tile,
            dormerHead: 'gable',
            distance: plan.distance,
          },
          centre,
        ),
      )
      .join('')
  );
}

/** Height of a gable over its eaves. */
function riseOf(face: WallFace): number {
  return Math.min(face.width * 0.58, 214);
}

function drawGable(stage: Stage, plan: HalfTimberedPlan, face: WallFace): string {
  const { x, width, top } = face;
  const rise = riseOf(face);
  const middle = x + width / 2;
  const tile = stage.paint(plan.tile, plan.distance);
  const wall = stage.paint(plan.wall, plan.distance);
  const overhang = 17;
  // The point where a line through the eaves at `reach` outside meets the height `up` over the eaves.
  const slope = (up: number, reach: number) => (width / 2 + reach) * (1 - up / (rise + reach * 1.1));
  const hip = plan.hasHalfHip ? rise * 0.7 : rise;
  const outline = (reach: number, low: number): Point[] => {
    const peak = plan.hasHalfHip ? hip : rise + reach * 1.1;
    const half = plan.hasHalfHip ? slope(hip, reach) : 0;
    return [
      [middle - width / 2 - reach, top + low],
      [middle - half, top - peak],
      [middle + half, top - peak],
      [middle + width / 2 + reach, top + low],
    ];
  };
  const chimneyX = middle + (stage.random.chance(0.5) ? -1 : 1) * width * 0.24 - 17;
  const chimneyTop = top - rise * 0.52 - 62;
  return (
    drawChimney(stage, { x: chimneyX, top: chimneyTop, height: 110, distance: plan.distance }) +
    (plan.hasStork ? drawStork(stage, chimneyX + 17, chimneyTop - 20) : '') +
    polygon(outline(overhang, 12), darken(tile, 0.08)) +
    polygon(outline(overhang - 8, 6), lighten(tile, 0.12)) +
    polygon(outline(0, 0), wall) +
    drawGableFrame(stage, plan, face, hip, slope) +
    (plan.hasHalfHip
      ? drawTiledRoof(stage, {
          left: middle - slope(hip, overhang) - 8,
          right: middle + slope(hip, overhang) + 8,
          top: top - rise - 12,
          bottom: top - hip + 8,
          lean: slope(hip, overhang) * 0.9,
          tile: plan.tile,
          distance: plan.distance,
        })
      : '')
  );
}

type Slope = (up: number, reach: number) => number;

/** Collars, posts and braces of a gable, and its windows. */
function drawGableFrame(
  stage: Stage,
  plan: HalfTimberedPlan,
  face: WallFace,
  height: number,
  slope: Slope,
): string {
  const { x, width, top } = face;
  const rise = riseOf(face);
  const middle = x + width / 2;
  const collar = rise * 0.48;
  const half = slope(collar, 0);
  const opening = { width: 36, top: top - collar * 0.8, bottom: top - collar * 0.26 };
  const windows = width > 300 ? [middle - 46, middle + 46] : [middle];
  const posts = [...windows.flatMap((at) => [at - 25, at + 25])].map(
    (at) => [at, top, at, top - collar] as const,
  );
  const outer = Math.min(...windows) - 25;
  const upper = Math.min(height, rise * 0.78);
  return (
    drawBeams(stage, plan, [
      {
        lines: [
          [outer, top - 4, outer - (outer - x) * 0.42, top - collar * 0.62],
          [2 * middle - outer, top - 4, 2 * middle - outer + (outer - x) * 0.42, top - collar * 0.62],
          [middle - half * 0.55, top - collar, middle - 4, top - upper],
          [middle + half * 0.55, top - collar, middle + 4, top - upper],
          ...windows.flatMap(
            (at) =>
              [
                [at - 25, opening.bottom + 6, at + 25, opening.bottom + 6],
                [at - 25, opening.top - 5, at + 25, opening.top - 5],
              ] as const,
          ),
        ],
        thickness: 6.5,
      },
      {
        lines: [
          ...posts,
          [middle - half, top - collar, middle + half, top - collar],
          [middle, top - collar, middle, top - upper],
          [x + 6, top, middle - slope(height, 0), top - height + 4],
          [x + width - 6, top, middle + slope(height, 0), top - height + 4],
        ],
        thickness: 8.5,
      },
      { lines: [[x, top - 4, x + width, top - 4]], thickness: 10 },
    ]) + drawTimberOpenings(stage, { ...plan, shutter: undefined }, windows, opening)
  );
}
