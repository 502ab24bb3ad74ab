import { darken, lighten, mix } from '../colour.ts';
import { PALETTE } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { path, polygon, rectangle, round, stroke } from '../svg.ts';

function waterFill(stage: Stage): string {
  const water = stage.paint(PALETTE.water);
  return stage.definitions.gradient([
    [0, mix(water, stage.light.sky[2], 0.6)],
    [0.5, mix(water, stage.light.sky[1], 0.35)],
    [1, darken(water, 0.2)],
  ]);
}

function drawRipples(stage: Stage, top: number, bottom: number, from: number, to: number): string {
  let bright = '';
  let dark = '';
  for (let index = 0; index < 60; index += 1) {
    const share = stage.random.next();
    const y = top + (bottom - top) * share ** 1.3;
    const x = stage.random.between(from, to);
    const length = 16 + share * stage.random.between(40, 150);
    if (index % 3 === 0) dark += `M${round(x)} ${round(y)}h${round(length)}`;
    else bright += `M${round(x)} ${round(y)}h${round(length)}`;
  }
  return (
    stroke(dark, stage.paint('#3f7480'), 3, { opacity: 0.28 }) +
    stroke(bright, mix(stage.light.shine, stage.light.sky[2], 0.4), 2.6, { opacity: 0.5 })
  );
}

/** Still water across the whole width. */
export function drawLake(stage: Stage, top: number, bottom: number): string {
  return (
    rectangle(0, top, stage.width, bottom - top, waterFill(stage)) +
    rectangle(0, top, stage.width, 7, stage.light.shadow, { opacity: 0.16 }) +
    drawRipples(stage, top + 10, bottom, 0, stage.width)
  );
}

/** A river that winds from a far point towards the viewer. */
export function drawRiver(stage: Stage, farX: number, farY: number, nearX: number, bottom: number): string {
  const middle = (farY + bottom) / 2;
  const swing = (nearX - farX) * 0.9 + 240;
  const d =
    `M${round(farX - 8)} ${round(farY)}C${round(farX - swing * 0.5)} ${round(farY + 50)} ${round(farX + swing)} ${round(middle - 40)} ${round(nearX - 260)} ${round(bottom)}` +
    `H${round(nearX + 420)}C${round(farX + swing + 330)} ${round(middle - 20)} ${round(farX - swing * 0.3)} ${round(farY + 60)} ${round(farX + 14)} ${round(farY)}Z`;
  const clip = stage.definitions.clip(path(d, '#000'));
  return (
    path(d, waterFill(stage)) +
    `<g clip-path="${clip}">${drawRipples(stage, farY + 20, bottom, farX - 300, nearX + 500)}</g>`
  );
}

/** A small sailing boat; `size` is the height of its mast. */
export function drawSailingBoat(stage: Stage, x: number, waterY: number, size: number, hull: string): string {
  const sail = stage.paint('#fdf6e8');
  return (
    rectangle(x - size * 0.3, waterY + size * 0.05, size * 0.6, size * 0.05, stage.light.shadow, {
      opacity: 0.2,
      rx: 3,
    }) +
    polygon(
      [
        [x, waterY - size],
        [x, waterY - size * 0.14],
        [x + size * 0.44, waterY - size * 0.14],
      ],
      sail,
    ) +
    polygon(
      [
        [x - size * 0.04, waterY - size * 0.86],
        [x - size * 0.04, waterY - size * 0.14],
        [x - size * 0.3, waterY - size * 0.14],
      ],
      darken(sail, 0.1),
    ) +
    polygon(
      [
        [x - size * 0.4, waterY - size * 0.1],
        [x + size * 0.48, waterY - size * 0.1],
        [x + size * 0.34, waterY + size * 0.07],
        [x - size * 0.28, waterY + size * 0.07],
      ],
      stage.paint(hull),
    ) +
    rectangle(x - size * 0.02, waterY - size, size * 0.025, size * 0.9, stage.paint('#6d4a33'))
  );
}

/** A quay wall along the water. */
export function drawQuay(stage: Stage, top: number, bottom: number): string {
  const stone = stage.paint('#d6c2a0');
  let joints = '';
  for (let y = top + 26, row = 0; y < bottom; y += 24, row += 1) {
    for (let x = (row % 2) * 40; x < stage.width; x += 80)
      if (stage.random.chance(0.6)) joints += `M${round(x)} ${round(y)}h54`;
  }
  return (
    rectangle(
      0,
      top,
      stage.width,
      bottom - top,
      stage.definitions.gradient([
        [0, stone],
        [1, darken(stone, 0.24)],
      ]),
    ) +
    stroke(joints, darken(stone, 0.26), 2.4, { opacity: 0.5 }) +
    rectangle(0, top - 10, stage.width, 16, lighten(stone, 0.22))
  );
}
