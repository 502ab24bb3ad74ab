import { darken, lighten } from '../colour.ts';
import { PALETTE } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { path, polygon, rectangle, round, stroke } from '../svg.ts';
import { drawBarnFront } from './barn.ts';
import { drawChimney } from './chimney.ts';
import { drawDoor } from './door.ts';
import { dwellingX, type FarmPlan, farmDoorX } from './farm-plan.ts';
import { drawFieldstones } from './fieldstone.ts';
import { drawPlaster, wallFill } from './masonry.ts';
import { drawWindow } from './openings.ts';
import { drawSlatedRoof } from './roof.ts';
import { drawTiledRoof } from './tiled-roof.ts';

/** Dwelling and barn under one long roof, as farms of the Ardennes and the Gutland are built. */
export function drawFarm(stage: Stage, plan: FarmPlan): string {
  return drawLongRoof(stage, plan) + drawBarnFront(stage, plan) + drawDwelling(stage, plan);
}

function drawLongRoof(stage: Stage, plan: FarmPlan): string {
  const { x, width, groundY, eavesHeight, roofHeight } = plan;
  const eavesY = groundY - eavesHeight;
  const roof = {
    left: x - 14,
    right: x + width + 14,
    top: eavesY - roofHeight,
    bottom: eavesY + 6,
    lean: 22,
  };
  const from = dwellingX(plan);
  const shares = plan.dwellingWidth > 300 ? [0.16, 0.8] : [plan.barnSide < 0 ? 0.76 : 0.14];
  const chimneys = shares
    .map((share) =>
      drawChimney(stage, {
        x: from + plan.dwellingWidth * share,
        top: roof.top - 32,
        height: 70,
        distance: 0,
      }),
    )
    .join('');
  return (
    chimneys +
    (plan.isTiled
      ? drawTiledRoof(stage, { ...roof, tile: plan.roof, distance: 0 })
      : drawSlatedRoof(stage, { ...roof, slate: plan.roof })) +
    drawSkylights(stage, plan, roof.top)
  );
}

/** Small roof windows over the loft. */
function drawSkylights(stage: Stage, plan: FarmPlan, top: number): string {
  const count = Math.round(plan.width / 210);
  const frame = darken(stage.paint(plan.roof), 0.34);
  const y = top + plan.roofHeight * 0.42;
  return Array.from({ length: count }, (_, index) => {
    const x = plan.x + (plan.width * (index + 0.5)) / count - 15;
    return (
      rectangle(x - 3, y - 3, 36, 30, frame, { rx: 2 }) +
      rectangle(x, y, 30, 24, stage.light.glass[1]) +
      path(`M${round(x)} ${round(y + 18)}l14 -18h8l-20 24h-2Z`, '#ffffff', { opacity: 0.25 })
    );
  }).join('');
}

function drawDwelling(stage: Stage, plan: FarmPlan): string {
  const { groundY, eavesHeight, dwellingWidth: width } = plan;
  const x = dwellingX(plan);
  const top = groundY - eavesHeight;
  const wall = stage.paint(plan.wall);
  const stone = stage.paint(plan.stone);
  return (
    rectangle(x, top, width, eavesHeight, wallFill(stage, wall)) +
    drawPlaster(stage, { x, width, top, bottom: groundY }, wall) +
    drawQuoins(x, width, top, groundY, stone) +
    drawFieldstones(stage, { x, width, top: groundY - 34, bottom: groundY }, darken(stone, 0.12)) +
    rectangle(x - 6, top, width + 12, 14, stage.light.shadow, { opacity: stage.light.shadowOpacity }) +
    drawDwellingWindows(stage, plan, x) +
    drawDoor(stage, {
      x: farmDoorX(plan),
      groundY,
      width: 62,
      height: eavesHeight * 0.43,
      head: plan.country === 'ardennes' ? 'flat' : 'segment',
      stone: plan.stone,
      colour: plan.door,
      lanternSide: plan.doorBay * 2 + 1 <= plan.bays ? 1 : -1,
      hasLantern: plan.shutter === undefined,
    })
  );
}

function drawQuoins(x: number, width: number, top: number, bottom: number, stone: string): string {
  let blocks = '';
  for (let y = top + 10, step = 0; y < bottom - 30; y += 22, step += 1) {
    const long = step % 2 === 0 ? 24 : 15;
    blocks += `M${round(x)} ${round(y)}h${long}v19h${-long}ZM${round(x + width)} ${round(y)}h${-long}v19h${long}Z`;
  }
  return path(blocks, lighten(stone, 0.08));
}

function drawDwellingWindows(stage: Stage, plan: FarmPlan, left: number): string {
  const { bays, doorBay } = plan;
  const bay = plan.dwellingWidth / bays;
  const centres = Array.from({ length: bays }, (_, index) => left + bay * (index + 0.5));
  const upper = centres.map((x) => drawDwellingWindow(stage, plan, x, 0.87));
  const lower = centres
    .filter((_, index) => index !== doorBay)
    .map((x) => drawDwellingWindow(stage, plan, x, 0.44));
  return upper.join('') + lower.join('');
}

/** `share` is how high the window's top is, in heights of the eaves. */
function drawDwellingWindow(stage: Stage, plan: FarmPlan, x: number, share: number): string {
  const { groundY, eavesHeight, flower, leaf } = plan;
  return drawWindow(stage, {
    x,
    top: groundY - eavesHeight * share,
    width: Math.min((plan.dwellingWidth / plan.bays) * 0.38, 50),
    height: eavesHeight * 0.25,
    head: plan.country === 'ardennes' ? 'flat' : 'segment',
    stone: plan.stone,
    shutter: plan.shutter,
    planter: flower !== undefined && stage.random.chance(0.5) ? { leaf, flower } : undefined,
  });
}

/** A small round tower for pigeons beyond the roofs. */
export function drawDovecote(stage: Stage, plan: FarmPlan, x: number): string {
  const wall = stage.paint(plan.barnWall, 0.1);
  const roof = stage.paint(plan.roof, 0.1);
  const top = plan.groundY - 300;
  let holes = '';
  for (const row of [0, 1])
    for (const column of [0, 1, 2])
      holes += `M${round(x - 22 + column * 18)} ${round(top + 30 + row * 22)}v-8a5 5 0 0 1 10 0v8Z`;
  return (
    rectangle(x - 42, top, 84, 300, wallFill(stage, wall)) +
    path(holes, darken(wall, 0.5)) +
    stroke(`M${round(x - 30)} ${round(top + 58)}h60`, lighten(wall, 0.24), 4) +
    polygon(
      [
        [x - 52, top + 4],
        [x, top - 96],
        [x + 52, top + 4],
      ],
      roof,
    ) +
    polygon(
      stage.isLitFromLeft
        ? [
            [x, top - 96],
            [x + 52, top + 4],
            [x + 14, top + 4],
          ]
        : [
            [x, top - 96],
            [x - 52, top + 4],
            [x - 14, top + 4],
          ],
      stage.light.shadow,
      { opacity: 0.18 },
    ) +
    stroke(`M${round(x)} ${round(top - 96)}v-24`, stage.paint(PALETTE.iron, 0.1), 2.4) +
    path(`M${round(x)} ${round(top - 120)}l22 5l-22 6Z`, stage.paint(PALETTE.door[0], 0.1))
  );
}
