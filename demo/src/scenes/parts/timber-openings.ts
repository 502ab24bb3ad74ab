import { PALETTE } from '../palette.ts';
import type { Stage } from '../stage.ts';
import type { HalfTimberedPlan } from './half-timbered-plan.ts';
import { drawWindow } from './openings.ts';
import { drawWindowRow } from './window-row.ts';
import { drawSills } from './window-trim.ts';

/** Windows in the frame: with all that hangs on them near by, in one row far off. */
export function drawTimberOpenings(
  stage: Stage,
  plan: HalfTimberedPlan,
  centres: readonly number[],
  opening: { width: number; top: number; bottom: number },
): string {
  const { width, top } = opening;
  const height = opening.bottom - top;
  const { flower, leaf, shutter, distance } = plan;
  if (distance > 0.1)
    return (
      drawWindowRow(stage, {
        centres,
        top,
        width,
        height,
        head: 'flat',
        joinery: PALETTE.joinery,
        bars: 'casement',
        distance,
      }) + drawSills(stage, { centres, y: opening.bottom, width, height: 5, colour: plan.timber, distance })
    );
  return centres
    .map((x) =>
      drawWindow(stage, {
        x,
        top,
        width,
        height,
        head: 'flat',
        stone: plan.timber,
        surround: 'timber',
        shutter,
        planter: flower !== undefined && stage.random.chance(0.75) ? { leaf, flower } : undefined,
      }),
    )
    .join('');
}
