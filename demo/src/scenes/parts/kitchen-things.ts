import { darken, lighten } from '../colour.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, path, rectangle, round, stroke } from '../svg.ts';
import { drawMug } from './furniture.ts';
import { drawPottedPlant } from './plant.ts';

type Thing = (stage: Stage, x: number, y: number, colour: string) => string;

export const drawPot: Thing = (stage, x, y, colour) => {
  const enamel = stage.paint(colour);
  return (
    stroke(
      `M${round(x - 34)} ${round(y - 26)}h-9M${round(x + 34)} ${round(y - 26)}h9`,
      darken(enamel, 0.2),
      7,
    ) +
    rectangle(x - 34, y - 36, 68, 37, enamel, { rx: 8 }) +
    rectangle(x - 28, y - 32, 8, 26, lighten(enamel, 0.3), { rx: 4, opacity: 0.6 }) +
    path(`M${round(x - 36)} ${round(y - 35)}q36 -18 72 0Z`, darken(enamel, 0.12)) +
    ellipse(x, y - 46, 8, 5, stage.paint('#3b3640'))
  );
};

const drawKettle: Thing = (stage, x, y, colour) => {
  const enamel = stage.paint(colour);
  return (
    stroke(`M${round(x - 18)} ${round(y - 44)}q18 -30 36 0`, stage.paint('#3b3640'), 6) +
    path(`M${round(x + 22)} ${round(y - 22)}l22 -16l5 6l-22 24Z`, darken(enamel, 0.1)) +
    path(`M${round(x - 28)} ${round(y)}q-8 -36 16 -46h24q24 10 16 46Z`, enamel) +
    path(`M${round(x - 20)} ${round(y - 6)}q-4 -24 8 -32h6q-10 12 -8 32Z`, lighten(enamel, 0.4), {
      opacity: 0.6,
    }) +
    circle(x, y - 49, 5, stage.paint('#3b3640'))
  );
};

/** A jar of wooden spoons. */
const drawSpoons: Thing = (stage, x, y, colour) => {
  const wood = stage.paint('#b98a56');
  const jar = stage.paint(colour);
  return (
    stroke(
      `M${round(x - 8)} ${round(y - 40)}l-8 -38M${round(x)} ${round(y - 40)}v-44M${round(x + 8)} ${round(y - 40)}l10 -36`,
      wood,
      4.5,
    ) +
    ellipse(x - 17, y - 84, 7, 11, wood) +
    rectangle(x - 6, y - 100, 12, 22, wood, { rx: 3 }) +
    ellipse(x + 20, y - 82, 7, 10, wood) +
    path(`M${round(x - 20)} ${round(y - 46)}h40l-4 47h-32Z`, jar) +
    rectangle(x - 22, y - 50, 44, 8, lighten(jar, 0.2), { rx: 3 })
  );
};

/** Chopping boards that lean on the wall. */
const drawBoards: Thing = (stage, x, y) => {
  const wood = stage.paint('#c99a62');
  return (
    rectangle(x - 34, y - 92, 52, 90, darken(wood, 0.16), { rx: 8 }) +
    circle(x - 8, y - 80, 5, darken(wood, 0.4)) +
    circle(x + 14, y - 32, 31, lighten(wood, 0.16)) +
    circle(x + 14, y - 32, 23, 'none', { stroke: wood, 'stroke-width': 2 })
  );
};

export const drawFruit: Thing = (stage, x, y, colour) => {
  const glaze = stage.paint(colour);
  const fruit = ['#d9664a', '#e8b93a', '#9fb457', '#7b3a5e', '#e8934a'];
  return (
    fruit
      .map((tone, index) => circle(x - 28 + index * 14, y - 30 - (index % 2) * 9, 12, stage.paint(tone)))
      .join('') +
    path(`M${round(x - 46)} ${round(y - 30)}h92q-6 26 -30 30h-32q-24 -4 -30 -30Z`, glaze) +
    rectangle(x - 47, y - 32, 94, 6, lighten(glaze, 0.24), { rx: 3 })
  );
};

const drawCoffeeMaker: Thing = (stage, x, y, colour) => {
  const steel = stage.paint('#4a4650');
  return (
    rectangle(x - 32, y - 84, 64, 24, steel, { rx: 6 }) +
    rectangle(x - 32, y - 70, 22, 66, darken(steel, 0.1)) +
    rectangle(x - 34, y - 10, 70, 11, darken(steel, 0.2), { rx: 3 }) +
    path(`M${round(x - 4)} ${round(y - 44)}h32q4 24 -4 34h-24q-8 -10 -4 -34Z`, stage.paint('#8a5a3c'), {
      opacity: 0.85,
    }) +
    circle(x + 18, y - 72, 4, stage.paint(colour))
  );
};

