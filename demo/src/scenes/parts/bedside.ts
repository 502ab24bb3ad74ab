import type { Random } from '@moien/api/lib/random';
import { lighten } from '../colour.ts';
import type { Home } from '../home.ts';
import type { Stage } from '../stage.ts';
import { drawNightstand, drawTableLamp } from './bedroom-furniture.ts';
import { drawPottedPlant } from './plant.ts';
import { roomStyleOf } from './room-style.ts';

/** Cover, cushion and throw that go together. */
export function bedWearOf({ interior }: Home, random: Random) {
  const cover = random.pick([
    interior.sofa,
    '#f1e6d2',
    interior.sofa,
    '#dfe3da',
    lighten(interior.accent, 0.24),
  ]);
  const second = cover === interior.sofa ? interior.rug : interior.sofa;
  return { cover, accent: interior.accent, second };
}

/** A table by the bed with a lamp, whose light is drawn by the caller last, or with a plant. */
export function drawBedside(
  stage: Stage,
  home: Home,
  x: number,
  width: number,
  lampStage: Stage | undefined,
  wood: string = home.interior.wood,
): { markup: string; glow: string } {
  const stand = drawNightstand(stage, { x, width, wood, metal: roomStyleOf(home).metal });
  if (lampStage === undefined)
    return { markup: stand.markup + drawPottedPlant(stage, stand.topX, stand.topY, 92, 'small'), glow: '' };
  const { interior } = home;
  const lamp = drawTableLamp(lampStage, stand.topX, stand.topY, interior.rug, interior.accent);
  return { markup: stand.markup + lamp.lamp, glow: lamp.glow };
}
