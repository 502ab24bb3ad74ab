import { darken, lighten } from '../colour.ts';
import { LAMPLIGHT } from '../light.ts';
import type { Stage } from '../stage.ts';
import { circle, path, rectangle, round, stroke } from '../svg.ts';
import { eavesOf, type HaussmannPlan } from './haussmann-plan.ts';

/**
 * The rounded corner where a front turns into a side street: the shading of its curve, and a zinc dome over
 * it.
 */
export function drawCornerDome(stage: Stage, plan: HaussmannPlan, side: -1 | 1): string {
  const bay = plan.width / plan.bays;
  const width = bay + 8;
  const left = side < 0 ? plan.x - 8 : plan.x + plan.width - bay;
  const eavesY = eavesOf(plan) - 12;
  return drawCurve(stage, plan, left, width, eavesY) + drawDome(stage, plan, left + width / 2, width, eavesY);
}

/** Light in the middle, shade on both sides, as on a column. */
function drawCurve(stage: Stage, plan: HaussmannPlan, left: number, width: number, top: number): string {
  const { shadow, shine } = stage.light;
  const from = stage.isLitFromLeft ? 0.2 : 0.34;
  const fill = stage.definitions.gradient(
    [
      [0, shadow, stage.isLitFromLeft ? from * 0.6 : from],
      [0.45, shine, 0.16],
      [1, shadow, stage.isLitFromLeft ? 0.34 : 0.12],
    ],
    [0, 0, 1, 0],
  );
  const stone = stage.paint(plan.stone, plan.distance);
  const edge = left < plan.x ? left : left + width - 8;
  return (
    rectangle(edge, top, 8, plan.groundY - top, stone) +
    rectangle(left, top, width, plan.groundY - top, fill) +
    rectangle(left - 6, top - 5, width + 12, 8, lighten(stone, 0.38)) +
    rectangle(left - 3, top + 3, width + 6, 10, lighten(stone, 0.2))
  );
}

function drawDome(stage: Stage, plan: HaussmannPlan, x: number, width: number, base: number): string {
  const zinc = stage.paint(plan.zinc, plan.distance);
  const stone = stage.paint(plan.stone, plan.distance);
  const half = width / 2 + 4;
  const height = 122;
  const top = base - height;
  const bell = (reach: number) =>
    `M${round(x - reach)} ${round(base - 4)}C${round(x - reach * 1.04)} ${round(base - height * 0.6)} ${round(x - reach * 0.5)} ${round(base - height * 0.82)} ${round(x - Math.min(9, reach * 0.2))} ${round(top)}H${round(x + Math.min(9, reach * 0.2))}C${round(x + reach * 0.5)} ${round(base - height * 0.82)} ${round(x + reach * 1.04)} ${round(base - height * 0.6)} ${round(x + reach)} ${round(base - 4)}Z`;
  const shade = stage.isLitFromLeft
    ? [darken(zinc, 0.02), darken(zinc, 0.3)]
    : [darken(zinc, 0.3), darken(zinc, 0.02)];
  const [leftTone = zinc, rightTone = zinc] = shade;
  const seams = [0.62, 0.3]
    .map(
      (share) =>
        bell(half * share).replace(/H.*$/, '') +
        bell(half * share)
          .replace(/^.*H/, 'M')
          .replace(/Z$/, ''),
    )
    .join('');
  const eye = stage.light.litShare > 0.3 ? LAMPLIGHT[0] : stage.light.glass[1];
  return (
    path(
      bell(half),
      stage.definitions.gradient(
        [
          [0, leftTone],
          [0.42, lighten(zinc, 0.22)],
          [1, rightTone],
        ],
        [0, 0, 1, 0],
      ),
    ) +
    stroke(seams, darken(zinc, 0.24), 1.4, { opacity: 0.45 }) +
    circle(x, base - 40, 21, lighten(stone, 0.2)) +
    circle(x, base - 40, 14, eye) +
    stroke(
      `M${round(x - 14)} ${round(base - 40)}h28M${round(x)} ${round(base - 54)}v28`,
      lighten(stone, 0.3),
      2.4,
    ) +
    rectangle(x - half - 3, base - 9, half * 2 + 6, 8, darken(zinc, 0.24), { rx: 3 }) +
    rectangle(x - 12, top - 12, 24, 14, lighten(zinc, 0.1)) +
    path(`M${round(x - 14)} ${round(top - 11)}q14 -16 28 0Z`, darken(zinc, 0.1)) +
    stroke(`M${round(x)} ${round(top - 18)}v-26`, darken(zinc, 0.3), 3) +
    circle(x, top - 46, 4, stage.paint('#e8c46a', plan.distance))
  );
}
