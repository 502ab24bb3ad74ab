import { darken, lighten } from '../colour.ts';
import { LAMPLIGHT } from '../light.ts';
import { PALETTE } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, path, polygon, rectangle, round, stroke } from '../svg.ts';

/** Pavement and cobbles from `groundY` down to the bottom of the picture. */
export function drawStreet(stage: Stage, groundY: number): string {
  const pavement = stage.paint(PALETTE.pavement);
  const road = stage.paint(PALETTE.road);
  const kerb = groundY + 34;
  let slabs = '';
  for (let x = -40; x < stage.width + 40; x += 74) slabs += `M${x} ${kerb}l16 -34`;
  let cobbles = '';
  for (let row = 0; row < 4; row += 1) {
    const y = kerb + 16 + row * 17;
    for (let x = (row % 2) * 26 - 20; x < stage.width; x += 52 + row * 4) {
      if (stage.random.chance(0.62))
        cobbles += `M${round(x)} ${round(y)}q${13 + row} ${-6 - row} ${26 + row * 2} 0`;
    }
  }
  const roadFill = stage.definitions.gradient([
    [0, lighten(road, 0.1)],
    [1, darken(road, 0.16)],
  ]);
  return (
    rectangle(0, groundY, stage.width, 40, pavement) +
    rectangle(0, groundY, stage.width, 8, stage.light.shadow, { opacity: stage.light.shadowOpacity }) +
    stroke(slabs, darken(pavement, 0.16), 1.6, { opacity: 0.6 }) +
    rectangle(0, kerb, stage.width, stage.height - kerb, roadFill) +
    rectangle(0, kerb, stage.width, 7, lighten(pavement, 0.3)) +
    rectangle(0, kerb + 7, stage.width, 5, stage.light.shadow, { opacity: 0.24 }) +
    stroke(cobbles, darken(road, 0.22), 2, { opacity: 0.45 })
  );
}

/** A cast-iron street lamp; lit from dusk to dawn. */
export function drawStreetLamp(stage: Stage, x: number, groundY: number): string {
  const iron = stage.paint(PALETTE.iron);
  const top = groundY - 250;
  const isLit = stage.light.litShare > 0.1;
  const glow = isLit
    ? circle(
        x,
        top + 2,
        130,
        stage.definitions.glow([
          [0, LAMPLIGHT[0], stage.light.time === 'night' ? 0.6 : 0.32],
          [1, LAMPLIGHT[0], 0],
        ]),
      )
    : '';
  return (
    glow +
    ellipse(x, groundY + 1, 22, 4, stage.light.shadow, { opacity: 0.3 }) +
    polygon(
      [
        [x - 11, groundY],
        [x - 6, groundY - 30],
        [x + 6, groundY - 30],
        [x + 11, groundY],
      ],
      iron,
    ) +
    rectangle(x - 3, top + 18, 6, 232, iron) +
    rectangle(x - 16, groundY - 186, 32, 4, iron, { rx: 2 }) +
    rectangle(x - 9, top + 16, 18, 5, iron) +
    polygon(
      [
        [x - 16, top - 18],
        [x + 16, top - 18],
        [x + 9, top + 17],
        [x - 9, top + 17],
      ],
      isLit ? LAMPLIGHT[0] : stage.paint('#dfe8e6'),
    ) +
    polygon(
      [
        [x - 20, top - 17],
        [x, top - 36],
        [x + 20, top - 17],
      ],
      iron,
    ) +
    circle(x, top - 39, 4, iron) +
    stroke(`M${round(x)} ${round(top - 18)}v34`, iron, 2)
  );
}

/** A bicycle leaning at the kerb. */
export function drawBicycle(stage: Stage, x: number, groundY: number, colour: string): string {
  const frame = stage.paint(colour);
  const dark = stage.paint(PALETTE.iron);
  const y = groundY - 32;
  const wheel = (at: number) =>
    circle(at, y, 31, 'none', { stroke: dark, 'stroke-width': 4 }) +
    stroke(
      `M${at - 30} ${y}h60M${at} ${y - 30}v60M${at - 21} ${y - 21}l42 42M${at + 21} ${y - 21}l-42 42`,
      dark,
      0.8,
      { opacity: 0.5 },
    );
  return (
    ellipse(x + 45, groundY, 86, 5, stage.light.shadow, { opacity: stage.light.shadowOpacity }) +
    wheel(x) +
    wheel(x + 92) +
    stroke(
      `M${x} ${y}L${x + 36} ${y + 2}L${x + 22} ${y - 48}ZM${x + 36} ${y + 2}L${x + 76} ${y - 44}H${x + 24}M${x + 92} ${y}L${x + 72} ${y - 62}`,
      frame,
      5,
      { 'stroke-linejoin': 'round' },
    ) +
    stroke(`M${x + 72} ${y - 62}q10 -8 20 -2M${x + 22} ${y - 48}l-3 -12`, dark, 4) +
    path(`M${x + 4} ${y - 62}q14 -7 32 0q-2 7 -14 6q-14 2 -18 -6Z`, dark) +
    path(`M${x + 76} ${y - 56}h34l-5 26h-24Z`, stage.paint('#b98a56')) +
    stroke(`M${x + 77} ${y - 48}h31M${x + 79} ${y - 40}h28`, stage.paint('#8a6238'), 1.6) +
    circle(x + 36, y + 2, 7, dark)
  );
}

/** A slatted bench. */
export function drawBench(stage: Stage, x: number, groundY: number): string {
  const wood = stage.paint('#a9744c');
  const iron = stage.paint(PALETTE.iron);
  const slat = (y: number) => rectangle(x, y, 150, 9, wood, { rx: 3 });
  return (
    ellipse(x + 75, groundY, 90, 6, stage.light.shadow, { opacity: stage.light.shadowOpacity }) +
    stroke(`M${x + 16} ${groundY}v-64M${x + 134} ${groundY}v-64`, iron, 6) +
    slat(groundY - 66) +
    slat(groundY - 52) +
    rectangle(x - 5, groundY - 34, 160, 10, lighten(wood, 0.14), { rx: 3 })
  );
}

/** A garden wall with coping, where a street has a gap. */
export function drawGardenWall(
  stage: Stage,
  x: number,
  width: number,
  groundY: number,
  height: number,
): string {
  const stone = stage.paint('#d6c09a');
  let joints = '';
  for (let y = groundY - height + 20, row = 0; y < groundY; y += 18, row += 1) {
    for (let at = x + (row % 2) * 24 + 8; at < x + width - 10; at += 48) {
      if (stage.random.chance(0.55))
        joints += `M${round(at)} ${round(y)}h${round(stage.random.between(14, 30))}`;
    }
  }
  return (
    rectangle(x, groundY - height, width, height, stone) +
    stroke(joints, darken(stone, 0.22), 2, { opacity: 0.55 }) +
    rectangle(x - 4, groundY - height - 8, width + 8, 12, lighten(stone, 0.25), { rx: 2 })
  );
}
