import { darken, lighten } from '../colour.ts';
import { LAMPLIGHT } from '../light.ts';
import { PALETTE } from '../palette.ts';
import { type Stage, withRandom } from '../stage.ts';
import { circle, group, path, polygon, rectangle, round, stroke } from '../svg.ts';
import { drawHedge } from './tree.ts';

export type WindowHead = 'flat' | 'segment' | 'arch';

interface WindowPlace {
  /** Centre line. */
  x: number;
  top: number;
  width: number;
  height: number;
  head: WindowHead;
  stone: string;
  shutter?: string;
  planter?: { leaf: string; flower: string };
  hasRailing?: boolean;
  distance?: number;
}

const HEAD_RISE: Readonly<Record<WindowHead, number>> = { flat: 0, segment: 0.14, arch: 0.5 };

/** The outline of an opening whose head may be curved. */
export function openingOutline(
  x: number,
  y: number,
  width: number,
  height: number,
  head: WindowHead,
): string {
  const rise = width * HEAD_RISE[head];
  const radius = head === 'arch' ? width / 2 : (width * width) / (8 * Math.max(rise, 0.1)) + rise / 2;
  const top =
    head === 'flat'
      ? `H${round(x + width)}`
      : `A${round(radius)} ${round(radius)} 0 0 1 ${round(x + width)} ${round(y + rise)}`;
  return `M${round(x)} ${round(y + height)}V${round(y + rise)}${top}V${round(y + height)}Z`;
}

/** A façade window with stone surround, sill, panes, curtains, and what hangs on it. */
export function drawWindow(stage: Stage, place: WindowPlace): string {
  const { x, top, width, height, head, stone, distance = 0 } = place;
  const { paint, light } = stage;
  // Its own generator: whether a lamp burns must not change what else the house is drawn with.
  const inside = withRandom(stage, `window/${round(x)}/${round(top)}`);
  const left = x - width / 2;
  const edge = width * 0.15;
  const rim = paint(stone, distance);
  const surround =
    path(openingOutline(left - edge, top - edge, width + 2 * edge, height + edge, head), rim) +
    polygon(
      [
        [x - edge * 0.8, top - edge * 1.6],
        [x + edge * 0.8, top - edge * 1.6],
        [x + edge * 0.5, top + width * 0.04],
        [x - edge * 0.5, top + width * 0.04],
      ],
      lighten(rim, 0.3),
    );
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

function drawPanes(stage: Stage, place: WindowPlace): string {
  const { x, top, width, height, head, distance = 0 } = place;
  const { paint, light, random, definitions } = stage;
  const isLit = random.chance(light.litShare);
  const left = x - width / 2;
  const rise = width * HEAD_RISE[head];
  const outline = openingOutline(left, top, width, height, head);
  const glass = isLit ? LAMPLIGHT : light.glass;
  const joinery = paint(PALETTE.joinery, distance);
  const curtain = isLit ? '#ffeec6' : lighten(paint('#f6eee0', distance), 0.1);
  let drapes = '';
  if (random.chance(0.65)) {
    const foot = top + height * random.between(0.7, 1);
    for (const side of [-1, 1]) {
      const outer = x + (side * width) / 2;
      drapes += path(
        `M${round(outer)} ${round(top + rise)}H${round(outer - side * width * 0.36)}Q${round(outer - side * width * 0.3)} ${round(top + height * 0.5)} ${round(outer - side * width * 0.1)} ${round(foot)}H${round(outer)}Z`,
        curtain,
        { opacity: isLit ? 0.7 : 0.55 },
      );
    }
  }
  const reflection = isLit
    ? ''
    : polygon(
        [
          [left, top + height * 0.78],
          [left, top + height * 0.5],
          [left + width * 0.62, top + rise],
          [left + width * 0.94, top + rise],
        ],
        '#ffffff',
        { opacity: light.time === 'night' ? 0.07 : 0.2 },
      );
  const resident = isLit && random.chance(0.4) ? drawResident(stage, x, top + height, width) : '';
  const transom = top + Math.max(rise, height * 0.3);
  const bars = stroke(
    `M${round(x)} ${round(top)}V${round(top + height)}M${round(left)} ${round(transom)}H${round(left + width)}`,
    joinery,
    Math.max(1.5, width * 0.075),
    { 'stroke-linecap': 'butt' },
  );
  const glow =
    isLit && light.time === 'night'
      ? circle(
          x,
          top + height * 0.5,
          height * 0.95,
          definitions.glow([
            [0, LAMPLIGHT[0], 0.3],
            [1, LAMPLIGHT[0], 0],
          ]),
        )
      : '';
  return (
    path(
      outline,
      definitions.gradient([
        [0, glass[0]],
        [1, glass[1]],
      ]),
    ) +
    drapes +
    resident +
    reflection +
    rectangle(left, top + rise, width, Math.max(2, width * 0.1), light.shadow, { opacity: 0.22 }) +
    bars +
    path(outline, 'none', { stroke: joinery, 'stroke-width': round(Math.max(1.5, width * 0.085)) }) +
    glow
  );
}

/** What stands behind a lit pane: a plant, a lamp or a cat, as a silhouette. */
function drawResident(stage: Stage, x: number, floor: number, width: number): string {
  const colour = '#9a5a35';
  const unit = width / 40;
  const at = x + (stage.random.chance(0.5) ? -10 : 9) * unit;
  const kind = stage.random.integer(0, 2);
  const shapes = [
    `M${round(at - 4 * unit)} ${round(floor)}l${round(-unit)} ${round(-9 * unit)}h${round(10 * unit)}l${round(-unit)} ${round(9 * unit)}ZM${round(at)} ${round(floor - 9 * unit)}q${round(-10 * unit)} ${round(-8 * unit)} ${round(-6 * unit)} ${round(-18 * unit)}q${round(6 * unit)} ${round(4 * unit)} ${round(6 * unit)} ${round(14 * unit)}q${round(1 * unit)} ${round(-12 * unit)} ${round(7 * unit)} ${round(-15 * unit)}q${round(2 * unit)} ${round(10 * unit)} ${round(-6 * unit)} ${round(19 * unit)}Z`,
    `M${round(at - unit)} ${round(floor)}v${round(-16 * unit)}h${round(-6 * unit)}l${round(4 * unit)} ${round(-11 * unit)}h${round(8 * unit)}l${round(4 * unit)} ${round(11 * unit)}h${round(-6 * unit)}v${round(16 * unit)}Z`,
    `M${round(at - 6 * unit)} ${round(floor)}q${round(-2 * unit)} ${round(-12 * unit)} ${round(4 * unit)} ${round(-14 * unit)}l${round(-unit)} ${round(-7 * unit)}l${round(3 * unit)} ${round(2 * unit)}h${round(3 * unit)}l${round(3 * unit)} ${round(-2 * unit)}q${round(2 * unit)} ${round(7 * unit)} ${round(-2 * unit)} ${round(9 * unit)}q${round(5 * unit)} ${round(4 * unit)} ${round(3 * unit)} ${round(12 * unit)}Z`,
  ];
  return path(shapes[kind] ?? '', colour, { opacity: 0.7 });
}

function drawShutters(stage: Stage, place: WindowPlace, colour: string): string {
  const { x, top, width, height, head, distance = 0 } = place;
  const rise = width * HEAD_RISE[head];
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
export function drawRailing(stage: Stage, x: number, width: number, floor: number, height: number): string {
  const iron = stage.paint(PALETTE.iron);
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
      rectangle(x - 5, floor - 2, width + 10, 8, stage.paint('#e6d6b5')),
  );
}
