import { darken, lighten } from '../colour.ts';
import type { Stage } from '../stage.ts';
import { dots, round, stroke } from '../svg.ts';

/**
 * A climbing rose or wisteria that grows up a wall at `x` and leans over towards `reach` (negative: to the
 * left).
 */
export function drawClimber(
  stage: Stage,
  place: { x: number; groundY: number; height: number; reach: number; leaf: string; flower: string },
): string {
  const { random, paint } = stage;
  const { x, groundY, height, reach } = place;
  const dark: (readonly [number, number, number])[] = [];
  const light: (readonly [number, number, number])[] = [];
  const blossoms: (readonly [number, number, number])[] = [];
  for (let step = 0; step < 46; step += 1) {
    const share = step / 45;
    const isTop = share > 0.62;
    const along = isTop ? (share - 0.62) / 0.38 : 0;
    const leafX = x + along * reach + random.between(-13, 13);
    const leafY =
      groundY - height * Math.min(1, share / 0.62) + Math.sin(along * 7) * 6 + random.between(-9, 9);
    dark.push([leafX, leafY, random.between(7, 13)]);
    light.push([leafX + random.between(-6, 6), leafY - 3, random.between(4, 7)]);
    if (step > 12 && random.chance(0.62))
      blossoms.push([leafX + random.between(-9, 9), leafY + random.between(-4, 12), random.between(3, 5.5)]);
  }
  const stem = `M${round(x)} ${round(groundY)}q8 ${round(-height * 0.5)} 0 ${round(-height)}q${round(reach * 0.5)} -12 ${round(reach)} 0`;
  const leaf = paint(place.leaf);
  return (
    stroke(stem, paint('#6b4c3b'), 4) +
    dots(dark, darken(leaf, 0.08)) +
    dots(light, lighten(leaf, 0.16), { opacity: 0.8 }) +
    dots(blossoms, paint(place.flower))
  );
}
