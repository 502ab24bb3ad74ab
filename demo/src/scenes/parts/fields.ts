import { darken, lighten } from '../colour.ts';
import { PALETTE } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { dots, ellipse, path, round, stroke } from '../svg.ts';

/** A round bale of straw. */
export function drawBale(stage: Stage, x: number, groundY: number, size: number): string {
  const straw = stage.paint('#e2b65c');
  return (
    ellipse(x + size * 0.4, groundY, size * 1.1, size * 0.14, stage.light.shadow, {
      opacity: stage.light.shadowOpacity,
    }) +
    path(
      `M${round(x)} ${round(groundY - size)}h${round(size * 0.8)}a${round(size / 2)} ${round(size / 2)} 0 0 1 0 ${round(size)}h${round(-size * 0.8)}Z`,
      darken(straw, 0.16),
    ) +
    ellipse(x, groundY - size / 2, size * 0.42, size / 2, lighten(straw, 0.16)) +
    ellipse(x, groundY - size / 2, size * 0.26, size * 0.32, 'none', {
      stroke: darken(straw, 0.16),
      'stroke-width': 3,
    }) +
    ellipse(x, groundY - size / 2, size * 0.1, size * 0.13, 'none', {
      stroke: darken(straw, 0.16),
      'stroke-width': 3,
    })
  );
}

/** Grass and flowers along the lower edge, close to the viewer. */
export function drawMeadow(stage: Stage, top: number, colours: readonly string[]): string {
  const grass = stage.paint('#5d8550');
  const waves = Array.from(
    { length: 9 },
    (_, index) =>
      `Q${round((stage.width * (index + 0.5)) / 9)} ${round(top + stage.random.between(-26, 26))} ${round((stage.width * (index + 1)) / 9)} ${round(top)}`,
  );
  let blades = '';
  let stems = '';
  const blossoms = new Map<string, (readonly [number, number, number])[]>();
  for (let index = 0; index < 150; index += 1) {
    const x = stage.random.between(0, stage.width);
    const y = stage.random.between(top + 10, stage.height);
    const long = stage.random.between(16, 44);
    blades += `M${round(x)} ${round(y)}q${round(stage.random.between(-8, 8))} ${round(-long * 0.6)} ${round(stage.random.between(-14, 14))} ${round(-long)}`;
    if (index % 2 === 0) {
      stems += `M${round(x)} ${round(y)}v${round(-long)}`;
      const colour = stage.paint(stage.random.pick(colours));
      blossoms.set(colour, [...(blossoms.get(colour) ?? []), [x, y - long, stage.random.between(3.5, 8)]]);
    }
  }
  return (
    path(
      `M0 ${round(top)}${waves.join('')}V${stage.height}H0Z`,
      stage.definitions.gradient([
        [0, lighten(grass, 0.1)],
        [1, darken(grass, 0.22)],
      ]),
    ) +
    stroke(blades, darken(grass, 0.2), 3, { opacity: 0.6 }) +
    stroke(stems, lighten(grass, 0.14), 2) +
    [...blossoms].map(([colour, items]) => dots(items, colour)).join('')
  );
}

const BUNCH = [
  [0, 0],
  [7, 3],
  [3, 9],
  [-4, 6],
] as const;

function grapesAt(x: number, y: number): (readonly [number, number, number])[] {
  return BUNCH.map(([right, down]) => [x + right, y + down, 5] as const);
}

/** Rows of vines close to the viewer, running towards the horizon. */
export function drawNearVines(stage: Stage, top: number): string {
  const soil = stage.paint('#b58f63');
  const centre = stage.width * stage.random.between(0.4, 0.6);
  let posts = '';
  const leaves: (readonly [number, number, number])[] = [];
  const lights: (readonly [number, number, number])[] = [];
  const grapes: (readonly [number, number, number])[] = [];
  for (let row = -9; row <= 9; row += 1) {
    for (let step = 0; step < 11; step += 1) {
      const share = (step / 10) ** 1.6;
      const x = centre + row * (74 + share * 190);
      const y = top + 14 + (stage.height - top) * share;
      const size = 12 + share * 34;
      leaves.push([x, y - size * 0.6, size], [x + size * 0.9, y - size * 0.3, size * 0.8]);
      lights.push([x - size * 0.2, y - size, size * 0.5]);
      if (step % 2 === 0) posts += `M${round(x)} ${round(y)}v${round(-size * 2.2)}`;
      if (step > 6 && stage.random.chance(0.5)) grapes.push(...grapesAt(x, y - size * 0.2));
    }
  }
  const leaf = stage.paint(PALETTE.leaf[2]);
  return (
    path(
      `M0 ${round(top + 20)}Q${round(stage.width / 2)} ${round(top - 30)} ${round(stage.width)} ${round(top + 20)}V${stage.height}H0Z`,
      soil,
    ) +
    stroke(posts, stage.paint('#7a5a40'), 4) +
    dots(leaves, darken(leaf, 0.12)) +
    dots(lights, lighten(leaf, 0.16)) +
    dots(grapes, stage.paint('#5b3a57'))
  );
}
