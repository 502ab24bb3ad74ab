import { LAMPLIGHT } from '../light.ts';
import type { Stage } from '../stage.ts';
import { circle, polygon, rectangle, round, stroke } from '../svg.ts';
import { drawBalconyFront } from './balcony.ts';
import { type TowerPlan, towerBayX } from './tower-plan.ts';
import { drawHedge } from './tree.ts';

/** The balcony that tells the home from the other hundred: its own guard, its flowers, a lamp at night. */
export function drawHomeBalcony(stage: Stage, plan: TowerPlan): string {
  const bay = plan.width / plan.bays;
  const x = towerBayX(plan, plan.homeBay) - bay * 0.5;
  const floorY = plan.groundY - plan.groundHeight - plan.homeFloor * plan.floorHeight - 3;
  const isLit = stage.light.litShare > 0.1;
  const glass = isLit ? LAMPLIGHT : stage.light.glass;
  const top = floorY - plan.floorHeight + 12;
  const cloth = stage.paint(plan.door);
  return (
    rectangle(
      x + 4,
      top,
      bay - 8,
      floorY - top,
      stage.definitions.gradient([
        [0, glass[0]],
        [1, glass[1]],
      ]),
    ) +
    stroke(`M${round(x + bay / 2)} ${round(top)}V${round(floorY)}`, stage.paint(plan.metal), 2) +
    polygon(
      [
        [x + 2, top - 3],
        [x + bay - 2, top - 3],
        [x + bay + 5, top + 10],
        [x - 5, top + 10],
      ],
      cloth,
    ) +
    polygon(
      [
        [x + bay * 0.36, top - 3],
        [x + bay * 0.64, top - 3],
        [x + bay * 0.68, top + 10],
        [x + bay * 0.32, top + 10],
      ],
      stage.paint('#fbf1de'),
    ) +
    drawHedge(stage, {
      x: x - 2,
      groundY: floorY,
      width: bay + 4,
      height: 20,
      colour: plan.leaf,
      flower: plan.flower,
    }) +
    drawBalconyFront(stage, {
      x: x - 4,
      width: bay + 8,
      floorY,
      height: 13,
      guard: 'panel',
      colour: plan.door,
      metal: plan.metal,
      slab: plan.wall,
      distance: 0,
    }) +
    (isLit
      ? circle(
          x + bay / 2,
          floorY - 18,
          bay * 1.1,
          stage.definitions.glow([
            [0, LAMPLIGHT[0], stage.light.time === 'night' ? 0.45 : 0.25],
            [1, LAMPLIGHT[0], 0],
          ]),
        )
      : '')
  );
}
