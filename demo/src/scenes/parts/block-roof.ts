import { darken, lighten } from '../colour.ts';
import type { Stage } from '../stage.ts';
import { path, rectangle, round, stroke } from '../svg.ts';
import type { BlockPlan } from './block-plan.ts';
import { drawHedge } from './tree.ts';
import { drawWindowRow } from './window-row.ts';

/** A flat roof with grasses, and on some blocks a top floor that steps back behind a terrace. */
export function drawBlockRoof(stage: Stage, plan: BlockPlan, top: number): string {
  return plan.hasPenthouse ? drawPenthouse(stage, plan, top) : drawMeadowRoof(stage, plan, top);
}

function drawMeadowRoof(stage: Stage, plan: BlockPlan, top: number): string {
  const { random } = stage;
  const grass = stage.paint(plan.leaf, plan.distance);
  let blades = '';
  for (let at = plan.x + 14; at < plan.x + plan.width - 14; at += 9)
    blades += `M${round(at)} ${round(top - 8)}q${round(random.between(-4, 4))} -10 ${round(random.between(-7, 7))} ${round(-random.between(12, 24))}`;
  const liftX = plan.x + plan.width * random.between(0.2, 0.66);
  const wall = stage.paint(plan.wall, plan.distance);
  return (
    rectangle(liftX, top - 44, 64, 40, darken(wall, 0.1)) +
    rectangle(liftX - 3, top - 48, 70, 6, stage.paint(plan.metal, plan.distance)) +
    drawSolarPanels(stage, plan, top, liftX > plan.x + plan.width * 0.4 ? 0.1 : 0.56) +
    stroke(blades, grass, 2.4) +
    rectangle(plan.x + 8, top - 14, plan.width - 16, 8, darken(grass, 0.14))
  );
}

function drawSolarPanels(stage: Stage, plan: BlockPlan, top: number, share: number): string {
  const panel = stage.paint('#3d4f74', plan.distance);
  let panels = '';
  let edges = '';
  for (let index = 0; index < 4; index += 1) {
    const x = plan.x + plan.width * share + index * 40;
    panels += `M${round(x)} ${round(top - 12)}l8 -22h26l-6 22Z`;
    edges += `M${round(x + 8)} ${round(top - 34)}h26`;
  }
  return path(panels, panel) + stroke(edges, lighten(panel, 0.5), 1.6);
}

function drawPenthouse(stage: Stage, plan: BlockPlan, top: number): string {
  const { random } = stage;
  const { distance } = plan;
  const width = plan.width * 0.64;
  const isLeft = random.chance(0.5);
  const x = plan.x + (isLeft ? plan.width * 0.06 : plan.width * 0.3);
  const height = 84;
  const roofY = top - 6 - height;
  const timber = stage.paint(plan.cladding, distance);
  const terraceX = isLeft ? x + width + 8 : plan.x + 12;
  const terrace = plan.width * (isLeft ? 0.26 : 0.25);
  let boards = '';
  for (let at = x + 9; at < x + width; at += 9) boards += `M${round(at)} ${round(roofY)}v${height}`;
  return (
    rectangle(x, roofY, width, height + 6, timber) +
    stroke(boards, darken(timber, 0.2), 1.2, { opacity: 0.7 }) +
    drawWindowRow(stage, {
      centres: [0.2, 0.5, 0.8].map((share) => x + width * share),
      top: roofY + 18,
      width: width * 0.2,
      height: height - 18,
      head: 'flat',
      joinery: plan.metal,
      bars: 'pair',
      distance,
    }) +
    rectangle(x, roofY, width, 9, stage.light.shadow, { opacity: 0.24 }) +
    rectangle(x - 14, roofY - 9, width + 28, 10, stage.paint(plan.metal, distance)) +
    drawHedge(stage, {
      x: terraceX,
      groundY: top - 4,
      width: terrace,
      height: 34,
      colour: plan.leaf,
      flower: plan.flower,
    }) +
    rectangle(plan.x + 2, top - 34, plan.width - 4, 3, stage.paint(plan.metal, distance)) +
    rectangle(
      plan.x + 2,
      top - 31,
      plan.width - 4,
      24,
      stage.light.time === 'night' ? '#7f93c8' : '#e6f3f2',
      {
        opacity: 0.3,
      },
    )
  );
}
