import { darken, lighten } from '../colour.ts';
import { PALETTE } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { path, rectangle, round, stroke } from '../svg.ts';
import { bayCentres, type HaussmannPlan, visibleCentres } from './haussmann-plan.ts';
import { drawRailing } from './openings.ts';
import { drawHedge } from './tree.ts';

/** A balcony along the whole front on stone brackets, with flowers on some of it. */
export function drawLongBalcony(stage: Stage, plan: HaussmannPlan, floorY: number): string {
  const { x, width, distance } = plan;
  const stone = stage.paint(plan.stone, distance);
  const from = Math.max(x + 14, -30);
  const long = Math.min(x + width - 14, stage.width + 30) - from;
  if (long <= 0) return '';
  let brackets = '';
  for (const centre of visibleCentres(plan, stage.width)) {
    const half = (width / plan.bays) * 0.34;
    for (const at of [centre - half, centre + half])
      brackets += `M${round(at - 5)} ${round(floorY + 6)}h10l-2 15h-5Z`;
  }
  return (
    rectangle(from, floorY + 8, long, 18, stage.light.shadow, {
      opacity: stage.light.shadowOpacity * 0.9,
    }) +
    path(brackets, darken(stone, 0.08)) +
    drawBalconyFlowers(stage, plan, floorY) +
    drawRailing(stage, from, long, floorY, 27, distance) +
    rectangle(from - 5, floorY - 1, long + 10, 8, lighten(stone, 0.3))
  );
}

function drawBalconyFlowers(stage: Stage, plan: HaussmannPlan, floorY: number): string {
  const { flower } = plan;
  if (flower === undefined) return '';
  const bay = plan.width / plan.bays;
  return bayCentres(plan)
    .filter(() => stage.random.chance(0.45))
    .map((x) =>
      drawHedge(stage, {
        x: x - bay * 0.28,
        groundY: floorY,
        width: bay * 0.56,
        height: 22,
        colour: plan.leaf,
        flower,
      }),
    )
    .join('');
}

/** Iron guards before single windows. */
export function drawGuards(stage: Stage, plan: HaussmannPlan, floorY: number, opening: number): string {
  const iron = stage.paint(PALETTE.iron, plan.distance);
  let bars = '';
  for (const x of visibleCentres(plan, stage.width)) {
    const left = x - opening / 2 - 3;
    const long = opening + 6;
    bars += `M${round(left)} ${round(floorY - 25)}h${round(long)}M${round(left)} ${round(floorY - 19)}h${round(long)}M${round(left)} ${round(floorY - 5)}h${round(long)}`;
    for (let step = 0; step <= 6; step += 1)
      bars += `M${round(left + (long * step) / 6)} ${round(floorY - 25)}v20`;
  }
  return stroke(bars, iron, 1.6);
}
