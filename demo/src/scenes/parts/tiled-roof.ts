import { darken, lighten } from '../colour.ts';
import type { Stage } from '../stage.ts';
import { path, polygon, rectangle, round, stroke } from '../svg.ts';

interface TiledRoof {
  /** Ends of the eaves. */
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** How far the ridge is drawn in at both ends. */
  lean: number;
  tile: string;
  distance: number;
}

/** A roof plane of plain tiles, their rounded ends in courses. */
export function drawTiledRoof(stage: Stage, roof: TiledRoof): string {
  const { left, right, top, bottom, lean } = roof;
  const tile = stage.paint(roof.tile, roof.distance);
  const height = bottom - top;
  let courses = '';
  const picked = ['', ''];
  for (let y = top + 12, row = 0; y < bottom; y += 12, row += 1) {
    const inset = lean * (1 - (y - top) / height);
    courses += `M${round(left + inset)} ${round(y)}H${round(right - inset)}`;
    for (let pick = 0; pick < (roof.distance > 0.1 ? 2 : 5); pick += 1) {
      const x = stage.random.between(left + inset + 4, right - inset - 16);
      picked[(row + pick) % 2] += `M${round(x)} ${round(y - 12)}h12v9a6 5 0 0 1 -12 0Z`;
    }
  }
  return (
    polygon(
      [
        [left, bottom],
        [left + lean, top],
        [right - lean, top],
        [right, bottom],
      ],
      stage.definitions.gradient([
        [0, lighten(tile, 0.14)],
        [1, darken(tile, 0.06)],
      ]),
    ) +
    path(picked[0] ?? '', lighten(tile, 0.18), { opacity: 0.6 }) +
    path(picked[1] ?? '', darken(tile, 0.18), { opacity: 0.4 }) +
    stroke(courses, darken(tile, 0.26), 1.3, { opacity: 0.5 }) +
    rectangle(left + lean - 4, top - 5, right - left - 2 * lean + 8, 8, darken(tile, 0.16), { rx: 4 }) +
    rectangle(left - 3, bottom - 3, right - left + 6, 7, darken(tile, 0.24), { rx: 3 })
  );
}
