import { multiply } from '../colour.ts';
import type { Stage } from '../stage.ts';

/** Lamplit rooms are not as blue as the street outside. */
export function roomStage(stage: Stage): Stage {
  if (stage.light.time !== 'night') return stage;
  const light = { ...stage.light, lamp: '#c8b2b0' };
  return { ...stage, light, paint: (colour, distance) => paintInside(stage, colour, distance) };
}

function paintInside(stage: Stage, colour: string, distance?: number): string {
  return distance === undefined ? multiply(colour, '#d6b5a6') : stage.paint(colour, distance);
}
