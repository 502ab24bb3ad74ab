import { darken, lighten } from '../colour.ts';
import type { Stage } from '../stage.ts';
import { rectangle, round, stroke } from '../svg.ts';
import { drawPlaster, drawRustication, wallFill } from './masonry.ts';
import { drawRoof } from './roof.ts';
import { drawStoreys } from './storeys.ts';
import type { TownhousePlan } from './townhouse-plan.ts';

/** One house of a street: wall, ground floor, windows bay by bay, roof. */
export function drawTownhouse(stage: Stage, plan: TownhousePlan): string {
  const eavesY = plan.groundY - plan.storeys * plan.storeyHeight - 22;
  const bayWidth = plan.width / plan.bays;
  const bayCentres = Array.from({ length: plan.bays }, (_, bay) => plan.x + bayWidth * (bay + 0.5));
  const dormers = dormersOf(plan, bayCentres);
  const roof = drawRoof(stage, {
    ...plan,
    eavesY: eavesY - 8,
    form: plan.roof,
    dormers,
  });
  return roof + drawWall(stage, plan, eavesY) + drawStoreys(stage, plan, eavesY, bayCentres);
}

function dormersOf(plan: TownhousePlan, centres: readonly number[]): readonly number[] {
  if (plan.roof === 'hip') return plan.bays > 2 ? centres.slice(1, -1) : [plan.x + plan.width / 2];
  return plan.bays > 3
    ? [plan.x + plan.width * 0.2, plan.x + plan.width / 2, plan.x + plan.width * 0.8]
    : centres;
}

function drawWall(stage: Stage, plan: TownhousePlan, eavesY: number): string {
  const { x, width, groundY } = plan;
  const wall = stage.paint(plan.wall, plan.distance);
  const stone = stage.paint(plan.stone, plan.distance);
  const fill = wallFill(stage, wall);
  const quoins: string[] = [];
  if (plan.hasQuoins) {
    for (let y = eavesY + 16, step = 0; y < groundY - 40; y += 22, step += 1) {
      const long = step % 2 === 0 ? 24 : 15;
      quoins.push(rectangle(x, y, long, 19, stone), rectangle(x + width - long, y, long, 19, stone));
    }
  }
  const floorY = groundY - plan.storeyHeight;
  return (
    rectangle(x, eavesY - 10, width, groundY - eavesY + 10, fill) +
    drawPlaster(stage, { x, width, top: eavesY, bottom: groundY }, wall) +
    quoins.join('') +
    (plan.groundFloor === 'stone'
      ? drawRustication({ x, width, top: floorY - 8, bottom: groundY }, stone)
      : '') +
    rectangle(x - 3, floorY - 16, width + 6, 11, lighten(stone, 0.2)) +
    rectangle(x, floorY - 5, width, 6, stage.light.shadow, { opacity: stage.light.shadowOpacity * 0.8 }) +
    rectangle(x, groundY - 34, width, 34, darken(stone, 0.14)) +
    rectangle(x, groundY - 36, width, 5, lighten(stone, 0.1)) +
    drawCornice(stage, plan, eavesY, stone)
  );
}

function drawCornice(stage: Stage, { x, width }: TownhousePlan, eavesY: number, stone: string): string {
  let brackets = '';
  for (let at = x + 8; at < x + width - 8; at += 18) brackets += `M${round(at)} ${round(eavesY + 6)}v8`;
  return (
    rectangle(x, eavesY + 4, width, 22, stage.light.shadow, { opacity: stage.light.shadowOpacity }) +
    stroke(brackets, stone, 7, { 'stroke-linecap': 'butt' }) +
    rectangle(x - 8, eavesY - 10, width + 16, 16, lighten(stone, 0.18)) +
    rectangle(x - 11, eavesY - 14, width + 22, 6, lighten(stone, 0.36))
  );
}
