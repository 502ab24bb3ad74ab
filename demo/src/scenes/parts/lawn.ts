import { darken, lighten } from '../colour.ts';
import { PALETTE } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { path, round, stroke } from '../svg.ts';
import { GROUND_Y, type OwnHouse, type Side } from './street-plan.ts';
import { drawHedge, drawTree } from './tree.ts';

/** A common lawn with trees and a hedge, beside a house that does not stand in a row. */
export function drawLawn(stage: Stage, own: OwnHouse, side: Side): string {
  const { random } = stage;
  const from = side < 0 ? -20 : own.x + own.width - 10;
  const to = side < 0 ? own.x + 10 : stage.width + 20;
  const width = to - from;
  const grass = stage.paint('#86a65e');
  const top = GROUND_Y - 62;
  let blades = '';
  for (let index = 0; index < width / 16; index += 1)
    blades += `M${round(random.between(from, to))} ${round(random.between(top + 24, GROUND_Y - 4))}q1 -6 4 -9`;
  const trees = Array.from({ length: width > 330 ? 2 : 1 }, (_, index) =>
    drawTree(stage, {
      x: from + width * (width > 330 ? 0.26 + index * 0.46 : 0.5) + random.between(-20, 20),
      groundY: GROUND_Y - 34,
      height: random.between(220, 360),
      colour: random.pick(own.crowns),
    }),
  ).join('');
  return (
    path(
      `M${round(from)} ${GROUND_Y + 2}V${top + 10}Q${round(from + width / 2)} ${top - 14} ${round(to)} ${top + 10}V${GROUND_Y + 2}Z`,
      stage.definitions.gradient([
        [0, lighten(grass, 0.14)],
        [1, darken(grass, 0.08)],
      ]),
    ) +
    stroke(blades, darken(grass, 0.18), 2, { opacity: 0.6 }) +
    trees +
    drawHedge(stage, {
      x: from,
      groundY: GROUND_Y + 3,
      width,
      height: 34,
      colour: own.leaf,
      flower: random.chance(0.4) ? random.pick(PALETTE.flower) : undefined,
    })
  );
}
