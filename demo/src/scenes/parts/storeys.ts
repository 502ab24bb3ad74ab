import { darken, lighten } from '../colour.ts';
import { PALETTE } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { polygon, rectangle } from '../svg.ts';
import { drawDoor } from './door.ts';
import { drawRailing, drawWindow } from './openings.ts';
import type { WindowHead } from './panes.ts';
import type { TownhousePlan } from './townhouse-plan.ts';
import { drawWindowRow } from './window-row.ts';
import { drawShutterRow, drawSills } from './window-trim.ts';

/** Windows and door of a house, storey by storey from the top. */
export function drawStoreys(
  stage: Stage,
  plan: TownhousePlan,
  eavesY: number,
  centres: readonly number[],
): string {
  if (plan.distance > 0.1) return drawDistantStoreys(stage, plan, eavesY, centres);
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

/** Neighbours: the same windows, drawn a storey at a time. */
function drawDistantStoreys(
  stage: Stage,
  plan: TownhousePlan,
  eavesY: number,
  centres: readonly number[],
): string {
  const { stone, shutter, distance } = plan;
  let parts = '';
  for (let storey = plan.storeys - 1; storey >= 0; storey -= 1) {
    const bays = storey === 0 ? centres.filter((_, bay) => bay !== plan.doorBay) : centres;
    const opening = openingOf(plan, storey, eavesY, false);
    const edge = opening.width * 0.15;
    parts +=
      (shutter === undefined || storey === 0
        ? ''
        : drawShutterRow(stage, { ...opening, centres, shutter, distance })) +
      drawWindowRow(stage, {
        ...opening,
        centres: bays,
        joinery: PALETTE.joinery,
        bars: 'casement',
        distance,
        surround: { colour: stone, edge },
      }) +
      drawSills(stage, {
        centres: bays,
        y: opening.top + opening.height,
        width: opening.width + edge * 3,
        height: opening.width * 0.13,
        colour: stone,
        distance,
      });
  }
  const doorX = centres[plan.doorBay];
  return doorX === undefined ? parts : parts + drawHouseDoor(stage, plan, doorX);
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

function openingOf(plan: TownhousePlan, storey: number, eavesY: number, isBalcony: boolean) {
  const isGround = storey === 0;
  const isTop = storey === plan.storeys - 1;
  const head: WindowHead = isGround && plan.groundFloor === 'stone' ? 'arch' : plan.head;
  return {
    top: isTop ? eavesY + 44 : plan.groundY - (storey + 1) * plan.storeyHeight + 30,
    width: Math.min((plan.width / plan.bays) * (plan.shutter === undefined ? 0.46 : 0.4), 66),
    height: plan.storeyHeight * windowShare(isBalcony, isTop, isGround),
    head,
  };
}

function drawBay(stage: Stage, plan: TownhousePlan, { storey, bay, x, eavesY }: Bay): string {
  const isGround = storey === 0;
  const isBalcony = plan.hasBalcony && storey === 1 && bay === Math.floor(plan.bays / 2);
  const opening = openingOf(plan, storey, eavesY, isBalcony);
  const canHavePlanter = !isBalcony && !isGround && stage.random.chance(0.55);
  const planter =
    canHavePlanter && plan.flower !== undefined ? { leaf: plan.leaf, flower: plan.flower } : undefined;
  const window = drawWindow(stage, {
    x,
    ...opening,
    stone: plan.stone,
    shutter: isGround || isBalcony ? undefined : plan.shutter,
    planter,
    distance: plan.distance,
  });
  return isBalcony
    ? window + drawBalcony(stage, x, opening.top + opening.height, opening.width * 2.3)
    : window;
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
