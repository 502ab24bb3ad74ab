import type { Random } from '@moien/api/lib/random';
import { type Light, paintUnder } from './light.ts';
import { createDefinitions, type Definitions } from './svg.ts';

/** Everything a part needs to draw itself. */
export interface Stage {
  /** Drawing units, not pixels: homes are 800 units high, banners 900. */
  readonly width: number;
  readonly height: number;
  readonly light: Light;
  readonly random: Random;
  readonly definitions: Definitions;
  /** The side the light comes from. */
  readonly isLitFromLeft: boolean;
  /** A surface colour under this stage's light; `distance` 0 is near, 1 is lost in haze. */
  paint(colour: string, distance?: number): string;
}

export function createStage(options: {
  width: number;
  height: number;
  light: Light;
  random: Random;
  isLitFromLeft: boolean;
}): Stage {
  const definitions = createDefinitions();
  return {
    ...options,
    definitions,
    paint: (colour, distance) => paintUnder(options.light, colour, distance),
  };
}

/** The same stage with an independent generator. */
export function withRandom(stage: Stage, label: string): Stage {
  return { ...stage, random: stage.random.fork(label) };
}
