import { darken, lighten } from '../colour.ts';
import { PALETTE } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, group, path, polygon, rectangle, round, stroke } from '../svg.ts';
import { shadowOn } from './tabletop.ts';

export function drawSuitcase(stage: Stage, x: number, floorY: number, colour: string): string {
  const leather = stage.paint(colour);
  const strap = stage.paint('#e2c99d');
  return (
    shadowOn(stage, x + 100, floorY, 124) +
    stroke(`M${x + 70} ${floorY - 146}v-26q0 -12 12 -12h36q12 0 12 12v26`, darken(leather, 0.4), 9) +
    rectangle(x, floorY - 148, 200, 146, leather, { rx: 16 }) +
    rectangle(x, floorY - 148, 200, 30, lighten(leather, 0.2), { rx: 14 }) +
    rectangle(x + 34, floorY - 148, 18, 146, strap) +
    rectangle(x + 148, floorY - 148, 18, 146, strap) +
    rectangle(x + 88, floorY - 100, 24, 16, stage.paint('#e8c46a'), { rx: 3 })
  );
}

/** A moving box with its flaps open. */
export function drawBox(stage: Stage, x: number, floorY: number, width: number): string {
  const card = stage.paint('#c99a62');
  const height = width * 0.68;
  const top = floorY - height;
  return (
    shadowOn(stage, x + width / 2, floorY, width * 0.62) +
    polygon(
      [
        [x, top],
        [x - width * 0.16, top - width * 0.14],
        [x + width * 0.36, top - width * 0.12],
        [x + width * 0.46, top],
      ],
      lighten(card, 0.24),
    ) +
    polygon(
      [
        [x + width, top],
        [x + width * 1.16, top - width * 0.12],
        [x + width * 0.66, top - width * 0.14],
        [x + width * 0.54, top],
      ],
      lighten(card, 0.16),
    ) +
    rectangle(x, top, width, height, card) +
    rectangle(x + width * 0.44, top, width * 0.12, height * 0.4, lighten(card, 0.4), { opacity: 0.8 }) +
    rectangle(x, floorY - height * 0.24, width, height * 0.24, stage.light.shadow, { opacity: 0.1 })
  );
}

/** A key that hangs from its ring at `x`, `y`, with a paper label. */
export function drawHangingKey(stage: Stage, x: number, y: number, metal: string, label: string): string {
  const tone = stage.paint(metal);
  return (
    circle(x, y, 5, stage.paint('#6b4c3b')) +
    circle(x, y + 26, 19, 'none', { stroke: tone, 'stroke-width': 9 }) +
    stroke(
      `M${round(x)} ${round(y + 46)}v54M${round(x)} ${round(y + 84)}h16M${round(x)} ${round(y + 98)}h20`,
      tone,
      9,
    ) +
    group(
      rectangle(-15, 0, 30, 46, stage.paint(label), { rx: 6 }) + circle(0, 9, 4, stage.paint('#6b4c3b')),
      { transform: `translate(${round(x - 20)} ${round(y + 30)}) rotate(14)` },
    )
  );
}

/** Hooks with a coat and a bag. */
export function drawCoatRack(stage: Stage, x: number, y: number, coat: string, bag: string): string {
  const cloth = stage.paint(coat);
  const canvas = stage.paint(bag);
  return (
    rectangle(x, y, 280, 18, stage.paint('#9d7350'), { rx: 4 }) +
    [40, 140, 240].map((at) => circle(x + at, y + 22, 9, stage.paint(PALETTE.iron))).join('') +
    path(`M${x + 40} ${y + 20}q-46 22 -54 70l-10 150h34l4 40h60l4 -40h30l-12 -150q-10 -48 -56 -70Z`, cloth) +
    stroke(
      `M${x + 40} ${y + 60}v216M${x + 10} ${y + 120}l-8 110M${x + 74} ${y + 120}l8 110`,
      darken(cloth, 0.24),
      4,
    ) +
    stroke(`M${x + 240} ${y + 24}q-44 40 -36 90M${x + 240} ${y + 24}q44 40 36 90`, canvas, 7) +
    rectangle(x + 184, y + 112, 112, 96, canvas, { rx: 14 }) +
    rectangle(x + 184, y + 112, 112, 34, darken(canvas, 0.14), { rx: 12 })
  );
}

