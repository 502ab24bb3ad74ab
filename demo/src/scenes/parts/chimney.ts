import { darken, lighten } from '../colour.ts';
import { PALETTE } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { ellipse, path, rectangle, round, stroke } from '../svg.ts';

/** A brick chimney with two pots; `top` is the top of its bricks. */
export function drawChimney(
  stage: Stage,
  place: { x: number; top: number; height: number; distance: number },
): string {
  const { x, top, height, distance } = place;
  const brick = stage.paint(PALETTE.brick, distance);
  return (
    rectangle(x, top, 34, height, brick) +
    rectangle(stage.isLitFromLeft ? x + 22 : x, top, 12, height, stage.light.shadow, { opacity: 0.22 }) +
    rectangle(x - 4, top - 4, 42, 9, lighten(brick, 0.2)) +
    rectangle(x + 4, top - 20, 10, 17, darken(brick, 0.12), { rx: 2 }) +
    rectangle(x + 20, top - 20, 10, 17, darken(brick, 0.12), { rx: 2 })
  );
}

/** A stork in its nest, as Alsace has them on its chimneys. */
export function drawStork(stage: Stage, x: number, nestY: number): string {
  const twig = stage.paint('#7a5738');
  const white = stage.paint('#fbf5ea');
  const beak = stage.paint('#d9583a');
  const wing = stage.paint('#33313d');
  const at = (dx: number, dy: number) => `${round(x + dx)} ${round(nestY + dy)}`;
  return (
    stroke(`M${at(-3, 0)}V${round(nestY - 26)}M${at(5, 0)}V${round(nestY - 26)}`, beak, 2) +
    path(
      `M${at(-16, -30)}q12 -14 26 -8q6 3 8 -10q-2 -14 5 -16q7 0 7 7q-3 3 -3 12q0 24 -20 24q-14 0 -23 -9Z`,
      white,
    ) +
    path(`M${at(-22, -27)}q14 -8 26 -5q-6 9 -26 5Z`, wing) +
    stroke(`M${at(27, -59)}l17 5`, beak, 3) +
    ellipse(x + 2, nestY, 30, 7, twig) +
    stroke(`M${at(-30, -3)}l60 4M${at(-26, 3)}l52 -7M${at(-22, 4)}l46 1`, darken(twig, 0.25), 2)
  );
}
