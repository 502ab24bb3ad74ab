import { darken, lighten } from '../colour.ts';
import type { Stage } from '../stage.ts';
import { path, rectangle, round, stroke } from '../svg.ts';

export const TILE_BONDS = ['square', 'metro', 'upright', 'scallop'] as const;
export type TileBond = (typeof TILE_BONDS)[number];

interface TiledWall {
  x: number;
  width: number;
  top: number;
  bottom: number;
  colour: string;
  grout: string;
  bond: TileBond;
}

const SIZES: Readonly<Record<TileBond, readonly [number, number]>> = {
  square: [34, 34],
  metro: [52, 26],
  upright: [22, 56],
  scallop: [36, 26],
};

interface Tiles {
  joints: string;
  light: string;
  dark: string;
}

/** Tiles like the scales of a fish: half of each is hidden by the row above. */
function layScallops({ x, width, top, bottom }: TiledWall): Tiles {
  const [tileWidth, tileHeight] = SIZES.scallop;
  let joints = '';
  for (let y = top, row = 0; y + tileHeight <= bottom; y += tileHeight, row += 1) {
    const shift = (row % 2) * (tileWidth / 2);
    for (let at = x + shift; at + tileWidth <= x + width; at += tileWidth)
      joints += `M${round(at)} ${round(y)}q0 ${tileHeight} ${tileWidth / 2} ${tileHeight}t${tileWidth / 2} ${-tileHeight}`;
  }
  return { joints, light: '', dark: '' };
}

function layTiles(stage: Stage, { x, width, top, bottom, bond }: TiledWall): Tiles {
  const [tileWidth, tileHeight] = SIZES[bond];
  const tiles: Tiles = { joints: '', light: '', dark: '' };
  for (let y = top, row = 0; y < bottom; y += tileHeight, row += 1) {
    const height = round(Math.min(tileHeight, bottom - y));
    const shift = bond === 'metro' ? (row % 2) * (tileWidth / 2) : 0;
    tiles.joints += `M${round(x)} ${round(y)}h${round(width)}`;
    for (let at = x - shift; at < x + width; at += tileWidth) {
      const left = Math.max(x, at);
      const right = Math.min(x + width, at + tileWidth);
      if (left > x) tiles.joints += `M${round(left)} ${round(y)}v${height}`;
      const shade = stage.random.next();
      const tile = `M${round(left)} ${round(y)}h${round(right - left)}v${height}H${round(left)}Z`;
      if (shade < 0.07) tiles.light += tile;
      else if (shade > 0.93) tiles.dark += tile;
    }
  }
  return tiles;
}

/** Tiles on a wall; here and there one is a shade lighter or darker than its neighbours. */
export function drawTiledWall(stage: Stage, place: TiledWall): string {
  const { x, width, top, bottom } = place;
  const colour = stage.paint(place.colour);
  const { joints, light, dark } = place.bond === 'scallop' ? layScallops(place) : layTiles(stage, place);
  return (
    rectangle(x, top, width, bottom - top, colour) +
    (light === '' ? '' : path(light, lighten(colour, 0.3), { opacity: 0.7 })) +
    (dark === '' ? '' : path(dark, darken(colour, 0.08), { opacity: 0.7 })) +
    stroke(joints, stage.paint(place.grout), 2.2, { opacity: 0.75, 'stroke-linecap': 'butt' })
  );
}
