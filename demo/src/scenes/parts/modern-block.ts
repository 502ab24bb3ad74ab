import { darken, lighten } from '../colour.ts';
import type { Stage } from '../stage.ts';
import { rectangle, round, stroke } from '../svg.ts';
import { drawBalconyFront, drawBalconyLife } from './balcony.ts';
import { drawBlockEntrance } from './block-entrance.ts';
import { type BlockPlan, bayX, hasBalcony } from './block-plan.ts';
import { drawBlockRoof } from './block-roof.ts';
import { drawPlaster, wallFill } from './masonry.ts';
import { drawWindowRow } from './window-row.ts';

/** A modern apartment block: tall windows, timber beside them, balconies that people live on. */
export function drawModernBlock(stage: Stage, plan: BlockPlan): string {
  const { x, width, groundY, distance } = plan;
  const top = groundY - plan.groundHeight - plan.floors * plan.floorHeight;
  const wall = stage.paint(plan.wall, distance);
  let fronts = '';
  for (let floor = plan.floors - 1; floor >= 0; floor -= 1) fronts += drawFloor(stage, plan, floor);
  return (
    drawBlockRoof(stage, plan, top) +
    rectangle(x, top - 8, width, groundY - top + 8, wallFill(stage, wall)) +
    drawPlaster(stage, { x, width, top, bottom: groundY }, wall) +
    rectangle(x - 2, top - 14, width + 4, 9, stage.paint(plan.metal, distance)) +
    rectangle(x, top - 5, width, 8, stage.light.shadow, { opacity: stage.light.shadowOpacity }) +
    fronts +
    drawBlockEntrance(stage, plan)
  );
}

function drawFloor(stage: Stage, plan: BlockPlan, floor: number): string {
  const floorY = plan.groundY - plan.groundHeight - floor * plan.floorHeight;
  const bays = Array.from({ length: plan.bays }, (_, bay) => bay);
  const isOpen = (bay: number) => hasBalcony(plan, floor, bay);
  const shift = (plan.width / plan.bays) * (plan.offsets[floor % plan.offsets.length] ?? 0);
  const closed = bays.filter((bay) => !isOpen(bay)).map((bay) => bayX(plan, bay) + shift);
  const open = bays.filter(isOpen);
  return (
    stroke(
      `M${round(plan.x)} ${round(floorY)}h${round(plan.width)}`,
      darken(stage.paint(plan.wall, plan.distance), 0.12),
      1.4,
      { opacity: 0.6 },
    ) +
    drawClosedBays(stage, plan, closed, floorY) +
    open.map((bay) => drawBalconyBay(stage, plan, bayX(plan, bay), floorY)).join('')
  );
}

/** Tall windows, each with a panel of timber on its side. */
function drawClosedBays(stage: Stage, plan: BlockPlan, centres: readonly number[], floorY: number): string {
  if (centres.length === 0) return '';
  const bay = plan.width / plan.bays;
  const timber = stage.paint(plan.cladding, plan.distance);
  const height = plan.floorHeight * 0.71;
  const top = floorY - height - plan.floorHeight * 0.11;
  const width = bay * 0.43;
  const panel = bay * 0.17;
  let boards = '';
  for (const x of centres)
    for (let step = 1; step < 4; step += 1)
      boards += `M${round(x - width / 2 - panel + (panel * step) / 4)} ${round(top)}v${round(height)}`;
  return (
    centres.map((x) => rectangle(x - width / 2 - panel, top, panel, height, timber)).join('') +
    stroke(boards, darken(timber, 0.24), 1.2) +
    drawWindowRow(stage, {
      centres,
      top,
      width,
      height,
      head: 'flat',
      joinery: plan.metal,
      bars: 'pair',
      distance: plan.distance,
      hasResidents: plan.distance === 0,
    }) +
    drawLowGuards(stage, plan, centres, top + height, width)
  );
}

/** Tall windows have a rail before their lower part. */
function drawLowGuards(
  stage: Stage,
  plan: BlockPlan,
  centres: readonly number[],
  floorY: number,
  width: number,
): string {
  const rails = centres
    .map((x) =>
      [20, 14, 8]
        .map((up) => `M${round(x - width / 2 - 2)} ${round(floorY - up)}h${round(width + 4)}`)
        .join(''),
    )
    .join('');
  return stroke(rails, stage.paint(plan.metal, plan.distance), 1.8);
}

function drawBalconyBay(stage: Stage, plan: BlockPlan, x: number, floorY: number): string {
  const { distance } = plan;
  const bay = plan.width / plan.bays;
  const long = bay * (plan.order === 'sunk' ? 0.86 : 0.94);
  const left = x - long / 2;
  const slabY = floorY - 8;
  const ceilingY = floorY - plan.floorHeight + 8;
  const wall = stage.paint(plan.wall, distance);
  const recess =
    plan.order === 'sunk'
      ? rectangle(left, ceilingY, long, slabY - ceilingY, darken(stage.paint(plan.cladding, distance), 0.2)) +
        rectangle(left, ceilingY, long, 14, stage.light.shadow, { opacity: 0.28 }) +
        rectangle(
          stage.isLitFromLeft ? left : left + long - 10,
          ceilingY,
          10,
          slabY - ceilingY,
          stage.light.shadow,
          {
            opacity: 0.22,
          },
        )
      : '';
  return (
    recess +
    drawWindowRow(stage, {
      centres: [x],
      top: ceilingY + 12,
      width: bay * 0.62,
      height: slabY - ceilingY - 12,
      head: 'flat',
      joinery: plan.metal,
      bars: 'pair',
      distance,
      hasResidents: distance === 0,
    }) +
    (distance === 0
      ? drawBalconyLife(stage, {
          x: left + 6,
          width: long - 12,
          floorY: slabY,
          ceilingY,
          leaf: plan.leaf,
          flower: plan.flower,
          cloth: plan.door,
        })
      : '') +
    drawBalconyFront(stage, {
      x: left,
      width: long,
      floorY: slabY,
      height: 36,
      guard: plan.guard,
      colour: plan.guardColour,
      metal: plan.metal,
      slab: lighten(wall, 0.1),
      distance: 0,
    })
  );
}
