import { createRandom } from '@moien/api/lib/random';
import { difference, lighten } from '../colour.ts';
import type { Home } from '../home.ts';
import type { Stage } from '../stage.ts';
import { MODULE, type UnitColours } from './kitchen-units.ts';
import { roomStyleOf } from './room-style.ts';
import { drawTiledWall, TILE_BONDS, type TileBond } from './tiles.ts';

/** What a home cooks in, whether that is a kitchen or one side of a studio. */
export interface KitchenStyle {
  colours: UnitColours;
  tile: string;
  grout: string;
  bond: TileBond;
  refrigerator: string;
  hasCupboards: boolean;
  /** A steel chimney over the hob instead of one in the colour of the units. */
  isChimney: boolean;
}

/** Two colours closer than this look alike across a room. */
const LEAST_DIFFERENCE = 0.16;

export function kitchenStyleOf(home: Home): KitchenStyle {
  const random = createRandom(`kitchen-style/${home.seed}`);
  const { interior } = home;
  const fronts = [interior.sofa, home.door, interior.sofa, '#f1e7d6', home.shutter];
  const colours = {
    front: random.pick(fronts.filter((front) => difference(front, interior.wall) > LEAST_DIFFERENCE)),
    worktop: random.pick([lighten(interior.wood, 0.2), '#efe8dc', lighten(interior.wood, 0.1)]),
    metal: roomStyleOf(home).metal,
  };
  return {
    colours,
    tile: random.pick(['#f7f0e3', lighten(interior.accent, 0.66), lighten(interior.sofa, 0.7)]),
    grout: lighten(interior.wood, 0.4),
    bond: random.pick(TILE_BONDS),
    refrigerator: random.pick(['#f6efe2', interior.accent, '#f6efe2', colours.front]),
    hasCupboards: random.chance(0.5),
    isChimney: random.chance(0.5),
  };
}

/** The tiles behind `count` units that begin at `x`. */
export function drawSplashback(stage: Stage, x: number, count: number, style: KitchenStyle): string {
  const { tile: colour, grout, bond } = style;
  const place = { x: x - 5, width: MODULE * count + 10, top: 306, bottom: 450 };
  return drawTiledWall(stage, { ...place, colour, grout, bond });
}
