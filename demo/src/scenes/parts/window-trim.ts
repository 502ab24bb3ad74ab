import { darken, lighten } from '../colour.ts';
import type { Stage } from '../stage.ts';
import { path, round, stroke } from '../svg.ts';
import { headRise, type WindowHead } from './panes.ts';

/** Sills under a row of windows, each with its shadow. */
export function drawSills(
  stage: Stage,
  row: {
    centres: readonly number[];
    y: number;
    width: number;
    height: number;
    colour: string;
    distance?: number;
  },
): string {
  const slabs = (y: number, reach: number, height: number) =>
    row.centres
      .map(
        (x) =>
          `M${round(x - row.width / 2 - reach)} ${round(y)}h${round(row.width + 2 * reach)}v${round(height)}h${round(-row.width - 2 * reach)}Z`,
      )
      .join('');
  return (
    path(slabs(row.y + row.height, 0, row.height * 0.8), stage.light.shadow, {
      opacity: stage.light.shadowOpacity,
    }) + path(slabs(row.y, 2, row.height), lighten(stage.paint(row.colour, row.distance), 0.25))
  );
}

/** Open shutters on both sides of a row of windows. */
export function drawShutterRow(
  stage: Stage,
  row: {
    centres: readonly number[];
    top: number;
    width: number;
    height: number;
    head: WindowHead;
    shutter: string;
    distance?: number;
  },
): string {
  const { width } = row;
  const top = row.top + headRise(width, row.head) * 0.6;
  const height = row.top + row.height - top;
  const leaf = width * 0.5;
  const colour = stage.paint(row.shutter, row.distance);
  const lefts = row.centres.flatMap((x) => [x - width * 0.66 - leaf, x + width * 0.66]);
  let slats = '';
  for (const left of lefts)
    for (let y = top + height * 0.08; y < top + height - 6; y += Math.max(7, height * 0.09))
      slats += `M${round(left + leaf * 0.2)} ${round(y)}h${round(leaf * 0.6)}`;
  const leaves = (offset: number) =>
    lefts
      .map(
        (left) =>
          `M${round(left + offset)} ${round(top + offset)}h${round(leaf)}v${round(height)}h${round(-leaf)}Z`,
      )
      .join('');
  return (
    path(leaves(3), stage.light.shadow, { opacity: stage.light.shadowOpacity }) +
    path(leaves(0), colour) +
    stroke(slats, darken(colour, 0.25), 1.6)
  );
}
