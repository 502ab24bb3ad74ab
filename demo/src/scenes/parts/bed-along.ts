import { darken, lighten } from '../colour.ts';
import type { Stage } from '../stage.ts';
import { ellipse, group, path, rectangle, round, stroke } from '../svg.ts';

interface BedAlong {
  x: number;
  /** Where its feet stand. */
  floorY: number;
  width: number;
  headsLeft: boolean;
  wood: string;
  cover: string;
  pillow: string;
  /** The blanket over its foot. */
  blanket: string;
}

function drawFrame(stage: Stage, width: number, wood: string): string {
  const timber = stage.paint(wood);
  return (
    rectangle(0, -232, 24, 232, darken(timber, 0.1), { rx: 8 }) +
    rectangle(width - 22, -150, 22, 150, darken(timber, 0.1), { rx: 8 }) +
    rectangle(10, -64, width - 20, 34, timber) +
    rectangle(10, -34, width - 20, 6, darken(timber, 0.3))
  );
}

/** A bed whose side is turned to the viewer, with one pillow against its head. */
export function drawBedAlong(stage: Stage, bed: BedAlong): string {
  const { x, floorY, width } = bed;
  const linen = stage.paint('#fbf5ea');
  const cloth = stage.paint(bed.cover);
  const cushion = stage.paint(bed.pillow);
  const blanket = stage.paint(bed.blanket);
  const top = -120;
  const fold = Math.min(250, width * 0.36);
  const rest = width - fold;
  const shape =
    drawFrame(stage, width, bed.wood) +
    rectangle(20, top, width - 40, 62, linen, { rx: 18 }) +
    path(`M36 ${top + 10}q-6 -62 40 -66h${round(fold * 0.5)}q40 6 32 66Z`, lighten(linen, 0.3)) +
    stroke(`M66 ${top - 38}q40 14 ${round(fold * 0.42)} 0`, darken(linen, 0.14), 4) +
    path(`M${round(fold * 0.5)} ${top + 8}q-10 -46 18 -50h62q24 6 16 50Z`, cushion) +
    path(
      `M${round(fold)} ${top + 10}q20 -40 90 -38h${round(rest - 150)}q50 4 44 58v58q${round(-rest * 0.4)} 16 ${round(-rest + 62)} 0q-24 -30 -46 -78Z`,
      cloth,
    ) +
    path(
      `M${round(fold)} ${top + 10}q20 -40 90 -38h26q-52 8 -60 46q12 42 34 74q-24 4 -44 -4q-24 -30 -46 -78Z`,
      lighten(cloth, 0.34),
    ) +
    stroke(
      `M${round(fold + 130)} ${top - 2}q100 14 ${round(rest - 220)} 0M${round(fold + 120)} ${top + 44}q140 18 ${round(rest - 210)} 0`,
      lighten(cloth, 0.3),
      5,
      { opacity: 0.6 },
    ) +
    path(`M${round(width - 172)} ${top - 27}q46 -3 92 0l4 110q-50 8 -102 8Z`, blanket) +
    stroke(
      `M${round(width - 158)} ${top - 26}l-8 116M${round(width - 94)} ${top - 26}l4 112`,
      lighten(blanket, 0.4),
      4,
      { opacity: 0.8 },
    );
  return (
    ellipse(x + width / 2, floorY - 4, width * 0.52, 16, stage.light.shadow, { opacity: 0.26 }) +
    group(shape, {
      transform: bed.headsLeft
        ? `translate(${round(x)} ${round(floorY)})`
        : `translate(${round(x + width)} ${round(floorY)}) scale(-1 1)`,
    })
  );
}
