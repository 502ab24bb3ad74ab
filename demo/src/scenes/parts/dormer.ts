import { darken, lighten } from '../colour.ts';
import type { Stage } from '../stage.ts';
import { path, polygon, rectangle } from '../svg.ts';
import { drawWindow } from './openings.ts';
import { openingOutline } from './panes.ts';

export type DormerHead = 'gable' | 'round';

interface DormerRoof {
  eavesY: number;
  stone: string;
  slate: string;
  dormerHead: DormerHead;
  distance: number;
}

/** A dormer that stands on the eaves of a roof, its centre at `x`. */
export function drawDormer(stage: Stage, place: DormerRoof, x: number): string {
  const width = 44;
  const base = place.eavesY - 12;
  const top = base - 62;
  const stone = stage.paint(place.stone, place.distance);
  const slate = stage.paint(place.slate, place.distance);
  const towards = stage.isLitFromLeft ? 1 : -1;
  const head =
    place.dormerHead === 'round'
      ? path(openingOutline(x - width * 0.78, top - 30, width * 1.56, 34, 'segment'), darken(slate, 0.2)) +
        path(openingOutline(x - width * 0.66, top - 20, width * 1.32, 24, 'segment'), lighten(stone, 0.15))
      : polygon(
          [
            [x - width * 0.84, top + 3],
            [x, top - 36],
            [x + width * 0.84, top + 3],
          ],
          darken(slate, 0.22),
        ) +
        polygon(
          [
            [x - width * 0.58, top - 1],
            [x, top - 26],
            [x + width * 0.58, top - 1],
          ],
          lighten(stone, 0.15),
        );
  return (
    polygon(
      [
        [x + towards * width * 0.6, top],
        [x + towards * width * 1.05, top + 18],
        [x + towards * width * 1.05, base],
        [x + towards * width * 0.6, base],
      ],
      stage.light.shadow,
      { opacity: stage.light.shadowOpacity },
    ) +
    rectangle(x - width * 0.62, top, width * 1.24, base - top, stone) +
    head +
    drawWindow(stage, {
      x,
      top: top + 9,
      width: width * 0.74,
      height: 46,
      head: 'segment',
      stone: place.stone,
      distance: place.distance,
    })
  );
}
