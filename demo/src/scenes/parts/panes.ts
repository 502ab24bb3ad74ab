import { lighten } from '../colour.ts';
import { LAMPLIGHT } from '../light.ts';
import { PALETTE } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { circle, path, polygon, rectangle, round, stroke } from '../svg.ts';

export type WindowHead = 'flat' | 'segment' | 'arch';

export interface PanesPlace {
  /** Centre line. */
  x: number;
  top: number;
  width: number;
  height: number;
  head: WindowHead;
  distance?: number;
}

/** Share of the width by which the middle of a head rises above its ends. */
const HEAD_RISE: Readonly<Record<WindowHead, number>> = { flat: 0, segment: 0.14, arch: 0.5 };

/** How far the middle of a head rises above its ends. */
export function headRise(width: number, head: WindowHead): number {
  return width * HEAD_RISE[head];
}

/** The outline of an opening whose head may be curved. */
export function openingOutline(
  x: number,
  y: number,
  width: number,
  height: number,
  head: WindowHead,
): string {
  const rise = headRise(width, head);
  const radius = head === 'arch' ? width / 2 : (width * width) / (8 * Math.max(rise, 0.1)) + rise / 2;
  const top =
    head === 'flat'
      ? `H${round(x + width)}`
      : `A${round(radius)} ${round(radius)} 0 0 1 ${round(x + width)} ${round(y + rise)}`;
  return `M${round(x)} ${round(y + height)}V${round(y + rise)}${top}V${round(y + height)}Z`;
}

/** Glass, curtains, what stands behind them, and the bars of one opening. */
export function drawPanes(stage: Stage, place: PanesPlace): string {
  const { x, top, width, height, head, distance = 0 } = place;
  const { paint, light, random, definitions } = stage;
  const isLit = random.chance(light.litShare);
  const left = x - width / 2;
  const rise = headRise(width, head);
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
export function drawResident(stage: Stage, x: number, floor: number, width: number): string {
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
