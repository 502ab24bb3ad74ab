import { darken, lighten } from '../colour.ts';
import { PALETTE } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { rectangle } from '../svg.ts';
import { drawDoor } from './door.ts';
import { centresOf, type HalfTimberedPlan, storeyFace } from './half-timbered-plan.ts';
import { drawTimberRoof } from './half-timbered-roof.ts';
import { drawPlaster, drawRustication, type WallFace, wallFill } from './masonry.ts';
import { drawWindow } from './openings.ts';
import { drawBeamEnds, drawStoreyFrame } from './timber-frame.ts';
import { drawTimberOpenings } from './timber-openings.ts';
import { drawWindowRow } from './window-row.ts';

/** A timber frame on a stone ground floor, each storey a little wider than the one below. */
export function drawHalfTimbered(stage: Stage, plan: HalfTimberedPlan): string {
  let storeys = '';
  for (let storey = 0; storey < plan.storeys; storey += 1) storeys += drawStorey(stage, plan, storey);
  return drawTimberRoof(stage, plan) + drawGroundFloor(stage, plan) + storeys;
}

function drawStorey(stage: Stage, plan: HalfTimberedPlan, storey: number): string {
  const face = storeyFace(plan, storey);
  const { x, width, top, bottom } = face;
  const wall = stage.paint(plan.wall, plan.distance);
  const height = bottom - top;
  const opening = {
    width: Math.min((width / plan.bays) * 0.38, 46),
    top: top + height * 0.18,
    bottom: top + height * 0.68,
  };
  return (
    rectangle(x, top, width, height, wallFill(stage, wall)) +
    drawPlaster(stage, face, wall) +
    drawStoreyFrame(stage, plan, face, plan.bays, opening) +
    drawTimberOpenings(stage, plan, centresOf(face, plan.bays), opening) +
    (plan.jetty > 0 ? drawBeamEnds(stage, plan, face) : '')
  );
}

function drawGroundFloor(stage: Stage, plan: HalfTimberedPlan): string {
  const { x, width, groundY, groundHeight, distance } = plan;
  const face: WallFace = { x, width, top: groundY - groundHeight, bottom: groundY };
  const stone = stage.paint(plan.stone, distance);
  const bay = width / plan.bays;
  const centres = centresOf(face, plan.bays);
  const others = centres.filter((_, index) => index !== plan.doorBay);
  const opening = {
    top: groundY - groundHeight * 0.7,
    height: groundHeight * 0.38,
    width: Math.min(bay * 0.42, 50),
  };
  const windows =
    distance > 0.1
      ? drawWindowRow(stage, {
          ...opening,
          centres: others,
          head: 'segment',
          joinery: PALETTE.joinery,
          bars: 'casement',
          distance,
          surround: { colour: lighten(plan.stone, 0.2), edge: 7 },
        })
      : others
          .map((at) =>
            drawWindow(stage, { ...opening, x: at, head: 'segment', stone: lighten(plan.stone, 0.2) }),
          )
          .join('');
  return (
    drawRustication(face, stone) +
    rectangle(x, groundY - 24, width, 24, darken(stone, 0.16)) +
    windows +
    drawDoor(stage, {
      x: centres[plan.doorBay] ?? x + bay / 2,
      groundY,
      width: Math.min(bay * 0.56, 66),
      height: groundHeight * 0.72,
      head: 'arch',
      stone: lighten(plan.stone, 0.2),
      colour: plan.door,
      lanternSide: plan.doorBay * 2 + 1 <= plan.bays ? 1 : -1,
    })
  );
}
