import { darken, lighten } from '../colour.ts';
import { LAMPLIGHT } from '../light.ts';
import { PALETTE } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { circle, group, path, polygon, rectangle, round, stroke } from '../svg.ts';
import { isLampOn } from './decoration.ts';
import { lampGlow } from './room-shell.ts';
import { shadowOn } from './tabletop.ts';
import { drawHedge } from './tree.ts';

/** A deckchair seen from its side, its cloth striped. */
export function drawDeckchair(
  stage: Stage,
  x: number,
  floorY: number,
  scale: number,
  colour: string,
  wood: string,
  facesLeft: boolean,
): string {
  const timber = stage.paint(wood);
  const cloth = stage.paint(colour);
  const pale = stage.paint('#fbf5ea');
  const sling = (from: number, to: number, tone: string) =>
    path(
      `M${round(-86 + from * 0.2)} ${round(-196 + from)}Q${round(-40 + from * 0.2)} ${round(-70 + from * 0.3)} 84 ${round(-84 + from * 0.2)}L84 ${round(-84 + to * 0.2)}Q${round(-40 + to * 0.2)} ${round(-70 + to * 0.3)} ${round(-86 + to * 0.2)} ${round(-196 + to)}Z`,
      tone,
    );
  const shape =
    stroke('M-96 -206L78 0M-62 0L92 -92', timber, 10) +
    stroke('M-70 -120L-96 0', darken(timber, 0.2), 8) +
    path('M-94 -208Q-52 -74 88 -94L88 -78Q-60 -48 -100 -196Z', cloth) +
    sling(4, 12, pale) +
    stroke('M-104 -206h22M82 -92h16', timber, 9) +
    path('M-96 -206q26 -6 34 10q-6 24 -14 34q-20 -14 -20 -44Z', lighten(cloth, 0.4));
  return (
    shadowOn(stage, x, floorY, 104 * scale) +
    group(shape, {
      transform: `translate(${round(x)} ${round(floorY)}) scale(${round((facesLeft ? -1 : 1) * scale * 100) / 100} ${round(scale * 100) / 100})`,
    })
  );
}

/** A lantern with a candle; its light is drawn by the caller last. */
export function drawLantern(stage: Stage, x: number, floorY: number): { markup: string; glow: string } {
  const iron = stage.paint(PALETTE.iron);
  const isOn = isLampOn(stage);
  const top = floorY - 84;
  return {
    markup:
      shadowOn(stage, x, floorY, 36) +
      stroke(`M${round(x - 14)} ${round(top)}q14 -36 28 0`, iron, 4) +
      rectangle(x - 23, top + 6, 46, 74, isOn ? '#7a5438' : stage.paint('#dfe8e6'), {
        opacity: isOn ? 0.8 : 0.7,
      }) +
      rectangle(x - 9, floorY - 44, 18, 38, stage.paint('#fdf4df'), { rx: 3 }) +
      (isOn ? path(`M${round(x)} ${round(floorY - 68)}q10 14 0 26q-10 -12 0 -26Z`, LAMPLIGHT[0]) : '') +
      stroke(`M${round(x - 23)} ${round(top + 8)}v70M${round(x + 23)} ${round(top + 8)}v70`, iron, 5) +
      polygon(
        [
          [x - 28, top + 8],
          [x - 14, top - 10],
          [x + 14, top - 10],
          [x + 28, top + 8],
        ],
        iron,
      ) +
      rectangle(x - 28, floorY - 8, 56, 9, iron, { rx: 3 }),
    glow: isOn ? circle(x, floorY - 50, 150, lampGlow(stage, stage.light.time === 'night' ? 0.7 : 0.4)) : '',
  };
}

/** Boxes of flowers along the upper edge of a railing, from `x` over `width`. */
export function drawFlowerBox(stage: Stage, x: number, y: number, width: number, flower: string): string {
  const clay = stage.paint('#a9644c');
  return (
    drawHedge(stage, { x, groundY: y + 6, width, height: 62, colour: PALETTE.leaf[1], flower }) +
    rectangle(x, y, width, 44, darken(clay, 0.1), { rx: 4 }) +
    rectangle(x, y, width, 12, lighten(clay, 0.16), { rx: 4 }) +
    rectangle(x, y + 44, width, 7, stage.light.shadow, { opacity: 0.16 })
  );
}
