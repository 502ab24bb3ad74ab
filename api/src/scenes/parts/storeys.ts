import { darken, lighten } from '../colour.ts';
import { PALETTE } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { polygon, rectangle } from '../svg.ts';
import { drawDoor } from './door.ts';
import { drawRailing, drawWindow } from './openings.ts';
import type { TownhousePlan } from './townhouse-plan.ts';

/** Windows and door of a house, storey by storey from the top. */
export function drawStoreys(
  stage: Stage,
  plan: TownhousePlan,
  eavesY: number,
  centres: readonly number[],
): string {
  let parts = '';
  for (let storey = plan.storeys - 1; storey >= 0; storey -= 1) {
    for (const [bay, x] of centres.entries()) {
      parts +=
        storey === 0 && bay === plan.doorBay
          ? drawHouseDoor(stage, plan, x)
          : drawBay(stage, plan, { storey, bay, x, eavesY });
    }
  }
  return parts;
}

function drawHouseDoor(stage: Stage, plan: TownhousePlan, x: number): string {
  return drawDoor(stage, {
    x,
    groundY: plan.groundY,
    width: Math.min((plan.width / plan.bays) * 0.58, 76),
    height: plan.storeyHeight * 0.76,
    head: plan.groundFloor === 'stone' ? 'arch' : 'segment',
    stone: plan.stone,
    colour: plan.door,
    lanternSide: plan.doorBay * 2 + 1 <= plan.bays ? 1 : -1,
  });
}

interface Bay {
  storey: number;
  bay: number;
  x: number;
  eavesY: number;
}

/** Share of the storey's height: piano nobile tallest, top and ground floor lower. */
function windowShare(isBalcony: boolean, isTop: boolean, isGround: boolean): number {
  if (isBalcony) return 0.68;
  return isTop || isGround ? 0.5 : 0.58;
}

function drawBay(stage: Stage, plan: TownhousePlan, { storey, bay, x, eavesY }: Bay): string {
  const isGround = storey === 0;
  const isTop = storey === plan.storeys - 1;
  const isBalcony = plan.hasBalcony && storey === 1 && bay === Math.floor(plan.bays / 2);
  const width = Math.min((plan.width / plan.bays) * (plan.shutter === undefined ? 0.46 : 0.4), 66);
  const height = plan.storeyHeight * windowShare(isBalcony, isTop, isGround);
  const top = isTop ? eavesY + 44 : plan.groundY - (storey + 1) * plan.storeyHeight + 30;
  const canHavePlanter = !isBalcony && !isGround && stage.random.chance(0.55);
  const planter =
    canHavePlanter && plan.flower !== undefined ? { leaf: plan.leaf, flower: plan.flower } : undefined;
  const window = drawWindow(stage, {
    x,
    top,
    width,
    height,
    head: isGround && plan.groundFloor === 'stone' ? 'arch' : plan.head,
    stone: plan.stone,
    shutter: isGround || isBalcony ? undefined : plan.shutter,
    planter,
    distance: plan.distance,
  });
  return isBalcony ? window + drawBalcony(stage, x, top + height, width * 2.3) : window;
}

function drawBalcony(stage: Stage, x: number, floor: number, width: number): string {
  const stone = stage.paint(PALETTE.sandstone[0]);
  const left = x - width / 2;
  const bracket = (at: number) =>
    polygon(
      [
        [at - 7, floor + 8],
        [at + 7, floor + 8],
        [at + 3, floor + 30],
        [at - 3, floor + 30],
      ],
      darken(stone, 0.12),
    );
  return (
    rectangle(left, floor + 12, width, 20, stage.light.shadow, { opacity: stage.light.shadowOpacity * 0.8 }) +
    bracket(left + width * 0.18) +
    bracket(left + width * 0.82) +
    drawRailing(stage, left, width, floor + 2, 46) +
    rectangle(left - 7, floor + 1, width + 14, 10, lighten(stone, 0.2))
  );
}
