import { darken, lighten } from '../colour.ts';
import { PALETTE } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { path, rectangle, round, stroke } from '../svg.ts';
import { drawCornerDome } from './corner-dome.ts';
import { drawDoor } from './door.ts';
import { drawGuards, drawLongBalcony } from './haussmann-balcony.ts';
import { bayCentres, eavesOf, type HaussmannPlan, visibleCentres } from './haussmann-plan.ts';
import { drawRustication, drawStringCourse, wallFill } from './masonry.ts';
import { drawShopfront } from './shopfront.ts';
import { drawWindowRow } from './window-row.ts';
import { drawZincRoof } from './zinc-roof.ts';

/**
 * An apartment house of dressed stone: ground floor, noble floor with its balcony, floors that grow lower,
 * zinc roof.
 */
export function drawHaussmann(stage: Stage, plan: HaussmannPlan): string {
  const { x, width, groundY, distance } = plan;
  const eavesY = eavesOf(plan);
  const stone = stage.paint(plan.stone, distance);
  let floors = '';
  let floorY = groundY - plan.groundHeight;
  for (const [floor, height] of plan.floorHeights.entries()) {
    floors += drawFloor(stage, plan, { floor, floorY, height });
    floorY -= height;
  }
  return (
    drawZincRoof(stage, plan) +
    rectangle(x, eavesY - 12, width, groundY - eavesY + 12, wallFill(stage, stone)) +
    drawPilasters(plan, eavesY, stone) +
    drawGroundFloor(stage, plan, stone) +
    floors +
    drawCornice(stage, plan, eavesY, stone) +
    rectangle(x, eavesY, 1.6, groundY - eavesY, stage.light.shadow, { opacity: 0.2 }) +
    (plan.corner === undefined ? '' : drawCornerDome(stage, plan, plan.corner))
  );
}

function drawPilasters(plan: HaussmannPlan, eavesY: number, stone: string): string {
  const { x, width } = plan;
  let blocks = '';
  for (let y = eavesY + 18; y < plan.groundY - plan.groundHeight - 8; y += 16)
    blocks += `M${round(x)} ${round(y)}h18M${round(x + width - 18)} ${round(y)}h18`;
  return (
    rectangle(x, eavesY, 18, plan.groundY - eavesY, lighten(stone, 0.16)) +
    rectangle(x + width - 18, eavesY, 18, plan.groundY - eavesY, lighten(stone, 0.1)) +
    stroke(blocks, darken(stone, 0.2), 1.2, { opacity: 0.5 })
  );
}

function drawCornice(stage: Stage, { x, width }: HaussmannPlan, eavesY: number, stone: string): string {
  let brackets = '';
  for (let at = x + 8; at < x + width - 4; at += 13) brackets += `M${round(at)} ${round(eavesY)}v7`;
  return (
    rectangle(x, eavesY, width, 18, stage.light.shadow, { opacity: stage.light.shadowOpacity }) +
    stroke(brackets, lighten(stone, 0.1), 5, { 'stroke-linecap': 'butt' }) +
    rectangle(x - 5, eavesY - 12, width + 10, 13, lighten(stone, 0.2)) +
    rectangle(x - 8, eavesY - 16, width + 16, 5, lighten(stone, 0.38))
  );
}

interface Floor {
  floor: number;
  /** Level of the floor's own floor. */
  floorY: number;
  height: number;
}

function drawFloor(stage: Stage, plan: HaussmannPlan, { floor, floorY, height }: Floor): string {
  const { x, width, distance } = plan;
  const stone = stage.paint(plan.stone, distance);
  const centres = visibleCentres(plan, stage.width);
  const bay = width / plan.bays;
  const opening = Math.min(bay * 0.44, 44);
  const windowHeight = height * 0.72;
  const top = floorY - windowHeight - 4;
  const hasBalcony = plan.balconyFloors.includes(floor);
  const row = drawWindowRow(stage, {
    centres,
    top,
    width: opening,
    height: windowHeight,
    head: 'flat',
    joinery: PALETTE.joinery,
    bars: 'casement',
    distance,
    surround: { colour: lighten(plan.stone, 0.3), edge: 6 },
    hasResidents: distance === 0,
  });
  return (
    drawStringCourse(stage, { x, width, y: floorY - 5, height: 7, stone }) +
    row +
    (floor === 0 ? drawHoods(stage, centres, top - 8, opening, stone) : '') +
    (hasBalcony ? drawLongBalcony(stage, plan, floorY) : drawGuards(stage, plan, floorY, opening))
  );
}

/** Small cornices over the windows of the noble floor. */
function drawHoods(
  stage: Stage,
  centres: readonly number[],
  y: number,
  opening: number,
  stone: string,
): string {
  const slab = (reach: number, at: number, height: number) =>
    centres
      .map(
        (x) =>
          `M${round(x - opening / 2 - reach)} ${round(at)}h${round(opening + 2 * reach)}v${height}h${round(-opening - 2 * reach)}Z`,
      )
      .join('');
  return (
    path(slab(10, y + 2, 5), stage.light.shadow, { opacity: stage.light.shadowOpacity }) +
    path(slab(11, y - 4, 6), lighten(stone, 0.34))
  );
}

function drawGroundFloor(stage: Stage, plan: HaussmannPlan, stone: string): string {
  const { x, width, groundY, groundHeight, distance } = plan;
  const top = groundY - groundHeight;
  const bay = width / plan.bays;
  const centres = bayCentres(plan);
  const doorX = centres[plan.doorBay] ?? x + bay / 2;
  const others = centres.filter((_, index) => index !== plan.doorBay);
  const front =
    plan.awning === undefined
      ? drawWindowRow(stage, {
          centres: others,
          top: top + 26,
          width: Math.min(bay * 0.46, 46),
          height: groundHeight - 62,
          head: 'segment',
          joinery: PALETTE.joinery,
          bars: 'casement',
          distance,
          surround: { colour: lighten(plan.stone, 0.3), edge: 7 },
          hasResidents: distance === 0,
        })
      : drawShops(stage, plan, plan.awning);
  return (
    drawRustication({ x, width, top, bottom: groundY }, stone) +
    rectangle(x, groundY - 22, width, 22, darken(stone, 0.14)) +
    front +
    drawDoor(stage, {
      x: doorX,
      groundY,
      width: Math.min(bay * 0.56, 58),
      height: groundHeight - 40,
      head: 'arch',
      stone: plan.stone,
      colour: plan.door,
      lanternSide: plan.doorBay === plan.bays - 1 ? -1 : 1,
      hasLantern: plan.awning === undefined,
    })
  );
}

/** One shop on each side of the house door. */
function drawShops(stage: Stage, plan: HaussmannPlan, awning: string): string {
  const bay = plan.width / plan.bays;
  const shop = (fromBay: number, toBay: number) =>
    toBay <= fromBay
      ? ''
      : drawShopfront(stage, {
          x: plan.x + fromBay * bay + 14,
          width: (toBay - fromBay) * bay - 28,
          groundY: plan.groundY,
          height: plan.groundHeight - 26,
          colour: plan.door,
          awning,
          distance: plan.distance,
        });
  return shop(0, plan.doorBay) + shop(plan.doorBay + 1, plan.bays);
}
