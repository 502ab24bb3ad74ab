import { darken, lighten, mix } from '../colour.ts';
import { LAMPLIGHT } from '../light.ts';
import type { Stage } from '../stage.ts';
import { ellipse, path, polygon, rectangle, round, stroke } from '../svg.ts';
import { isLampOn } from './decoration.ts';
import { FLOOR_Y } from './floor.ts';
import { onWorktop, UNIT_FRONT_Y, type UnitColours } from './kitchen-units.ts';
import { type Block, drawBlock, drawBlockShadow, frontOf, nearness } from './perspective.ts';
import { lampGlow } from './room-shell.ts';

/** The hob on the worktop and the hood over it, centred on `x`. */
export function drawCooker(stage: Stage, x: number, colours: UnitColours, isChimney: boolean): string {
  const steel = stage.paint(isChimney ? '#b9b6b3' : colours.front);
  const [left, backY] = onWorktop(stage, x - 46, 0.14);
  const [right] = onWorktop(stage, x + 46, 0.14);
  const [nearLeft, nearY] = onWorktop(stage, x - 46, 0.9);
  const [nearRight] = onWorktop(stage, x + 46, 0.9);
  const hob = polygon(
    [
      [left, backY],
      [right, backY],
      [nearRight, nearY],
      [nearLeft, nearY],
    ],
    stage.paint('#34323b'),
  );
  const fill = stage.definitions.gradient([
    [0, lighten(steel, 0.16)],
    [1, darken(steel, 0.1)],
  ]);
  const hood = isChimney
    ? rectangle(x - 24, 44, 48, 190, fill) +
      path(`M${x - 24} 226H${x + 24}L${x + 64} 270V288H${x - 64}V270Z`, fill) +
      rectangle(x - 64, 276, 128, 12, darken(steel, 0.2))
    : path(
        `M${x - 40} 44H${x + 40}Q${x + 44} 220 ${x + 66} 262V290H${x - 66}V262Q${x - 44} 220 ${x - 40} 44Z`,
        fill,
      ) + rectangle(x - 68, 276, 136, 16, stage.paint(colours.worktop), { rx: 2 });
  return hood + rectangle(x - 58, 290, 116, 8, stage.light.shadow, { opacity: 0.16 }) + hob;
}

/** The lamp in the hood, drawn last, over the room. */
export function drawHoodLight(stage: Stage, x: number): string {
  if (!isLampOn(stage)) return '';
  const strength = stage.light.time === 'night' ? 0.62 : 0.34;
  return (
    rectangle(x - 26, 288, 52, 5, LAMPLIGHT[0], { rx: 2 }) +
    ellipse(x, 372, 250, 200, lampGlow(stage, strength))
  );
}

/** Basin and tap, centred on `x`: let into the worktop, or of white stoneware that shows in front. */
export function drawSink(stage: Stage, x: number, metal: string, isStoneware: boolean): string {
  const [left, backY] = onWorktop(stage, x - 48, 0.2);
  const [right] = onWorktop(stage, x + 48, 0.2);
  const [nearLeft, nearY] = onWorktop(stage, x - 48, isStoneware ? 1.1 : 0.86);
  const [nearRight] = onWorktop(stage, x + 48, isStoneware ? 1.1 : 0.86);
  const white = stage.paint('#fbf6ec');
  const tone = stage.paint(metal);
  const corners = [
    [left, backY],
    [right, backY],
    [nearRight, nearY],
    [nearLeft, nearY],
  ] as const;
  const scale = nearness(UNIT_FRONT_Y);
  const apron = isStoneware
    ? rectangle(nearLeft, nearY, nearRight - nearLeft, 58 * scale, white, { rx: 5 }) +
      rectangle(nearLeft + 6, nearY + 50 * scale, nearRight - nearLeft - 12, 6, darken(white, 0.12), {
        rx: 3,
      })
    : '';
  return (
    polygon(corners, isStoneware ? lighten(white, 0.3) : mix(tone, '#ffffff', 0.3)) +
    polygon(
      [
        [left + 6, backY + 3],
        [right - 6, backY + 3],
        [nearRight - 7, nearY - 3],
        [nearLeft + 7, nearY - 3],
      ],
      darken(isStoneware ? white : stage.paint('#b8b4ae'), 0.26),
    ) +
    apron +
    stroke(`M${round(x)} ${round(backY + 1)}v-42q0 -22 20 -22t20 20v6`, tone, 6) +
    stroke(`M${round(x - 18)} ${round(backY)}v-11h-9M${round(x + 18)} ${round(backY)}v-11h9`, tone, 5)
  );
}

/** A tall refrigerator of two doors; `colour` unpainted. */
export function drawRefrigerator(
  stage: Stage,
  x: number,
  width: number,
  colour: string,
  metal: string,
): string {
  const enamel = stage.paint(colour);
  const block: Block = { x, width, foot: 14, top: 388, backY: FLOOR_Y, frontY: UNIT_FRONT_Y + 4 };
  const face = frontOf(stage, block);
  const gap = face.y + face.height * 0.34;
  const gloss = stage.isLitFromLeft ? face.x + 10 : face.x + face.width - 24;
  return (
    drawBlockShadow(stage, block) +
    rectangle(face.x + 10, face.y + face.height, face.width - 20, 14, stage.paint('#34323b')) +
    drawBlock(stage, block, darken(enamel, 0.1), lighten(enamel, 0.2)) +
    rectangle(face.x, face.y, face.width, gap - face.y - 3, enamel, { rx: 14 }) +
    rectangle(face.x, gap + 3, face.width, face.y + face.height - gap - 3, enamel, { rx: 14 }) +
    rectangle(gloss, face.y + 20, 14, gap - face.y - 44, lighten(enamel, 0.4), { rx: 7, opacity: 0.6 }) +
    rectangle(gloss, gap + 22, 14, face.height * 0.5, lighten(enamel, 0.4), { rx: 7, opacity: 0.6 }) +
    [gap - 74, gap + 22]
      .map((y) =>
        rectangle(
          stage.isLitFromLeft ? face.x + face.width - 22 : face.x + 14,
          y,
          8,
          54,
          stage.paint(metal),
          { rx: 4 },
        ),
      )
      .join('')
  );
}
