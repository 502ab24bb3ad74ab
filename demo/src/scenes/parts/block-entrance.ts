import { darken, lighten } from '../colour.ts';
import { LAMPLIGHT } from '../light.ts';
import type { Stage } from '../stage.ts';
import { circle, rectangle, round, stroke } from '../svg.ts';
import { type BlockPlan, bayX } from './block-plan.ts';
import { drawHedge } from './tree.ts';
import { drawWindowRow } from './window-row.ts';

/** The ground floor: glazed entrance under a canopy, flats behind hedges beside it. */
export function drawBlockEntrance(stage: Stage, plan: BlockPlan): string {
  const { groundY, groundHeight, distance } = plan;
  const bay = plan.width / plan.bays;
  const others = Array.from({ length: plan.bays }, (_, index) => index)
    .filter((index) => index !== plan.doorBay)
    .map((index) => bayX(plan, index));
  const top = groundY - groundHeight;
  const timber = stage.paint(plan.cladding, distance);
  const base = darken(stage.paint(plan.wall, distance), 0.16);
  return (
    rectangle(plan.x, top, plan.width, groundHeight, base) +
    rectangle(plan.x, top, plan.width, 6, stage.light.shadow, { opacity: stage.light.shadowOpacity }) +
    drawWindowRow(stage, {
      centres: others,
      top: top + groundHeight * 0.2,
      width: bay * 0.6,
      height: groundHeight * 0.62,
      head: 'flat',
      joinery: plan.metal,
      bars: 'pair',
      distance,
      hasResidents: distance === 0,
    }) +
    drawDoorBay(stage, plan, timber) +
    others
      .map((x) =>
        drawHedge(stage, {
          x: x - bay * 0.42,
          groundY: groundY + 2,
          width: bay * 0.84,
          height: 36,
          colour: plan.leaf,
          flower: stage.random.chance(0.5) ? plan.flower : undefined,
        }),
      )
      .join('')
  );
}

function drawDoorBay(stage: Stage, plan: BlockPlan, timber: string): string {
  const { groundY, groundHeight, distance } = plan;
  const x = bayX(plan, plan.doorBay);
  const bay = plan.width / plan.bays;
  const left = x - bay * 0.42;
  const width = bay * 0.84;
  const top = groundY - groundHeight + 18;
  const isLit = stage.light.litShare > 0.1;
  const glass = isLit ? LAMPLIGHT : stage.light.glass;
  const door = stage.paint(plan.door, distance);
  const metal = stage.paint(plan.metal, distance);
  let boards = '';
  for (let at = left + 8; at < left + width; at += 8) boards += `M${round(at)} ${round(top)}V${groundY}`;
  const doorWidth = Math.min(58, width * 0.52);
  const doorTop = groundY - groundHeight * 0.68;
  return (
    rectangle(left, top, width, groundY - top, timber) +
    stroke(boards, darken(timber, 0.2), 1.2, { opacity: 0.7 }) +
    rectangle(x - doorWidth / 2 - 4, doorTop - 4, doorWidth + 8, groundY - doorTop + 4, metal) +
    rectangle(x - doorWidth / 2, doorTop, doorWidth, groundY - doorTop - 2, door) +
    rectangle(
      x - doorWidth / 2 + 9,
      doorTop + 9,
      doorWidth - 30,
      groundY - doorTop - 22,
      stage.definitions.gradient([
        [0, glass[0]],
        [1, glass[1]],
      ]),
    ) +
    rectangle(x + doorWidth / 2 - 13, doorTop + 20, 4, groundY - doorTop - 44, lighten(metal, 0.4), {
      rx: 2,
    }) +
    rectangle(left + 6, groundY - groundHeight * 0.52, 18, 26, lighten(metal, 0.22), { rx: 2 }) +
    rectangle(left - 10, top + 4, width + 20, 14, stage.light.shadow, { opacity: 0.26 }) +
    rectangle(left - 12, top - 5, width + 24, 10, metal) +
    rectangle(left - 8, groundY - 5, width + 16, 7, stage.paint('#cfc6b8', distance)) +
    (isLit
      ? circle(
          x,
          doorTop - 2,
          80,
          stage.definitions.glow([
            [0, LAMPLIGHT[0], stage.light.time === 'night' ? 0.5 : 0.3],
            [1, LAMPLIGHT[0], 0],
          ]),
        )
      : '')
  );
}
