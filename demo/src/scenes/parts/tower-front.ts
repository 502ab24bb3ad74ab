import { darken, lighten } from '../colour.ts';
import type { Stage } from '../stage.ts';
import { path, rectangle, round, stroke } from '../svg.ts';
import { wallFill } from './masonry.ts';
import { type TowerFront, type TowerPlan, towerBayX, towerTop } from './tower-plan.ts';
import { drawWindowRow } from './window-row.ts';

/** All floors of a tower or of its wing, in the tower's manner. */
export function drawTowerFront(stage: Stage, plan: TowerPlan, front: TowerFront): string {
  const { x, width } = front;
  const top = towerTop(plan, front.floors);
  const wall = stage.paint(front.wall);
  const base = plan.groundY - plan.groundHeight;
  const body = plan.manner === 'fins' ? stage.paint('#5d7484') : wall;
  const edge = stage.isLitFromLeft ? x + width - width * 0.1 : x;
  let floors = '';
  for (let floor = front.floors - 1; floor >= 0; floor -= 1) floors += drawFloor(stage, plan, front, floor);
  return (
    rectangle(x, top, width, base - top, wallFill(stage, body)) +
    floors +
    (plan.manner === 'fins' ? drawFins(stage, plan, front, top) : '') +
    rectangle(edge, top, width * 0.1, base - top, stage.light.shadow, { opacity: 0.13 }) +
    rectangle(x - 3, top - 8, width + 6, 10, lighten(wall, 0.2)) +
    rectangle(x - 3, top, width + 6, 2.4, stage.light.shadow, { opacity: 0.3 })
  );
}

function drawFloor(stage: Stage, plan: TowerPlan, front: TowerFront, floor: number): string {
  const floorY = plan.groundY - plan.groundHeight - floor * plan.floorHeight;
  if (plan.manner === 'bands') return drawBandFloor(stage, plan, front, floorY, floor);
  return plan.manner === 'grid'
    ? drawGridFloor(stage, plan, front, floorY)
    : drawGlassFloor(stage, plan, front, floorY);
}

function baysOf(front: TowerFront): number[] {
  return Array.from({ length: front.bays }, (_, bay) => towerBayX(front, bay));
}

/** Long panes between white slabs; glass guards run along every second pair of bays. */
function drawBandFloor(
  stage: Stage,
  plan: TowerPlan,
  front: TowerFront,
  floorY: number,
  floor: number,
): string {
  const bay = front.width / front.bays;
  const wall = stage.paint(front.wall);
  const height = plan.floorHeight;
  const pane = stage.light.time === 'night' ? '#7f93c8' : '#e9f5f4';
  const guards = Array.from({ length: front.bays }, (_, index) => index)
    .filter((index) => (index + Math.floor(floor / 3)) % 3 !== 0)
    .map(
      (index) =>
        `M${round(front.x + index * bay + 1)} ${round(floorY - 20)}h${round(bay - 2)}v16h${round(2 - bay)}Z`,
    )
    .join('');
  return (
    drawWindowRow(stage, {
      centres: baysOf(front),
      top: floorY - height + 9,
      width: bay * 0.86,
      height: height - 14,
      head: 'flat',
      joinery: plan.metal,
      bars: 'pair',
      hasGlow: false,
    }) +
    path(guards, pane, { opacity: 0.42 }) +
    stroke(guards.replace(/v16h-?[\d.]+Z/g, ''), stage.paint(plan.metal), 1.6) +
    rectangle(front.x, floorY + 4, front.width, 4, stage.light.shadow, {
      opacity: stage.light.shadowOpacity,
    }) +
    rectangle(front.x - 5, floorY - 5, front.width + 10, 9, lighten(wall, 0.24), { rx: 3 })
  );
}

/** Openings set deep in a frame of stone. */
function drawGridFloor(stage: Stage, plan: TowerPlan, front: TowerFront, floorY: number): string {
  const bay = front.width / front.bays;
  const height = plan.floorHeight;
  const width = bay * 0.7;
  const top = floorY - height * 0.86;
  const deep = height * 0.74;
  const wall = stage.paint(front.wall);
  const reveal = baysOf(front)
    .map(
      (x) =>
        `M${round(x - width / 2 - 3)} ${round(top - 3)}h${round(width + 6)}v${round(deep + 5)}h${round(-width - 6)}Z`,
    )
    .join('');
  const sills = baysOf(front)
    .map((x) => `M${round(x - width / 2 - 3)} ${round(top + deep + 1)}h${round(width + 6)}`)
    .join('');
  return (
    path(reveal, darken(wall, 0.26)) +
    drawWindowRow(stage, {
      centres: baysOf(front),
      top,
      width,
      height: deep,
      head: 'flat',
      joinery: plan.metal,
      bars: 'pair',
      hasGlow: false,
    }) +
    stroke(sills, lighten(wall, 0.34), 2.6, { 'stroke-linecap': 'butt' })
  );
}

function drawGlassFloor(stage: Stage, plan: TowerPlan, front: TowerFront, floorY: number): string {
  const bay = front.width / front.bays;
  return (
    drawWindowRow(stage, {
      centres: baysOf(front),
      top: floorY - plan.floorHeight + 7,
      width: bay - 5,
      height: plan.floorHeight - 9,
      head: 'flat',
      joinery: plan.metal,
      bars: 'none',
      hasGlow: false,
    }) + rectangle(front.x, floorY - 3, front.width, 5, stage.paint(front.wall))
  );
}

/** Uprights that step aside every third floor. */
function drawFins(stage: Stage, plan: TowerPlan, front: TowerFront, top: number): string {
  const bay = front.width / front.bays;
  const metal = stage.paint(front.wall);
  const towards = stage.isLitFromLeft ? 2.5 : -2.5;
  let fins = '';
  let shades = '';
  for (let index = 0; index <= front.bays; index += 1) {
    for (let floor = 0; floor < front.floors; floor += 1) {
      const bottom = plan.groundY - plan.groundHeight - floor * plan.floorHeight;
      const isAside = Math.floor(floor / 2) % 2 === 1 && index < front.bays;
      const x = front.x + index * bay + (isAside ? bay / 2 : 0);
      const line = (at: number) =>
        `M${round(at)} ${round(bottom)}V${round(Math.max(top, bottom - plan.floorHeight))}`;
      fins += line(x);
      shades += line(x + towards);
    }
  }
  return (
    stroke(shades, stage.light.shadow, 4, { 'stroke-linecap': 'butt', opacity: 0.3 }) +
    stroke(fins, lighten(metal, 0.1), 4.4, { 'stroke-linecap': 'butt' })
  );
}
