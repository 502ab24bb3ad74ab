import { darken, lighten } from '../colour.ts';
import { LAMPLIGHT } from '../light.ts';
import { PALETTE } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, path, rectangle, round, stroke } from '../svg.ts';

interface VehiclePlace {
  x: number;
  /** Where its wheels stand. */
  railY: number;
  length: number;
  height: number;
}

/** Panes along a vehicle, lamplit when it is dark. */
function drawPanes(stage: Stage, place: VehiclePlace, count: number): string {
  const { x, railY, length, height } = place;
  const isLit = stage.light.litShare > 0.1;
  const glass = isLit ? LAMPLIGHT : stage.light.glass;
  const fill = stage.definitions.gradient([
    [0, glass[0]],
    [1, glass[1]],
  ]);
  const step = length / count;
  return Array.from({ length: count }, (_, index) =>
    rectangle(x + step * (index + 0.1), railY - height * 0.8, step * 0.8, height * 0.36, fill, {
      rx: round(height * 0.04),
    }),
  ).join('');
}

/** Rounded at both ends, slanting towards the front on the right. */
function bodyOutline({ x, railY, length, height }: VehiclePlace): string {
  const top = railY - height;
  const foot = railY - height * 0.1;
  const nose = height * 0.5;
  return `M${round(x + nose * 0.3)} ${round(top)}H${round(x + length - nose)}Q${round(x + length - nose * 0.3)} ${round(top)} ${round(x + length - nose * 0.1)} ${round(foot - height * 0.3)}L${round(x + length)} ${round(foot)}H${round(x)}V${round(top + nose * 0.3)}Q${round(x)} ${round(top)} ${round(x + nose * 0.3)} ${round(top)}Z`;
}

/** A tram of three cars with a band of colour at each door. */
export function drawTram(stage: Stage, place: VehiclePlace): string {
  const { x, railY, length, height } = place;
  const white = stage.paint('#fbf4e6');
  const iron = stage.paint(PALETTE.iron);
  const body = path(
    bodyOutline(place),
    stage.definitions.gradient([
      [0, lighten(white, 0.3)],
      [1, darken(white, 0.12)],
    ]),
  );
  let doors = '';
  for (const [index, colour] of ['#c8553d', '#e3b45f', '#2f5d50', '#37708f', '#5b3a57'].entries()) {
    const at = x + length * (0.09 + index * 0.19);
    doors +=
      rectangle(at, railY - height * 0.84, length * 0.055, height * 0.74, stage.paint(colour), { rx: 6 }) +
      rectangle(
        at + length * 0.008,
        railY - height * 0.76,
        length * 0.039,
        height * 0.44,
        stage.light.glass[0],
        {
          rx: 4,
        },
      );
  }
  const joints = [0.33, 0.67]
    .map((share) =>
      rectangle(x + length * share - 7, railY - height * 0.98, 14, height * 0.86, darken(white, 0.55)),
    )
    .join('');
  const pantograph = stroke(
    `M${round(x + length * 0.45)} ${round(railY - height)}l34 -30l-30 -34M${round(x + length * 0.45 - 18)} ${round(railY - height - 64)}h56`,
    iron,
    5,
  );
  return (
    ellipse(x + length / 2, railY + 4, length * 0.52, 12, stage.light.shadow, { opacity: 0.3 }) +
    pantograph +
    rectangle(x + 20, railY - height * 0.16, length - 50, height * 0.14, darken(iron, 0.2), { rx: 6 }) +
    body +
    rectangle(x + 6, railY - height * 0.83, length - height * 0.35, height * 0.42, darken(white, 0.6), {
      rx: 10,
    }) +
    drawPanes(stage, { x: x + 14, railY, length: length - height * 0.5, height }, 15) +
    doors +
    joints +
    circle(x + length - 22, railY - height * 0.24, 9, stage.light.disc)
  );
}

/** Two rails along the street and the wire above them. */
export function drawTracks(stage: Stage, y: number, wireY: number): string {
  const iron = stage.paint('#5d6575');
  return (
    rectangle(0, y - 26, stage.width, 44, stage.paint('#8fa95c')) +
    rectangle(0, y - 4, stage.width, 6, iron) +
    rectangle(0, y - 20, stage.width, 4, iron) +
    rectangle(0, wireY, stage.width, 3, stage.paint(PALETTE.iron), { opacity: 0.7 })
  );
}

/** A regional train of coupled coaches, its front on the right. */
export function drawTrain(stage: Stage, place: VehiclePlace, coaches: number): string {
  const { x, railY, length, height } = place;
  const coach = length / coaches;
  const red = stage.paint('#c8553d');
  const cream = stage.paint('#f5ead6');
  let train = '';
  for (let index = 0; index < coaches; index += 1) {
    const car = { x: x + coach * index, railY, length: coach - 6, height };
    const isFront = index === coaches - 1;
    const outline = isFront
      ? bodyOutline(car)
      : `M${round(car.x)} ${round(railY - height)}h${round(car.length)}v${round(height * 0.9)}h${round(-car.length)}Z`;
    train +=
      path(outline, cream) +
      rectangle(
        car.x,
        railY - height * 0.34,
        car.length - (isFront ? height * 0.06 : 0),
        height * 0.24,
        red,
      ) +
      drawPanes(stage, { ...car, x: car.x + 6, length: car.length - (isFront ? height * 0.5 : 12) }, 6) +
      circle(car.x + coach * 0.18, railY - 4, height * 0.1, stage.paint(PALETTE.iron)) +
      circle(car.x + coach * 0.82, railY - 4, height * 0.1, stage.paint(PALETTE.iron));
  }
  return train;
}
