import { darken, lighten } from '../colour.ts';
import { PALETTE } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { path, rectangle, round, stroke } from '../svg.ts';
import { drawOriel, drawStandingBay } from './bay-window.ts';
import { headRise, openingOutline } from './panes.ts';
import { type TerracePlan, terraceDoorX } from './terrace-plan.ts';
import { drawHedge } from './tree.ts';
import { drawWindowRow } from './window-row.ts';
import { drawSills } from './window-trim.ts';

interface Storey {
  storey: number;
  floorY: number;
  height: number;
}

/** Windows of one storey as the manner of the house has them. */
export function drawTerraceStorey(stage: Stage, plan: TerracePlan, place: Storey): string {
  return plan.manner === 'english' ? drawEnglish(stage, plan, place) : drawBelgian(stage, plan, place);
}

function centresOn(plan: TerracePlan, isGround: boolean): number[] {
  const doorX = terraceDoorX(plan);
  const other = 2 * plan.x + plan.width - doorX;
  return isGround ? [other] : [doorX, other].sort((a, b) => a - b);
}

function drawEnglish(stage: Stage, plan: TerracePlan, { storey, floorY, height }: Storey): string {
  const { distance, trim } = plan;
  const isGround = storey === 0;
  const hasBay = plan.hasOriel && storey < 2;
  const baySide = centresOn(plan, true)[0] ?? plan.x;
  const bay =
    plan.hasOriel && storey === 1
      ? drawStandingBay(stage, {
          x: baySide,
          width: plan.width * 0.44,
          top: floorY - height,
          bottom: plan.groundY,
          storeys: plan.storeyHeights.slice(0, 2),
          colour: trim,
          slate: plan.slate,
          distance,
        })
      : '';
  const centres = centresOn(plan, isGround).filter((x) => !hasBay || x !== baySide);
  if (centres.length === 0) return bay;
  const width = plan.width * (isGround ? 0.27 : 0.23);
  const windowHeight = height * (isGround ? 0.56 : 0.6);
  const top = floorY - height * 0.82;
  return (
    drawLintels(stage, plan, centres, { top, width }) +
    drawWindowRow(stage, {
      centres,
      top,
      width,
      height: windowHeight,
      head: 'flat',
      joinery: PALETTE.joinery,
      bars: 'sash',
      distance,
      hasResidents: distance === 0,
    }) +
    drawSills(stage, {
      centres,
      y: top + windowHeight,
      width: width + 10,
      height: 6,
      colour: trim,
      distance,
    }) +
    drawBoxes(stage, plan, centres, top + windowHeight, width) +
    bay
  );
}

/** Flat arches of gauged brick that widen upwards, each with a keystone. */
function drawLintels(
  stage: Stage,
  plan: TerracePlan,
  centres: readonly number[],
  { top, width }: { top: number; width: number },
): string {
  const half = width / 2;
  const wedges = centres
    .map((x) => `M${round(x - half)} ${round(top)}l-7 -15h${round(width + 14)}l-7 15Z`)
    .join('');
  const keys = centres.map((x) => `M${round(x - 4)} ${round(top)}l-2 -18h12l-2 18Z`).join('');
  return (
    path(wedges, stage.paint(lighten(plan.brick, 0.22), plan.distance)) +
    path(keys, stage.paint(plan.trim, plan.distance))
  );
}

function drawBoxes(
  stage: Stage,
  plan: TerracePlan,
  centres: readonly number[],
  y: number,
  width: number,
): string {
  const { flower, leaf } = plan;
  if (flower === undefined) return '';
  return centres
    .filter(() => stage.random.chance(0.6))
    .map(
      (x) =>
        drawHedge(stage, {
          x: x - width * 0.55,
          groundY: y + 2,
          width: width * 1.1,
          height: 16,
          colour: leaf,
          flower,
        }) + rectangle(x - width * 0.58, y - 3, width * 1.16, 9, stage.paint('#8a4f3d'), { rx: 2 }),
    )
    .join('');
}

function drawBelgian(stage: Stage, plan: TerracePlan, { storey, floorY, height }: Storey): string {
  const { distance, trim } = plan;
  const isGround = storey === 0;
  const stone = stage.paint(trim, distance);
  const width = plan.width * (isGround ? 0.34 : 0.25);
  const top = floorY - height * 0.82;
  const windowHeight = height * (isGround ? 0.52 : 0.62);
  const head = isGround || storey === 1 ? 'segment' : 'arch';
  const all = centresOn(plan, isGround);
  const middle = plan.x + plan.width / 2;
  if (plan.hasOriel && storey === 1)
    return (
      drawBands(plan, floorY, height, stone) +
      drawOriel(stage, {
        x: middle,
        top: floorY - height * 0.84,
        width: plan.width * 0.56,
        bottom: floorY - 14,
        colour: lighten(plan.door, 0.12),
        slate: plan.slate,
        distance,
      })
    );
  const rise = headRise(width, head);
  const arches = all
    .map((x) =>
      openingOutline(x - width / 2 - 5, top - 6, width + 10, rise + 10, head).replace(/V[^V]*Z$/, ''),
    )
    .join('');
  return (
    drawBands(plan, floorY, height, stone) +
    stroke(arches, stage.paint(lighten(plan.brick, 0.16), distance), 11, { 'stroke-linecap': 'butt' }) +
    stroke(arches, stone, 11, { 'stroke-linecap': 'butt', 'stroke-dasharray': '7 13' }) +
    drawWindowRow(stage, {
      centres: all,
      top,
      width,
      height: windowHeight,
      head,
      joinery: PALETTE.joinery,
      bars: 'casement',
      distance,
      hasResidents: distance === 0,
    }) +
    drawSills(stage, {
      centres: all,
      y: top + windowHeight,
      width: width + 14,
      height: 7,
      colour: trim,
      distance,
    }) +
    (isGround ? '' : drawBoxes(stage, plan, all, top + windowHeight, width))
  );
}

/** Bands of pale stone that run through the brickwork. */
function drawBands(plan: TerracePlan, floorY: number, height: number, stone: string): string {
  const bands = [0.2, 0.5, 0.74].map(
    (share) =>
      `M${round(plan.x)} ${round(floorY - height * share)}h${round(plan.width)}v5h${round(-plan.width)}Z`,
  );
  return path(bands.join(''), darken(stone, 0.04));
}
