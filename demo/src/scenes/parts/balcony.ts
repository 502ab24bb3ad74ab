import { darken, lighten } from '../colour.ts';
import { LAMPLIGHT } from '../light.ts';
import type { Stage } from '../stage.ts';
import { circle, dots, path, polygon, rectangle, round, stroke } from '../svg.ts';
import type { Guard } from './block-plan.ts';
import { drawHedge } from './tree.ts';

interface BalconyPlace {
  /** Left edge. */
  x: number;
  width: number;
  /** Top of the slab. */
  floorY: number;
  /** Height of the guard. */
  height: number;
  guard: Guard;
  colour: string;
  metal: string;
  slab: string;
  distance: number;
}

/** Slab and guard of a balcony; what stands on it is drawn before, behind the guard. */
export function drawBalconyFront(stage: Stage, place: BalconyPlace): string {
  const { x, width, floorY, distance } = place;
  const slab = stage.paint(place.slab, distance);
  return (
    rectangle(x + 3, floorY + 7, width - 6, 16, stage.light.shadow, {
      opacity: stage.light.shadowOpacity * 0.9,
    }) +
    drawGuard(stage, place) +
    rectangle(x - 2, floorY, width + 4, 8, lighten(slab, 0.16)) +
    rectangle(x - 2, floorY + 5, width + 4, 3, darken(slab, 0.16))
  );
}

function drawGuard(
  stage: Stage,
  { x, width, floorY, height, guard, colour, metal, distance }: BalconyPlace,
): string {
  const top = floorY - height;
  const iron = stage.paint(metal, distance);
  const rail = rectangle(x - 1, top - 2, width + 2, 4, iron);
  const uprights = (step: number) => {
    let d = '';
    for (let at = x + step / 2; at < x + width; at += step)
      d += `M${round(at)} ${round(top)}V${round(floorY)}`;
    return d;
  };
  if (guard === 'bars') return stroke(uprights(6), iron, 1.5) + rail;
  if (guard === 'slats')
    return (
      rectangle(x, top, width, height, darken(stage.paint(colour, distance), 0.4), { opacity: 0.55 }) +
      stroke(uprights(7), stage.paint(colour, distance), 4.4, { 'stroke-linecap': 'butt' }) +
      rail
    );
  if (guard === 'panel') {
    const panel = stage.paint(colour, distance);
    return (
      rectangle(x, top, width, height, panel) +
      rectangle(x, top, width, height * 0.3, lighten(panel, 0.16), { opacity: 0.6 }) +
      stroke(uprights(width / 3), darken(panel, 0.2), 1.4) +
      rail
    );
  }
  const pane = stage.light.time === 'night' ? '#7f93c8' : '#e6f3f2';
  return (
    rectangle(x, top, width, height, pane, { opacity: 0.34 }) +
    path(
      `M${round(x)} ${round(floorY)}V${round(floorY - height * 0.5)}L${round(x + width * 0.3)} ${round(top)}H${round(x + width * 0.48)}L${round(x + width * 0.08)} ${round(floorY)}Z`,
      '#ffffff',
      { opacity: 0.2 },
    ) +
    stroke(uprights(width / 3), iron, 1.4, { opacity: 0.7 }) +
    rail
  );
}

/** What people put on a balcony: plants, two chairs, a parasol, a string of lights. */
export function drawBalconyLife(
  stage: Stage,
  place: {
    x: number;
    width: number;
    floorY: number;
    ceilingY: number;
    leaf: string;
    flower: string;
    cloth: string;
  },
): string {
  const { random } = stage;
  const { x, width, floorY } = place;
  const kind = random.integer(0, 5);
  if (kind === 0) return drawChairs(stage, x + width * 0.2, floorY, place.cloth);
  if (kind === 1) return drawParasol(stage, x + width * 0.7, floorY, place.cloth);
  if (kind === 2) return drawLights(stage, place);
  if (kind === 5) return '';
  const long = width * random.between(0.3, 0.8);
  return drawHedge(stage, {
    x: x + random.next() * (width - long),
    groundY: floorY,
    width: long,
    height: random.between(30, 52),
    colour: place.leaf,
    flower: kind === 3 ? place.flower : undefined,
  });
}

function drawChairs(stage: Stage, x: number, floorY: number, cloth: string): string {
  const colour = stage.paint(cloth);
  const chair = (at: number, side: -1 | 1) =>
    `M${round(at)} ${floorY}v-16h${side * 16}v16M${round(at)} ${floorY - 16}l${side * -4} -24`;
  return (
    stroke(chair(x, 1) + chair(x + 48, -1), colour, 4) +
    stroke(`M${round(x + 24)} ${floorY}v-22M${round(x + 15)} ${floorY - 22}h18`, stage.paint('#fbf5ea'), 3.4)
  );
}

function drawParasol(stage: Stage, x: number, floorY: number, cloth: string): string {
  const colour = stage.paint(cloth);
  const top = floorY - 70;
  return (
    stroke(`M${round(x)} ${floorY}V${top}`, stage.paint('#fbf5ea'), 3) +
    polygon(
      [
        [x - 32, top + 16],
        [x, top - 4],
        [x + 32, top + 16],
      ],
      colour,
    ) +
    polygon(
      [
        [x - 10, top + 16],
        [x, top - 4],
        [x + 10, top + 16],
      ],
      lighten(colour, 0.4),
    )
  );
}

function drawLights(stage: Stage, place: { x: number; width: number; ceilingY: number }): string {
  const { x, width, ceilingY } = place;
  const isLit = stage.light.litShare > 0.1;
  const bulbs = [0.1, 0.3, 0.5, 0.7, 0.9].map(
    (share) => [x + width * share, ceilingY + 14 + Math.sin(share * Math.PI) * 10, 2.8] as const,
  );
  const glow = isLit
    ? circle(
        x + width / 2,
        ceilingY + 24,
        width * 0.5,
        stage.definitions.glow([
          [0, LAMPLIGHT[0], 0.3],
          [1, LAMPLIGHT[0], 0],
        ]),
      )
    : '';
  return (
    stroke(
      `M${round(x + 4)} ${round(ceilingY + 10)}Q${round(x + width / 2)} ${round(ceilingY + 36)} ${round(x + width - 4)} ${round(ceilingY + 10)}`,
      stage.paint('#4b4650'),
      1.2,
    ) +
    dots(bulbs, isLit ? LAMPLIGHT[0] : stage.paint('#f6e3b4')) +
    glow
  );
}
