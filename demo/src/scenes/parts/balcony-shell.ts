import { darken, lighten } from '../colour.ts';
import { LAMPLIGHT } from '../light.ts';
import type { Stage } from '../stage.ts';
import { circle, dots, path, polygon, rectangle, round, stroke } from '../svg.ts';
import { FLOOR_Y, VANISHING_Y } from './floor.ts';
import { lampGlow } from './room-shell.ts';

/** Where the house wall ends at the far side of the balcony. */
export const WALL_WIDTH = 122;

/** The house wall that closes the balcony at one side. */
export function drawSideWall(stage: Stage, isLeft: boolean, wall: string, stone: string): string {
  const colour = stage.paint(wall);
  const edge = isLeft ? WALL_WIDTH : stage.width - WALL_WIDTH;
  const outer = isLeft ? 0 : stage.width;
  const middle = stage.width / 2;
  // The foot of the wall runs towards the viewer along a line through the vanishing point.
  const atPictureEdge = (y: number) => VANISHING_Y + ((y - VANISHING_Y) * (outer - middle)) / (edge - middle);
  const isLit = isLeft !== stage.isLitFromLeft;
  const fill = stage.definitions.gradient(
    [
      [0, darken(colour, isLit ? 0.02 : 0.2)],
      [1, isLit ? lighten(colour, 0.14) : darken(colour, 0.1)],
    ],
    isLeft ? [0, 0, 1, 0] : [1, 0, 0, 0],
  );
  const side = (from: number, to: number, tone: string) =>
    polygon(
      [
        [edge, from],
        [edge, to],
        [outer, atPictureEdge(to)],
        [outer, atPictureEdge(from)],
      ],
      tone,
    );
  const quoin = stage.paint(stone);
  const corner = isLeft ? edge - 14 : edge;
  let quoins = '';
  for (let y = -8; y < FLOOR_Y; y += 62)
    quoins +=
      rectangle(corner - (isLeft ? 10 : 0), y, 24, 34, quoin) +
      rectangle(corner, y + 34, 14, 28, darken(quoin, 0.08));
  return (
    side(-400, FLOOR_Y + 4, fill) +
    quoins +
    side(FLOOR_Y - 34, FLOOR_Y + 4, darken(quoin, 0.16)) +
    rectangle(isLeft ? edge : edge - 12, 0, 12, FLOOR_Y, stage.light.shadow, { opacity: 0.12 })
  );
}

/** A striped awning over the upper edge of the picture. */
export function drawAwning(stage: Stage, colour: string): string {
  const cloth = stage.paint(colour);
  const white = stage.paint('#fbf5ea');
  const stripe = 60;
  let awning = '';
  for (let index = 0; index * stripe < stage.width; index += 1) {
    const tone = index % 2 === 0 ? cloth : white;
    const x = index * stripe;
    const middle = stage.width / 2;
    const high = middle + (x - middle) * 1.2;
    awning +=
      polygon(
        [
          [high, 0],
          [high + stripe * 1.2, 0],
          [x + stripe, 64],
          [x, 64],
        ],
        darken(tone, 0.05),
      ) + path(`M${x} 62h${stripe}v16q${-stripe / 2} 30 ${-stripe} 0Z`, tone);
  }
  return awning + rectangle(0, 60, stage.width, 4, stage.light.shadow, { opacity: 0.2 });
}

/** Beams overhead with leaves and blossom between them. */
export function drawPergola(stage: Stage, wood: string, leaf: string, flower: string): string {
  const timber = stage.paint(wood);
  const middle = stage.width / 2;
  let rafters = '';
  for (let x = -40; x < stage.width + 80; x += 150) {
    const high = middle + (x - middle) * 1.28;
    rafters += polygon(
      [
        [high - 16, -4],
        [high + 16, -4],
        [x + 12, 74],
        [x - 12, 74],
      ],
      darken(timber, 0.16),
    );
  }
  const leaves: (readonly [number, number, number])[] = [];
  const lights: (readonly [number, number, number])[] = [];
  const blossoms: (readonly [number, number, number])[] = [];
  for (let x = -20; x < stage.width + 20; x += 15) {
    const depth = 40 + 34 * Math.sin(x / 130) ** 2 + stage.random.between(-16, 22);
    leaves.push([x, depth, stage.random.between(13, 24)]);
    lights.push([x + stage.random.between(-8, 8), depth - 8, stage.random.between(6, 11)]);
    if (stage.random.chance(0.5))
      for (let drop = 0; drop < 3; drop += 1)
        blossoms.push([x + stage.random.between(-4, 4), depth + 14 + drop * 10, 6.5 - drop * 1.5]);
  }
  const green = stage.paint(leaf);
  return (
    rafters +
    rectangle(0, 66, stage.width, 20, timber) +
    rectangle(0, 66, stage.width, 5, lighten(timber, 0.24)) +
    dots(leaves, green) +
    dots(lights, lighten(green, 0.2), { opacity: 0.8 }) +
    dots(blossoms, stage.paint(flower))
  );
}

/** The underside of the balcony above. */
export function drawSoffit(stage: Stage, stone: string): string {
  const tone = stage.paint(stone);
  return (
    rectangle(0, 0, stage.width, 42, darken(tone, 0.22)) +
    rectangle(0, 42, stage.width, 20, tone) +
    rectangle(0, 42, stage.width, 6, lighten(tone, 0.24)) +
    rectangle(0, 62, stage.width, 7, stage.light.shadow, { opacity: 0.16 })
  );
}

/** Bulbs on a cord that is held up `spans` times; their light is drawn by the caller last. */
export function drawStringLights(stage: Stage, y: number, spans: number): { markup: string; glow: string } {
  const isOn = stage.light.time === 'night' || stage.light.time === 'evening';
  const span = stage.width / spans;
  const sag = spans === 1 ? 90 : 62;
  const count = 15 / spans;
  let cord = `M0 ${y}`;
  const bulbs: [number, number][] = [];
  for (let index = 0; index < spans; index += 1) {
    cord += `q${round(span / 2)} ${sag * 2} ${round(span)} 0`;
    for (let bulb = 0; bulb < count; bulb += 1) {
      const share = (bulb + 0.5) / count;
      bulbs.push([span * (index + share), y + sag * 4 * share * (1 - share)]);
    }
  }
  const sockets = bulbs
    .map(([x, at]) => rectangle(x - 4, at - 2, 8, 12, stage.paint('#3b3640'), { rx: 2 }))
    .join('');
  const glass = isOn ? LAMPLIGHT[0] : stage.paint('#fbf0d8');
  const strength = stage.light.time === 'night' ? 0.75 : 0.5;
  return {
    markup:
      stroke(cord, stage.paint('#3b3640'), 3) +
      sockets +
      dots(
        bulbs.map(([x, at]) => [x, at + 18, 10]),
        glass,
      ),
    glow: isOn ? bulbs.map(([x, at]) => circle(x, at + 18, 66, lampGlow(stage, strength))).join('') : '',
  };
}
