import { multiply } from '../colour.ts';
import type { Stage } from '../stage.ts';

/** Lamplit rooms are not as blue as the street outside. */
export function roomStage(stage: Stage): Stage {
  if (stage.light.time !== 'night') return stage;
  const light = { ...stage.light, lamp: '#b3a0a6' };
  return { ...stage, light, paint: (colour, distance) => paintInside(stage, colour, distance) };
}

function paintInside(stage: Stage, colour: string, distance?: number): string {
  return distance === undefined ? multiply(colour, '#b9a3b0') : stage.paint(colour, distance);
}
