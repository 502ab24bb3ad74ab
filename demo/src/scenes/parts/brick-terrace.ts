import { darken, lighten } from '../colour.ts';
import { PALETTE } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { path, polygon, rectangle, round, stroke } from '../svg.ts';
import { drawTerraceStorey } from './brick-front.ts';
import { drawDoor } from './door.ts';
import { drawBricks, drawStringCourse, wallFill } from './masonry.ts';
import { drawRoof } from './roof.ts';
import { type TerracePlan, terraceDoorX, terraceEaves } from './terrace-plan.ts';

/** One brick house of a terrace. */
export function drawBrickHouse(stage: Stage, plan: TerracePlan): string {
  const { x, width, groundY, distance } = plan;
  const eavesY = terraceEaves(plan);
  const brick = stage.paint(plan.brick, distance);
  const trim = stage.paint(plan.trim, distance);
  const groundHeight = plan.storeyHeights[0] ?? 0;
  let storeys = '';
  let floorY = groundY;
  for (const [storey, height] of plan.storeyHeights.entries()) {
    storeys += drawTerraceStorey(stage, plan, { storey, floorY, height });
    floorY -= height;
  }
  return (
    drawTop(stage, plan, eavesY) +
    rectangle(x, eavesY - 10, width, groundY - eavesY + 10, wallFill(stage, brick)) +
    drawBricks(stage, { x, width, top: eavesY, bottom: groundY - 20 }, brick) +
    (plan.isRendered ? rectangle(x, groundY - groundHeight, width, groundHeight, lighten(trim, 0.2)) : '') +
    rectangle(x, groundY - 26, width, 26, darken(plan.isRendered ? trim : brick, 0.18)) +
    drawStringCourse(stage, {
      x: x + 3,
      width: width - 6,
      y: groundY - groundHeight - 4,
      height: 8,
      stone: trim,
    }) +
    storeys +
    drawEavesLine(stage, plan, eavesY, trim) +
    drawEntrance(stage, plan, groundHeight, trim) +
    rectangle(x - 1, eavesY, 2, groundY - eavesY, stage.light.shadow, { opacity: 0.24 }) +
    (plan.manner === 'english' ? drawAreaRailing(stage, plan) : '')
  );
}

/** Belgian houses show their roof or gable; English ones hide it behind a parapet, between chimney stacks. */
function drawTop(stage: Stage, plan: TerracePlan, eavesY: number): string {
  const { x, width, distance } = plan;
  if (plan.manner === 'belgian')
    return drawRoof(stage, {
      x,
      width,
      eavesY: eavesY - 6,
      form: plan.roof,
      slate: plan.slate,
      stone: plan.trim,
      wall: plan.brick,
      dormers: [x + width / 2],
      dormerHead: plan.dormerHead,
      distance,
    });
  const slate = stage.paint(plan.slate, distance);
  const top = eavesY - 26;
  return (
    drawPartyStack(stage, plan, top) +
    polygon(
      [
        [x + 26, top],
        [x + 44, top - 34],
        [x + width - 2, top - 34],
        [x + width, top],
      ],
      slate,
    )
  );
}

/** The stack on a party wall, with a row of pots. */
function drawPartyStack(stage: Stage, plan: TerracePlan, top: number): string {
  const { x, distance } = plan;
  const brick = stage.paint(PALETTE.brick, distance);
  const clay = stage.paint('#c07a52', distance);
  let pots = '';
  for (let pot = 0; pot < 4; pot += 1) pots += `M${round(x + 4 + pot * 13)} ${round(top - 72)}l1 -20h8l1 20Z`;
  return (
    path(pots, clay) +
    rectangle(x, top - 72, 56, 90, darken(brick, 0.06)) +
    rectangle(stage.isLitFromLeft ? x + 38 : x, top - 72, 18, 90, stage.light.shadow, { opacity: 0.2 }) +
    rectangle(x - 3, top - 76, 62, 9, lighten(brick, 0.16))
  );
}

function drawEavesLine(stage: Stage, plan: TerracePlan, eavesY: number, trim: string): string {
  const { x, width } = plan;
  if (plan.manner === 'english')
    return (
      rectangle(x, eavesY - 26, width, 28, stage.paint(darken(plan.brick, 0.04), plan.distance)) +
      rectangle(x - 2, eavesY - 31, width + 4, 8, lighten(trim, 0.2)) +
      drawStringCourse(stage, { x: x + 2, width: width - 4, y: eavesY - 4, height: 9, stone: trim })
    );
  let brackets = '';
  for (let at = x + 10; at < x + width - 4; at += 20) brackets += `M${round(at)} ${round(eavesY + 4)}v11`;
  return (
    rectangle(x, eavesY + 2, width, 20, stage.light.shadow, { opacity: stage.light.shadowOpacity }) +
    stroke(brackets, lighten(trim, 0.1), 6, { 'stroke-linecap': 'butt' }) +
    rectangle(x - 5, eavesY - 10, width + 10, 14, lighten(trim, 0.16)) +
    rectangle(x - 8, eavesY - 13, width + 16, 5, lighten(trim, 0.34))
  );
}

function drawEntrance(stage: Stage, plan: TerracePlan, groundHeight: number, trim: string): string {
  const x = terraceDoorX(plan);
  const width = Math.min(plan.width * 0.29, 60);
  const height = groundHeight * 0.72;
  const top = plan.groundY - 18 - height;
  const portico =
    plan.manner === 'english'
      ? rectangle(x - width / 2 - 20, top - 14, 13, height + 22, lighten(trim, 0.3)) +
        rectangle(x + width / 2 + 7, top - 14, 13, height + 22, lighten(trim, 0.14)) +
        rectangle(x - width / 2 - 26, top - 26, width + 52, 13, lighten(trim, 0.3)) +
        rectangle(x - width / 2 - 26, top - 13, width + 52, 4, stage.light.shadow, { opacity: 0.2 })
      : '';
  return (
    drawDoor(stage, {
      x,
      groundY: plan.groundY,
      width,
      height,
      head: plan.manner === 'english' ? 'arch' : 'segment',
      stone: plan.trim,
      colour: plan.door,
      lanternSide: plan.doorSide < 0 ? 1 : -1,
      hasLantern: plan.manner === 'belgian' && plan.width > 212,
    }) + portico
  );
}

/** Spearheaded railings before the house, open at its door. */
function drawAreaRailing(stage: Stage, plan: TerracePlan): string {
  const iron = stage.paint(PALETTE.iron, plan.distance * 0.6);
  const doorX = terraceDoorX(plan);
  const floor = plan.groundY + 6;
  let bars = '';
  let tips = '';
  for (let at = plan.x + 6; at < plan.x + plan.width - 2; at += 10) {
    if (Math.abs(at - doorX) < plan.width * 0.22) continue;
    bars += `M${round(at)} ${round(floor)}v-40`;
    tips += `M${round(at - 2.5)} ${round(floor - 38)}l2.5 -9l2.5 9Z`;
  }
  const from = plan.doorSide < 0 ? doorX + plan.width * 0.22 : plan.x + 4;
  const to = plan.doorSide < 0 ? plan.x + plan.width - 4 : doorX - plan.width * 0.22;
  return (
    stroke(bars, iron, 2) +
    path(tips, iron) +
    stroke(
      `M${round(from)} ${round(floor - 33)}H${round(to)}M${round(from)} ${round(floor - 6)}H${round(to)}`,
      iron,
      2.6,
    )
  );
}
