import { darken, lighten } from '../colour.ts';
import { LAMPLIGHT } from '../light.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, group, path, polygon, rectangle, round, stroke } from '../svg.ts';
import { lampGlow } from './room-shell.ts';

/** A table that fills the foreground from `y` to the lower edge. */
export function drawTabletop(stage: Stage, y: number, wood: string): string {
  const timber = stage.paint(wood);
  let grain = '';
  for (let line = 0; line < 26; line += 1) {
    const x = stage.random.between(-60, stage.width);
    const at = stage.random.between(y + 16, stage.height - 10);
    grain += `M${round(x)} ${round(at)}q${round(stage.random.between(60, 120))} ${round(stage.random.between(-5, 5))} ${round(stage.random.between(140, 320))} 0`;
  }
  return (
    rectangle(0, y - 14, stage.width, 16, stage.light.shadow, { opacity: 0.14 }) +
    rectangle(
      0,
      y,
      stage.width,
      stage.height - y,
      stage.definitions.gradient([
        [0, darken(timber, 0.08)],
        [1, lighten(timber, 0.16)],
      ]),
    ) +
    rectangle(0, y, stage.width, 5, lighten(timber, 0.3)) +
    stroke(grain, darken(timber, 0.22), 2.4, { opacity: 0.35 })
  );
}

export function shadowOn(stage: Stage, x: number, y: number, radius: number): string {
  return ellipse(x, y, radius, radius * 0.12 + 3, stage.light.shadow, { opacity: 0.26 });
}

/** A written sheet lying flat, seen from the edge of the table. */
export function drawSheet(stage: Stage, x: number, y: number, width: number, skew: number): string {
  const paper = stage.paint('#fdf8ec');
  const depth = width * 0.5;
  const at = (across: number, down: number) =>
    [x + across * width + skew * (1 - down) + (across - 0.5) * 30 * down, y + down * depth] as const;
  let lines = '';
  for (let row = 1; row < 9; row += 1) {
    const from = at(0.12, row / 10);
    const to = at(row % 4 === 0 ? 0.56 : 0.88, row / 10);
    lines += `M${round(from[0])} ${round(from[1])}L${round(to[0])} ${round(to[1])}`;
  }
  return (
    polygon([at(0.02, 0.05), at(1.03, 0.05), at(1.04, 1.05), at(0.01, 1.05)], stage.light.shadow, {
      opacity: 0.2,
    }) +
    polygon([at(0, 0), at(1, 0), at(1, 1), at(0, 1)], paper) +
    stroke(lines, stage.paint('#8a8f9c'), 3, { opacity: 0.7 }) +
    stroke(
      `M${round(at(0.6, 0.92)[0])} ${round(at(0.6, 0.92)[1])}q14 -16 24 0t24 -4t26 -2`,
      stage.paint('#33415c'),
      4,
    )
  );
}

export function drawPencil(stage: Stage, x: number, y: number, angle: number, colour: string): string {
  const shape =
    rectangle(0, -7, 150, 14, stage.paint(colour)) +
    rectangle(0, -7, 150, 5, lighten(stage.paint(colour), 0.3)) +
    path('M150 -7L182 0L150 7Z', stage.paint('#ecd2a5')) +
    path('M171 -2.4L182 0L171 2.4Z', stage.paint('#3b3640')) +
    rectangle(-16, -7, 16, 14, stage.paint('#e0a09a'), { rx: 3 });
  return group(shape, { transform: `translate(${round(x)} ${round(y)}) rotate(${angle})` });
}

export function drawTeapot(stage: Stage, x: number, y: number, colour: string): string {
  const glaze = stage.paint(colour);
  return (
    shadowOn(stage, x + 6, y, 120) +
    stroke(`M${x - 78} ${y - 100}q-70 -4 -58 52q6 30 64 20`, darken(glaze, 0.1), 15) +
    path(`M${x + 70} ${y - 50}q50 -6 62 -72l24 -6q-6 96 -80 116Z`, darken(glaze, 0.06)) +
    path(`M${x - 64} ${y}q-40 -40 -28 -90q14 -50 92 -52q78 2 92 52q12 50 -28 90Z`, glaze) +
    path(`M${x - 60} ${y - 30}q-20 -50 20 -88q-50 60 -6 100Z`, lighten(glaze, 0.4), { opacity: 0.6 }) +
    ellipse(x, y - 140, 56, 12, darken(glaze, 0.16)) +
    path(`M${x - 50} ${y - 142}q50 -40 100 0Z`, lighten(glaze, 0.12)) +
    circle(x, y - 170, 12, darken(glaze, 0.12))
  );
}

