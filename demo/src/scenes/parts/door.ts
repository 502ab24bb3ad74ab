import { darken, lighten } from '../colour.ts';
import { LAMPLIGHT } from '../light.ts';
import { PALETTE } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, path, polygon, rectangle, round, stroke } from '../svg.ts';
import { openingOutline, type WindowHead } from './panes.ts';

interface DoorPlace {
  x: number;
  groundY: number;
  width: number;
  height: number;
  head: WindowHead;
  stone: string;
  colour: string;
  /** Side on which the wall has room for a lantern. */
  lanternSide: -1 | 1;
  /** Default: it has one. */
  hasLantern?: boolean;
}

/** A front door with fanlight, panels, steps and a lantern. */
export function drawDoor(stage: Stage, place: DoorPlace): string {
  const { x, groundY, width, height, head, stone, colour } = place;
  const { paint, light, definitions } = stage;
  const left = x - width / 2;
  const stepHeight = 9;
  const floor = groundY - stepHeight * 2;
  const top = floor - height;
  const leafTop = floor - height * 0.74;
  const rim = paint(stone);
  const leaf = paint(colour);
  const isLit = light.litShare > 0.1;
  const fanlight = isLit ? LAMPLIGHT : light.glass;
  const panels = [0, 1]
    .map((column) => {
      const panelX = left + width * (0.1 + column * 0.44);
      return (
        rectangle(panelX, leafTop + height * 0.07, width * 0.36, height * 0.26, darken(leaf, 0.22), {
          rx: 2,
        }) +
        rectangle(
          panelX + 3,
          leafTop + height * 0.07 + 3,
          width * 0.36 - 5,
          height * 0.26 - 5,
          lighten(leaf, 0.1),
          { rx: 2 },
        ) +
        rectangle(panelX, leafTop + height * 0.41, width * 0.36, height * 0.25, darken(leaf, 0.22), {
          rx: 2,
        }) +
        rectangle(
          panelX + 3,
          leafTop + height * 0.41 + 3,
          width * 0.36 - 5,
          height * 0.25 - 5,
          lighten(leaf, 0.06),
          { rx: 2 },
        )
      );
    })
    .join('');
  const steps =
    rectangle(left - 20, groundY - stepHeight, width + 40, stepHeight, lighten(rim, 0.05)) +
    rectangle(left - 12, floor, width + 24, stepHeight, lighten(rim, 0.2)) +
    rectangle(left - 20, groundY - stepHeight, width + 40, 2, light.shadow, { opacity: 0.2 });
  return (
    path(openingOutline(left - 13, top - 13, width + 26, height + 13, head), rim) +
    polygon(
      [
        [x - 9, top - 20],
        [x + 9, top - 20],
        [x + 6, top + 3],
        [x - 6, top + 3],
      ],
      lighten(rim, 0.3),
    ) +
    path(
      openingOutline(left, top, width, height, head),
      definitions.gradient([
        [0, fanlight[0]],
        [1, fanlight[1]],
      ]),
    ) +
    stroke(
      `M${round(x)} ${round(top)}V${round(leafTop)}M${round(left)} ${round(leafTop)}L${round(x)} ${round(leafTop)}`,
      leaf,
      3,
    ) +
    rectangle(left, leafTop, width, floor - leafTop, leaf) +
    rectangle(left, leafTop, width, 6, darken(leaf, 0.3)) +
    panels +
    rectangle(x - 1, leafTop, 2, floor - leafTop, darken(leaf, 0.35)) +
    circle(x + width * 0.07, leafTop + height * 0.38, 3.6, '#e8c46a') +
    path(openingOutline(left, top, width, height, head), 'none', {
      stroke: darken(leaf, 0.15),
      'stroke-width': 4,
    }) +
    rectangle(left, floor - 2, width, 4, light.shadow, { opacity: 0.3 }) +
    steps +
    (place.hasLantern === false
      ? ''
      : drawLantern(stage, x + place.lanternSide * (width / 2 + 30), top + height * 0.2))
  );
}

function drawLantern(stage: Stage, x: number, y: number): string {
  const isLit = stage.light.litShare > 0.1;
  const iron = stage.paint(PALETTE.iron);
  const glow = isLit
    ? circle(
        x,
        y + 10,
        64,
        stage.definitions.glow([
          [0, LAMPLIGHT[0], stage.light.time === 'night' ? 0.55 : 0.35],
          [1, LAMPLIGHT[0], 0],
        ]),
      )
    : '';
  return (
    rectangle(x - 3.5, y - 14, 7, 46, iron, { rx: 3 }) +
    polygon(
      [
        [x - 9, y - 4],
        [x + 9, y - 4],
        [x + 6, y + 18],
        [x - 6, y + 18],
      ],
      isLit ? LAMPLIGHT[0] : stage.paint('#dfe6e4'),
    ) +
    polygon(
      [
        [x - 11, y - 4],
        [x, y - 13],
        [x + 11, y - 4],
      ],
      iron,
    ) +
    rectangle(x - 6, y + 18, 12, 3, iron) +
    glow
  );
}

/** A potted box tree, as stands beside town doors. */
function drawPot(stage: Stage, x: number, groundY: number, size: number, leaf: string): string {
  const clay = stage.paint('#b96f4c');
  const crown = stage.paint(leaf);
  const side = stage.isLitFromLeft ? -1 : 1;
  return (
    ellipse(x, groundY, size * 0.5, size * 0.07, stage.light.shadow, { opacity: stage.light.shadowOpacity }) +
    rectangle(x - size * 0.035, groundY - size * 0.9, size * 0.07, size * 0.5, stage.paint(PALETTE.bark)) +
    circle(x, groundY - size * 1.12, size * 0.4, crown) +
    circle(x + side * size * 0.12, groundY - size * 1.22, size * 0.22, lighten(crown, 0.2), {
      opacity: 0.7,
    }) +
    polygon(
      [
        [x - size * 0.3, groundY - size * 0.46],
        [x + size * 0.3, groundY - size * 0.46],
        [x + size * 0.22, groundY],
        [x - size * 0.22, groundY],
      ],
      clay,
    ) +
    rectangle(x - size * 0.34, groundY - size * 0.52, size * 0.68, size * 0.12, lighten(clay, 0.14), {
      rx: 2,
    })
  );
}

/** Pots on both sides of a door. */
export function drawDoorPots(stage: Stage, x: number, groundY: number, leaf: string): string {
  return drawPot(stage, x - 74, groundY + 4, 58, leaf) + drawPot(stage, x + 74, groundY + 4, 58, leaf);
}
