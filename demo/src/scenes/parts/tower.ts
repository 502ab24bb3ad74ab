import { darken, lighten } from '../colour.ts';
import { LAMPLIGHT } from '../light.ts';
import { PALETTE } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { polygon, rectangle, round, stroke } from '../svg.ts';
import { drawHomeBalcony } from './tower-balcony.ts';
import { drawTowerFront } from './tower-front.ts';
import { type TowerFront, type TowerPlan, towerBayX, towerTop } from './tower-plan.ts';
import { drawHedge, drawTree } from './tree.ts';

/** A residential tower with its lobby, its crown and, on one floor, the home's own balcony. */
export function drawTower(stage: Stage, plan: TowerPlan): string {
  const { wing } = plan;
  const wingFront: TowerFront | undefined = wing && {
    x: wing.side < 0 ? plan.x - wing.width : plan.x + plan.width,
    width: wing.width,
    bays: wing.bays,
    floors: wing.floors,
    wall: wing.wall,
  };
  return (
    (wingFront === undefined
      ? ''
      : drawRoofGarden(stage, plan, wingFront) +
        drawTowerFront(stage, plan, wingFront) +
        drawWingShadow(stage, plan, wingFront)) +
    drawCrown(stage, plan) +
    drawTowerFront(stage, plan, plan) +
    drawHomeBalcony(stage, plan) +
    drawLobby(stage, plan, wingFront)
  );
}

/** The tower's shadow on its lower wing, when the light comes from the other side. */
function drawWingShadow(stage: Stage, plan: TowerPlan, wing: TowerFront): string {
  const isRight = wing.x > plan.x;
  if (isRight !== stage.isLitFromLeft) return '';
  const top = towerTop(plan, wing.floors);
  const bottom = plan.groundY - plan.groundHeight;
  const edge = isRight ? wing.x : wing.x + wing.width;
  const reach = (isRight ? 1 : -1) * wing.width;
  return polygon(
    [
      [edge, top],
      [edge + reach * 0.3, top],
      [edge + reach * 0.62, bottom],
      [edge, bottom],
    ],
    stage.light.shadow,
    { opacity: stage.light.shadowOpacity },
  );
}

function drawRoofGarden(stage: Stage, plan: TowerPlan, front: TowerFront): string {
  const top = towerTop(plan, front.floors);
  const trees = [0.28, 0.7].map((share) =>
    drawTree(stage, {
      x: front.x + front.width * share,
      groundY: top,
      height: stage.random.between(40, 58),
      colour: stage.random.pick(PALETTE.leaf),
    }),
  );
  return (
    trees.join('') +
    drawHedge(stage, {
      x: front.x + 4,
      groundY: top - 4,
      width: front.width - 8,
      height: 16,
      colour: plan.leaf,
    })
  );
}

function drawCrown(stage: Stage, plan: TowerPlan): string {
  const { x, width } = plan;
  const top = towerTop(plan, plan.floors);
  const wall = stage.paint(plan.wall);
  const metal = stage.paint(plan.metal);
  if (plan.crown === 'garden') return drawRoofGarden(stage, plan, plan);
  if (plan.crown === 'step')
    return (
      rectangle(x + width * 0.34, top - 52, 4, 30, metal) +
      rectangle(x + width * 0.26, top - 36, width * 0.48, 32, darken(wall, 0.14)) +
      rectangle(x + width * 0.24, top - 39, width * 0.52, 5, lighten(wall, 0.2)) +
      rectangle(x + width * 0.12, top - 18, width * 0.76, 14, darken(wall, 0.06))
    );
  let posts = '';
  for (let index = 0; index <= plan.bays; index += 1)
    posts += `M${round(x + 2 + ((width - 4) * index) / plan.bays)} ${round(top - 4)}v-34`;
  return (
    drawHedge(stage, { x: x + 12, groundY: top - 4, width: width - 24, height: 18, colour: plan.leaf }) +
    stroke(posts, lighten(wall, 0.1), 5, { 'stroke-linecap': 'butt' }) +
    rectangle(x - 3, top - 42, width + 6, 8, lighten(wall, 0.22))
  );
}

/** The glazed ground floor with columns, and a door under a canopy in the home's colour. */
function drawLobby(stage: Stage, plan: TowerPlan, wing: TowerFront | undefined): string {
  const x = Math.min(plan.x, wing?.x ?? plan.x);
  const width = plan.width + (wing?.width ?? 0);
  const { groundY, groundHeight } = plan;
  const top = groundY - groundHeight;
  const isLit = stage.light.litShare > 0.1;
  const glass = isLit ? LAMPLIGHT : stage.light.glass;
  const wall = stage.paint(plan.wall);
  const metal = stage.paint(plan.metal);
  const doorX = towerBayX(plan, plan.doorBay);
  const step = plan.width / plan.bays;
  let columns = '';
  for (let at = x + 6; at <= x + width - 4; at += step)
    columns += `M${round(at)} ${round(top)}V${round(groundY)}`;
  return (
    rectangle(
      x,
      top,
      width,
      groundHeight,
      stage.definitions.gradient([
        [0, glass[0]],
        [1, glass[1]],
      ]),
    ) +
    (isLit
      ? ''
      : polygon(
          [
            [x, groundY - 8],
            [x, groundY - 34],
            [x + width * 0.5, top],
            [x + width * 0.7, top],
          ],
          '#ffffff',
          { opacity: 0.16 },
        )) +
    rectangle(x, top, width, 9, stage.light.shadow, { opacity: 0.3 }) +
    rectangle(x, groundY - 10, width, 10, darken(wall, 0.24)) +
    stroke(columns, wall, 9, { 'stroke-linecap': 'butt' }) +
    rectangle(doorX - 28, groundY - 56, 56, 56, metal) +
    rectangle(doorX - 24, groundY - 52, 22, 50, stage.paint(plan.door)) +
    rectangle(doorX + 2, groundY - 52, 22, 50, stage.paint(plan.door)) +
    rectangle(doorX - 20, groundY - 46, 14, 30, lighten(glass[1], 0.2)) +
    rectangle(doorX + 6, groundY - 46, 14, 30, lighten(glass[1], 0.2)) +
    rectangle(doorX - 44, groundY - 62, 88, 5, stage.light.shadow, { opacity: 0.3 }) +
    rectangle(doorX - 46, groundY - 68, 92, 8, stage.paint(plan.door)) +
    rectangle(x - 4, top - 5, width + 8, 9, lighten(wall, 0.24))
  );
}