export function drawCup(stage: Stage, x: number, y: number, colour: string): string {
  const glaze = stage.paint(colour);
  return (
    shadowOn(stage, x, y, 70) +
    ellipse(x, y - 4, 66, 12, lighten(glaze, 0.3)) +
    stroke(`M${x + 38} ${y - 62}q34 0 26 26q-6 16 -34 14`, glaze, 9) +
    path(`M${x - 42} ${y - 72}h84q0 58 -26 66h-32q-26 -8 -26 -66Z`, glaze) +
    ellipse(x, y - 72, 42, 9, stage.paint('#6b4c3b')) +
    ellipse(x, y - 72, 42, 9, 'none', { stroke: lighten(glaze, 0.4), 'stroke-width': 4 }) +
    stroke(`M${x - 10} ${y - 96}q-14 -18 0 -34t0 -34M${x + 14} ${y - 96}q-14 -18 0 -34`, '#ffffff', 4, {
      opacity: 0.4,
    })
  );
}

export function drawBowl(stage: Stage, x: number, y: number, colour: string, food: string): string {
  const glaze = stage.paint(colour);
  return (
    shadowOn(stage, x, y, 84) +
    path(`M${x - 84} ${y - 56}h168q-8 50 -54 56h-60q-46 -6 -54 -56Z`, glaze) +
    path(`M${x - 74} ${y - 44}q6 30 36 38q-16 -14 -18 -38Z`, lighten(glaze, 0.4), { opacity: 0.7 }) +
    ellipse(x, y - 56, 84, 15, lighten(glaze, 0.24)) +
    ellipse(x, y - 55, 70, 11, stage.paint(food))
  );
}

export function drawCandle(
  stage: Stage,
  x: number,
  y: number,
  height: number,
): { candle: string; glow: string } {
  const flameY = y - height - 22;
  return {
    candle:
      shadowOn(stage, x, y, 40) +
      ellipse(x, y - 4, 38, 8, stage.paint('#9d7350')) +
      rectangle(x - 10, y - height, 20, height - 6, stage.paint('#fdf4df'), { rx: 4 }) +
      path(`M${x} ${flameY - 24}q16 26 0 42q-16 -16 0 -42Z`, LAMPLIGHT[0]),
    glow: circle(x, flameY, 190, lampGlow(stage, 0.5)),
  };
}

/** A round loaf on a board. */
export function drawLoaf(stage: Stage, x: number, y: number): string {
  const crust = stage.paint('#c08a4e');
  return (
    shadowOn(stage, x, y + 8, 190) +
    rectangle(x - 180, y - 8, 360, 20, stage.paint('#d9b384'), { rx: 10 }) +
    path(`M${x - 140} ${y - 8}q-20 -96 130 -104q150 2 140 104Z`, crust) +
    path(`M${x - 110} ${y - 40}q10 -50 90 -60q-60 24 -70 62Z`, lighten(crust, 0.4), { opacity: 0.6 }) +
    stroke(
      `M${x - 60} ${y - 92}l40 46M${x - 6} ${y - 104}l40 50M${x + 50} ${y - 96}l34 42`,
      lighten(crust, 0.5),
      9,
    )
  );
}

/** A jar of pencils and brushes. */
export function drawPencilJar(stage: Stage, x: number, y: number, colours: readonly string[]): string {
  const jar = stage.paint('#6d8fa3');
  const pencils = colours.map((colour, index) =>
    drawPencil(stage, x - 36 + index * 18, y - 60, -112 + index * 11, colour),
  );
  return (
    shadowOn(stage, x, y, 76) +
    pencils.join('') +
    path(`M${x - 58} ${y - 118}h116l-8 118h-100Z`, jar) +
    path(`M${x - 46} ${y - 108}h18l-4 100h-10Z`, lighten(jar, 0.4), { opacity: 0.6 }) +
    rectangle(x - 62, y - 124, 124, 14, lighten(jar, 0.2), { rx: 5 })
  );
}
