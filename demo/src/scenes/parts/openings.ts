import { darken, lighten } from '../colour.ts';
import { PALETTE } from '../palette.ts';
import { type Stage, withRandom } from '../stage.ts';
import { group, path, polygon, rectangle, round, stroke } from '../svg.ts';
import { drawPanes, headRise, openingOutline, type PanesPlace } from './panes.ts';
import { drawHedge } from './tree.ts';

interface WindowPlace extends PanesPlace {
  /** Colour of the surround. */
  stone: string;
  /** Stone has a keystone; default stone. */
  surround?: 'stone' | 'timber';
  shutter?: string | undefined;
  planter?: { leaf: string; flower: string } | undefined;
  hasRailing?: boolean;
}

/** A façade window with stone surround, sill, panes, curtains, and what hangs on it. */
export function drawWindow(stage: Stage, place: WindowPlace): string {
  const { x, top, width, height, head, stone, distance = 0 } = place;
  const { paint, light } = stage;
  // Its own generator: whether a lamp burns must not change what else the house is drawn with.
  const inside = withRandom(stage, `window/${round(x)}/${round(top)}`);
  const left = x - width / 2;
  const isTimber = place.surround === 'timber';
  const edge = width * (isTimber ? 0.1 : 0.15);
  const rim = paint(stone, distance);
  const surround =
    path(openingOutline(left - edge, top - edge, width + 2 * edge, height + edge, head), rim) +
    (isTimber ? '' : drawKeystone(x, top, edge, width, rim));
  const sill =
    rectangle(left - edge * 1.7, top + height, width + edge * 3.4, width * 0.13, lighten(rim, 0.25)) +
    rectangle(left - edge * 1.5, top + height + width * 0.13, width + edge * 3, width * 0.09, light.shadow, {
      opacity: light.shadowOpacity,
    });
  const shutters = place.shutter === undefined ? '' : drawShutters(stage, place, place.shutter);
  const planter = place.planter === undefined ? '' : drawPlanter(stage, place, place.planter);
  const railing =
    place.hasRailing === true
      ? drawRailing(stage, left - edge * 2, width + edge * 4, top + height, height * 0.36)
      : '';
  return shutters + surround + drawPanes(inside, place) + sill + planter + railing;
}

function drawKeystone(x: number, top: number, edge: number, width: number, rim: string): string {
  return polygon(
    [
      [x - edge * 0.8, top - edge * 1.6],
      [x + edge * 0.8, top - edge * 1.6],
      [x + edge * 0.5, top + width * 0.04],
      [x - edge * 0.5, top + width * 0.04],
    ],
    lighten(rim, 0.3),
  );
}

function drawShutters(stage: Stage, place: WindowPlace, colour: string): string {
  const { x, top, width, height, head, distance = 0 } = place;
  const rise = headRise(width, head);
  const leaf = width * 0.5;
  const paintColour = stage.paint(colour, distance);
  let shutters = '';
  for (const side of [-1, 1]) {
    const left = side < 0 ? x - width * 0.66 - leaf : x + width * 0.66;
    let slats = '';
    for (let y = top + rise * 0.6 + height * 0.07; y < top + height - 6; y += Math.max(5, height * 0.065)) {
      slats += `M${round(left + leaf * 0.2)} ${round(y)}h${round(leaf * 0.6)}`;
    }
    shutters +=
      rectangle(left + 3, top + rise * 0.6 + 4, leaf, height - rise * 0.6, stage.light.shadow, {
        opacity: stage.light.shadowOpacity,
      }) +
      rectangle(left, top + rise * 0.6, leaf, height - rise * 0.6, paintColour, { rx: 1.5 }) +
      stroke(slats, darken(paintColour, 0.25), 1.6) +
      rectangle(
        left,
        top + rise * 0.6 + (height - rise * 0.6) * 0.47,
        leaf,
        height * 0.05,
        lighten(paintColour, 0.12),
      );
  }
  return shutters;
}

function drawPlanter(stage: Stage, place: WindowPlace, plants: { leaf: string; flower: string }): string {
  const { x, top, width, height } = place;
  const long = width * 1.24;
  const y = top + height;
  return (
    drawHedge(stage, {
      x: x - long / 2,
      groundY: y + width * 0.05,
      width: long,
      height: width * 0.34,
      colour: plants.leaf,
      flower: plants.flower,
    }) +
    rectangle(x - long / 2, y, long, width * 0.22, stage.paint('#8a4f3d'), { rx: 2 }) +
    rectangle(x - long / 2, y, long, width * 0.06, stage.paint('#a9644c'), { rx: 2 })
  );
}

/** A wrought-iron railing standing on `floor`. */
export function drawRailing(
  stage: Stage,
  x: number,
  width: number,
  floor: number,
  height: number,
  distance = 0,
): string {
  const iron = stage.paint(PALETTE.iron, distance);
  let bars = `M${round(x)} ${round(floor - height)}h${round(width)}M${round(x)} ${round(floor - height * 0.12)}h${round(width)}`;
  const count = Math.max(5, Math.round(width / 9));
  for (let index = 0; index <= count; index += 1)
    bars += `M${round(x + (width * index) / count)} ${round(floor - height)}V${round(floor)}`;
  const curls: string[] = [];
  for (let index = 0; index < count - 1; index += 2) {
    const centre = x + (width * (index + 1)) / count;
    curls.push(
      `M${round(centre)} ${round(floor - height * 0.72)}a${round(height * 0.12)} ${round(height * 0.12)} 0 1 0 0.1 0`,
    );
  }
  return group(
    stroke(bars, iron, 2) +
      stroke(curls.join(''), iron, 1.6) +
      rectangle(x - 5, floor - 2, width + 10, 8, stage.paint('#e6d6b5', distance)),
  );
}