export function drawRadiator(stage: Stage, x: number, floorY: number, width: number): string {
  const enamel = stage.paint('#fbf5ea');
  let ribs = '';
  for (let at = 0; at < width; at += 34) {
    ribs +=
      rectangle(x + at, floorY - 168, 28, 150, enamel, { rx: 13 }) +
      rectangle(x + at + 18, floorY - 160, 7, 134, darken(enamel, 0.16), { rx: 3 });
  }
  return (
    rectangle(x - 20, floorY - 40, width + 60, 9, stage.paint('#c9b8a0')) +
    ribs +
    circle(x - 20, floorY - 36, 15, stage.paint('#c8553d')) +
    stroke(`M${x + 20} ${floorY - 18}v18M${x + width - 20} ${floorY - 18}v18`, darken(enamel, 0.2), 10)
  );
}

/** A market stall under a striped awning. */
export function drawStall(stage: Stage, x: number, groundY: number, width: number, colour: string): string {
  const wood = stage.paint('#9d7350');
  const top = groundY - 250;
  const stripe = width / 8;
  let awning = '';
  for (let index = 0; index < 8; index += 1) {
    const cloth = stage.paint(index % 2 === 0 ? colour : '#fbf5ea');
    const from = x - 20 + index * (stripe + 5);
    const head = x + 14 + index * (stripe - 3.5);
    awning +=
      polygon(
        [
          [head, top - 66],
          [head + stripe - 3.5, top - 66],
          [from + stripe + 5, top],
          [from, top],
        ],
        cloth,
      ) +
      path(
        `M${round(from)} ${top}h${round(stripe + 5)}v12q${round(-(stripe + 5) / 2)} 26 ${round(-(stripe + 5))} 0Z`,
        darken(cloth, 0.08),
      );
  }
  return (
    ellipse(x + width / 2, groundY, width * 0.56, 12, stage.light.shadow, { opacity: 0.26 }) +
    rectangle(x + 8, top, width - 16, 150, '#3b3640', { opacity: 0.42 }) +
    rectangle(x + 6, top, 11, 250, wood) +
    rectangle(x + width - 17, top, 11, 250, wood) +
    rectangle(x, groundY - 104, width, 104, darken(stage.paint(colour), 0.2)) +
    rectangle(x - 10, groundY - 112, width + 20, 16, lighten(wood, 0.24), { rx: 3 }) +
    awning
  );
}

/** A camera on three legs, seen from behind. */
export function drawCamera(stage: Stage, x: number, floorY: number): string {
  const black = stage.paint('#3b3640');
  const top = floorY - 420;
  return (
    shadowOn(stage, x, floorY - 6, 150) +
    stroke(
      `M${x} ${top + 120}L${x - 116} ${floorY}M${x} ${top + 120}L${x + 116} ${floorY}M${x} ${top + 120}L${x + 10} ${floorY - 18}`,
      stage.paint('#8a6238'),
      13,
    ) +
    rectangle(x - 22, top + 88, 44, 50, black, { rx: 6 }) +
    rectangle(x - 96, top - 34, 192, 126, black, { rx: 18 }) +
    rectangle(x - 44, top - 60, 88, 34, darken(black, 0.2), { rx: 8 }) +
    rectangle(x - 76, top - 16, 122, 88, stage.paint('#e9dccb'), { rx: 5 }) +
    path(`M${x - 76} ${top + 72}v-34h122v34Z`, stage.paint('#b5835a')) +
    rectangle(x - 52, top + 22, 66, 34, stage.paint('#2f6f73'), { rx: 9 }) +
    rectangle(x + 18, top - 6, 20, 34, stage.light.glass[1]) +
    circle(x + 72, top + 4, 9, stage.paint('#c8553d')) +
    circle(x + 72, top + 44, 15, 'none', { stroke: lighten(black, 0.4), 'stroke-width': 4 })
  );
}