const drawBottles: Thing = (stage, x, y) => {
  const bottle = (at: number, height: number, colour: string) => {
    const glass = stage.paint(colour);
    return (
      rectangle(at - 10, y - height * 0.62, 20, height * 0.62, glass, { rx: 5 }) +
      rectangle(at - 4, y - height, 8, height * 0.44, glass) +
      rectangle(at - 5, y - height - 4, 10, 9, stage.paint('#9d7350'), { rx: 2 }) +
      rectangle(at - 10, y - height * 0.4, 20, 15, stage.paint('#f7efdf'))
    );
  };
  return bottle(x - 20, 88, '#6f8a4a') + bottle(x + 6, 74, '#b5823a') + bottle(x + 30, 58, '#8c3a32');
};

const drawHerbs: Thing = (stage, x, y) => drawPottedPlant(stage, x, y, 86, 'small');

/** What may stand on a worktop, one to a unit. */
export const WORKTOP_THINGS: readonly Thing[] = [
  drawKettle,
  drawSpoons,
  drawBoards,
  drawFruit,
  drawCoffeeMaker,
  drawBottles,
  drawHerbs,
];

/** Two shelves with crockery and jars. */
export function drawCrockeryShelf(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  wood: string,
  tones: readonly string[],
): string {
  const timber = stage.paint(wood);
  const [first = '#e08e45', second = '#2f6f73'] = tones;
  const jar = (at: number, base: number, height: number, filling: string) =>
    rectangle(at, base - height, 30, height, stage.paint('#e6ecea'), { rx: 5, opacity: 0.9 }) +
    rectangle(at + 3, base - height * 0.66, 24, height * 0.62, stage.paint(filling), { rx: 3 }) +
    rectangle(at + 2, base - height - 7, 26, 9, timber, { rx: 3 });
  const plates = (at: number, base: number) =>
    [0, 1, 2]
      .map((index) => circle(at + index * 20, base - 27, 27, stage.paint(index === 1 ? second : '#f7efdf')))
      .join('') +
    circle(at + 40, base - 27, 18, 'none', { stroke: stage.paint('#ddd0bb'), 'stroke-width': 2 });
  const bowls = (at: number, base: number) =>
    [0, 1, 2]
      .map((index) =>
        path(
          `M${round(at)} ${round(base - 22 - index * 10)}h52q-6 20 -16 22h-20q-10 -2 -16 -22Z`,
          stage.paint(index === 1 ? first : '#f3e6d4'),
        ),
      )
      .join('');
  const upper = y - 96;
  const board = (top: number) =>
    rectangle(x, top, width, 11, timber, { rx: 2 }) +
    rectangle(x + 6, top + 11, width - 12, 7, stage.light.shadow, { opacity: 0.16 });
  return (
    plates(x + 40, y) +
    bowls(x + width * 0.56, y) +
    drawPottedPlant(stage, x + width - 26, y, 60, 'small') +
    jar(x + 14, upper, 46, '#c98a52') +
    jar(x + 52, upper, 56, '#e8d9b4') +
    jar(x + 90, upper, 40, '#7d8f5c') +
    drawMug(stage, x + width * 0.68, upper - 1, first) +
    drawMug(stage, x + width * 0.86, upper - 1, '#f7efdf') +
    board(y) +
    board(upper)
  );
}

/** A rail under which pans and a cloth hang. */
export function drawRail(stage: Stage, x: number, y: number, metal: string, cloth: string): string {
  const iron = stage.paint('#4c576b');
  const pan = (at: number, radius: number) =>
    rectangle(at - 4, y + 4, 8, 46, darken(iron, 0.2), { rx: 4 }) +
    circle(at, y + 44 + radius, radius, iron) +
    circle(at, y + 44 + radius, radius * 0.74, lighten(iron, 0.16));
  return (
    pan(x + 22, 22) +
    pan(x + 68, 17) +
    rectangle(x + 90, y + 2, 22, 66, stage.paint(cloth), { rx: 2 }) +
    rectangle(x + 90, y + 48, 22, 6, lighten(stage.paint(cloth), 0.4)) +
    rectangle(x, y, 118, 6, stage.paint(metal), { rx: 3 })
  );
}
