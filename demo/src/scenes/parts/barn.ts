import { darken, lighten } from '../colour.ts';
import { LAMPLIGHT } from '../light.ts';
import type { Stage } from '../stage.ts';
import { path, polygon, rectangle, round, stroke } from '../svg.ts';
import { barnX, type FarmPlan } from './farm-plan.ts';
import { drawFieldstones } from './fieldstone.ts';
import { openingOutline } from './panes.ts';

/** The barn's part of the front: the great arched gate, a stable door and slits for air. */
export function drawBarnFront(stage: Stage, plan: FarmPlan): string {
  const x = barnX(plan);
  const width = plan.width - plan.dwellingWidth;
  const top = plan.groundY - plan.eavesHeight;
  const gateX = x + width * (width > 300 ? (plan.barnSide < 0 ? 0.64 : 0.36) : 0.5);
  const stableX = x + width * (plan.barnSide < 0 ? 0.2 : 0.8);
  return (
    drawFieldstones(stage, { x, width, top, bottom: plan.groundY }, stage.paint(plan.barnWall)) +
    rectangle(x - 6, top, width + 12, 14, stage.light.shadow, { opacity: stage.light.shadowOpacity }) +
    drawSlits(stage, plan, [gateX - 60, gateX, gateX + 60], top + 40) +
    drawGate(stage, plan, gateX, Math.min(150, width * 0.5)) +
    (width > 300 ? drawStableDoor(stage, plan, stableX) : '')
  );
}

function drawSlits(stage: Stage, plan: FarmPlan, places: readonly number[], y: number): string {
  const dark = stage.light.litShare > 0.5 ? LAMPLIGHT[1] : darken(stage.paint(plan.barnWall), 0.6);
  const rim = places.map((x) => `M${round(x - 10)} ${round(y - 4)}h20v40h-20Z`).join('');
  const slit = places.map((x) => `M${round(x - 5)} ${round(y)}h10v32h-10Z`).join('');
  return path(rim, stage.paint(lighten(plan.stone, 0.1))) + path(slit, dark, { opacity: 0.85 });
}

/** Two tall leaves of boards under a round arch of dressed stone. */
function drawGate(stage: Stage, plan: FarmPlan, x: number, width: number): string {
  const { groundY } = plan;
  const height = plan.eavesHeight * 0.62;
  const left = x - width / 2;
  const top = groundY - height;
  const stone = stage.paint(plan.stone);
  const timber = stage.paint(plan.door);
  let boards = '';
  for (let at = left + 12; at < left + width - 4; at += 12)
    boards += `M${round(at)} ${round(top + height * 0.16)}V${round(groundY - 4)}`;
  const arch = openingOutline(left, top, width, height, 'segment');
  const brace = (from: number, to: number) =>
    `M${round(from)} ${round(groundY - 16)}L${round(to)} ${round(top + height * 0.34)}M${round(from)} ${round(groundY - 14)}H${round(to)}M${round(from)} ${round(top + height * 0.32)}H${round(to)}`;
  return (
    path(openingOutline(left - 15, top - 15, width + 30, height + 15, 'segment'), lighten(stone, 0.1)) +
    polygon(
      [
        [x - 12, top - 22],
        [x + 12, top - 22],
        [x + 8, top + 6],
        [x - 8, top + 6],
      ],
      lighten(stone, 0.32),
    ) +
    path(arch, timber) +
    stroke(boards, darken(timber, 0.24), 1.6) +
    stroke(brace(left + 8, x - 6) + brace(left + width - 8, x + 6), lighten(timber, 0.16), 6, {
      'stroke-linecap': 'butt',
    }) +
    rectangle(x - 1.5, top + 2, 3, height - 2, darken(timber, 0.45)) +
    rectangle(left, top + height * 0.1, width, 10, stage.light.shadow, { opacity: 0.16 }) +
    stroke(
      `M${round(x - 12)} ${round(groundY - height * 0.42)}h6M${round(x + 6)} ${round(groundY - height * 0.42)}h6`,
      '#e8c46a',
      4,
    ) +
    path(`M${round(left - 6)} ${groundY}v-22q12 4 14 22Z`, darken(stone, 0.1)) +
    path(`M${round(left + width + 6)} ${groundY}v-22q-12 4 -14 22Z`, darken(stone, 0.1))
  );
}

/** A door in two halves; the upper one stands open on the dark, or on lamplight. */
function drawStableDoor(stage: Stage, plan: FarmPlan, x: number): string {
  const { groundY } = plan;
  const stone = stage.paint(plan.stone);
  const timber = stage.paint(plan.door);
  const inside = stage.light.litShare > 0.1 ? LAMPLIGHT[1] : darken(stage.paint(plan.barnWall), 0.62);
  return (
    rectangle(x - 38, groundY - 122, 76, 122, lighten(stone, 0.1)) +
    rectangle(x - 28, groundY - 112, 56, 112, inside) +
    rectangle(x - 28, groundY - 56, 56, 56, timber) +
    stroke(
      `M${round(x - 14)} ${groundY - 54}v52M${round(x)} ${groundY - 54}v52M${round(x + 14)} ${groundY - 54}v52`,
      darken(timber, 0.24),
      1.6,
    ) +
    rectangle(x - 30, groundY - 60, 60, 8, lighten(timber, 0.16)) +
    rectangle(x - 28, groundY - 112, 56, 9, stage.light.shadow, { opacity: 0.3 })
  );
}

/** A barn of its own, its gable to the viewer: boards over stone, a loft hatch, a gate. */
export function drawGableBarn(stage: Stage, plan: FarmPlan, x: number, width: number): string {
  const { groundY } = plan;
  const eavesY = groundY - plan.eavesHeight * 0.8;
  const rise = width * 0.5;
  const middle = x + width / 2;
  const wall = stage.paint(plan.barnWall, 0.06);
  const roof = stage.paint(plan.roof, 0.06);
  const boards = stage.paint('#8d6a4c', 0.06);
  const slope = (reach: number, low: number) =>
    [
      [x - reach, eavesY + low],
      [middle, eavesY - rise - reach * 0.9],
      [x + width + reach, eavesY + low],
    ] as const;
  let seams = '';
  for (let at = x + 12; at < x + width; at += 14) {
    const up = rise * (1 - Math.abs(at - middle) / (width / 2));
    seams += `M${round(at)} ${round(eavesY)}v${round(-up)}`;
  }
  return (
    polygon(slope(18, 14), darken(roof, 0.08)) +
    polygon(slope(9, 8), lighten(roof, 0.14)) +
    drawFieldstones(stage, { x, width, top: eavesY, bottom: groundY }, wall) +
    polygon(slope(0, 0), boards) +
    stroke(seams, darken(boards, 0.24), 1.6) +
    rectangle(x - 2, eavesY - 4, width + 4, 9, darken(boards, 0.3)) +
    rectangle(middle - 24, eavesY - rise * 0.52, 48, 52, darken(boards, 0.5)) +
    stroke(
      `M${round(middle - 24)} ${round(eavesY - rise * 0.52)}h48v52h-48ZM${round(middle)} ${round(eavesY - rise * 0.52)}v52`,
      lighten(boards, 0.16),
      4,
    ) +
    drawGate(stage, { ...plan, eavesHeight: plan.eavesHeight * 0.84 }, middle, width * 0.5)
  );
}
