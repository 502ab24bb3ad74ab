import { darken, lighten } from '../colour.ts';
import { PALETTE } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { path, polygon, rectangle, round, stroke } from '../svg.ts';
import { eavesOf, type HaussmannPlan, visibleCentres } from './haussmann-plan.ts';
import { drawWindowRow } from './window-row.ts';

const ROOF_HEIGHT = 88;

/** A mansard of standing-seam zinc with a dormer over every window and chimney stacks on its party walls. */
export function drawZincRoof(stage: Stage, plan: HaussmannPlan): string {
  const { x, width, distance } = plan;
  const zinc = stage.paint(plan.zinc, distance);
  const eavesY = eavesOf(plan) - 12;
  const top = eavesY - ROOF_HEIGHT;
  const left = x - 4;
  const right = x + width + 4;
  const lean = 16;
  let seams = '';
  for (let at = left + 26; at < right - 10; at += 22) {
    const share = (at - left) / (right - left);
    seams += `M${round(at)} ${round(eavesY)}L${round(at + lean * (1 - 2 * share))} ${round(top)}`;
  }
  const face = [
    [left, eavesY],
    [left + lean, top],
    [right - lean, top],
    [right, eavesY],
  ] as const;
  return (
    drawStacks(stage, plan, top) +
    polygon(
      [
        [left + lean - 2, top],
        [left + lean + 30, top - 22],
        [right - lean - 30, top - 22],
        [right - lean + 2, top],
      ],
      lighten(zinc, 0.24),
    ) +
    polygon(
      face,
      stage.definitions.gradient([
        [0, lighten(zinc, 0.16)],
        [1, darken(zinc, 0.06)],
      ]),
    ) +
    stroke(seams, darken(zinc, 0.24), 1.4, { opacity: 0.55 }) +
    rectangle(left + lean - 5, top - 4, right - left - 2 * lean + 10, 7, darken(zinc, 0.2)) +
    drawDormers(stage, plan, eavesY)
  );
}

function drawStacks(stage: Stage, plan: HaussmannPlan, roofTop: number): string {
  const body = stage.paint('#c9a58a', plan.distance);
  const clay = stage.paint('#b3623f', plan.distance);
  const top = roofTop - 40;
  const long = 78;
  const stackAt = (x: number) => {
    let pots = '';
    for (let pot = 0; pot < 5; pot += 1) pots += `M${round(x + 7 + pot * 14)} ${round(top)}l1 -17h7l1 17Z`;
    return (
      path(pots, clay) +
      rectangle(x, top, long, 110, body) +
      rectangle(stage.isLitFromLeft ? x + long - 24 : x, top, 24, 110, stage.light.shadow, {
        opacity: 0.16,
      }) +
      rectangle(x - 3, top - 3, long + 6, 8, lighten(body, 0.2))
    );
  };
  return stackAt(plan.x + 14) + (plan.width > 400 ? stackAt(plan.x + plan.width - long - 14) : '');
}

/** Dormers over the windows, alike all along the roof. */
function drawDormers(stage: Stage, plan: HaussmannPlan, eavesY: number): string {
  const centres = visibleCentres(plan, stage.width);
  const stone = stage.paint(plan.stone, plan.distance);
  const zinc = stage.paint(plan.zinc, plan.distance);
  const base = eavesY - 4;
  const top = base - 58;
  const each = (shape: (x: number) => string) => centres.map((x) => shape(round(x))).join('');
  const towards = stage.isLitFromLeft ? 1 : -1;
  const head =
    plan.dormerHead === 'round'
      ? (reach: number, rise: number) => (x: number) =>
          `M${x - reach} ${top}q${reach} ${-rise * 1.7} ${2 * reach} 0Z`
      : (reach: number, rise: number) => (x: number) =>
          `M${x - reach} ${top}l${reach} ${-rise}l${reach} ${rise}Z`;
  return (
    path(
      each((x) => `M${x + towards * 26} ${top}l${towards * 14} 12V${base}h${-towards * 14}Z`),
      stage.light.shadow,
      { opacity: stage.light.shadowOpacity },
    ) +
    path(
      each((x) => `M${x - 26} ${top - 1}h52V${base}h-52Z`),
      lighten(stone, 0.12),
    ) +
    path(each(head(34, 26)), darken(zinc, 0.2)) +
    path(each(head(23, 15)), lighten(stone, 0.2)) +
    drawWindowRow(stage, {
      centres,
      top: top + 9,
      width: 31,
      height: base - top - 13,
      head: 'segment',
      joinery: PALETTE.joinery,
      bars: 'casement',
      distance: plan.distance,
      hasResidents: plan.distance === 0,
    })
  );
}
