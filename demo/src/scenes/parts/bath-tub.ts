import { darken, lighten, mix } from '../colour.ts';
import { LAMPLIGHT } from '../light.ts';
import { PALETTE } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { circle, dots, ellipse, path, rectangle, round, stroke } from '../svg.ts';
import { isLampOn } from './decoration.ts';
import { lampGlow } from './room-shell.ts';
import { shadowOn } from './tabletop.ts';

interface Tub {
  /** Its middle. */
  x: number;
  floorY: number;
  width: number;
  colour: string;
  metal: string;
  wood: string;
  cloth: string;
  /** On which side of it the tap stands, 1 for the right. */
  tapSide: -1 | 1;
}

const HEIGHT = 168;
const OPENING = 21;

function drawStandingTap(stage: Stage, { x, floorY, width, metal, tapSide }: Tub): string {
  const tone = stage.paint(metal);
  const at = x + tapSide * (width / 2 - 66);
  const rim = floorY - HEIGHT;
  return (
    stroke(
      `M${round(at)} ${round(floorY - 40)}V${round(rim - 64)}q0 -26 ${-tapSide * 26} -26h${-tapSide * 12}q${-tapSide * 14} 0 ${-tapSide * 14} 14v8`,
      tone,
      8,
    ) +
    stroke(`M${round(at - 18)} ${round(rim - 40)}h36`, tone, 6) +
    stroke(`M${round(at + 18 * tapSide)} ${round(rim - 40)}v-16`, tone, 6)
  );
}

function drawFoam(stage: Stage, x: number, rimY: number, width: number): string {
  const foam: [number, number, number][] = [];
  for (let at = -0.42; at < 0.3; at += 0.055)
    foam.push([x + width * at, rimY - stage.random.between(-2, 12), stage.random.between(10, 20)]);
  const white = stage.paint('#fdfaf4');
  const bubble = (dx: number, dy: number, radius: number) =>
    circle(x + dx, rimY - dy, radius, '#ffffff', { opacity: 0.5 });
  return (
    dots(foam, darken(white, 0.05)) +
    dots(
      foam.map(([dx, dy, radius]) => [dx - 3, dy - 4, radius * 0.72]),
      white,
    ) +
    bubble(-width * 0.2, 46, 7) +
    bubble(-width * 0.12, 62, 4.5) +
    bubble(width * 0.06, 40, 5)
  );
}

/** A board across the tub with a book and a candle; the flame's light is drawn by the caller last. */
function drawTray(stage: Stage, x: number, rimY: number, wood: string): { markup: string; glow: string } {
  const timber = stage.paint(wood);
  const isOn = isLampOn(stage);
  const candleX = x + 26;
  return {
    markup:
      rectangle(x - 60, rimY - 8, 120, 36, darken(timber, 0.14), { rx: 4 }) +
      rectangle(x - 60, rimY - 12, 120, 34, lighten(timber, 0.12), { rx: 4 }) +
      path(`M${round(x - 46)} ${round(rimY + 8)}l10 -20h40l-6 20Z`, stage.paint('#f7efdf')) +
      stroke(`M${round(x - 20)} ${round(rimY - 12)}l-6 20`, stage.paint('#c8b79b'), 2) +
      rectangle(candleX - 9, rimY - 28, 18, 34, stage.paint('#fdf4df'), { rx: 4 }) +
      (isOn ? path(`M${round(candleX)} ${round(rimY - 50)}q9 14 0 24q-9 -10 0 -24Z`, LAMPLIGHT[0]) : ''),
    glow: isOn ? circle(candleX, rimY - 36, 130, lampGlow(stage, 0.5)) : '',
  };
}

function drawFeet(stage: Stage, { x, floorY, width, metal }: Tub, isFooted: boolean): string {
  if (!isFooted)
    return rectangle(x - width * 0.36, floorY - 14, width * 0.72, 14, stage.light.shadow, {
      opacity: 0.3,
      rx: 6,
    });
  return [-1, 1]
    .map((side) =>
      path(
        `M${round(x + side * width * 0.34)} ${round(floorY - 34)}q${side * 26} 4 ${side * 18} 24q${side * 2} 8 ${side * 12} 10h${side * -34}q${side * 6} -16 ${side * 4} -34Z`,
        stage.paint(metal),
      ),
    )
    .join('');
}

/** A tub that stands free, filled, with its tap beside it. */
export function drawBathTub(stage: Stage, tub: Tub): { markup: string; glow: string } {
  const { x, floorY, width } = tub;
  const isFooted = stage.random.chance(0.5);
  const shell = stage.paint(tub.colour);
  const white = stage.paint('#fdfaf4');
  const rimY = floorY - HEIGHT;
  const half = width / 2;
  const foot = floorY - (isFooted ? 24 : 6);
  const body = `M${round(x - half)} ${round(rimY)}Q${round(x - half + 8)} ${round(foot - 30)} ${round(x - half * 0.66)} ${round(foot)}H${round(x + half * 0.66)}Q${round(x + half - 8)} ${round(foot - 30)} ${round(x + half)} ${round(rimY)}Z`;
  const lit = stage.isLitFromLeft ? -1 : 1;
  const fill = stage.definitions.gradient(
    [
      [0, lighten(shell, 0.24)],
      [0.55, shell],
      [1, darken(shell, 0.16)],
    ],
    lit < 0 ? [0, 0, 1, 0.3] : [1, 0, 0, 0.3],
  );
  const tray = drawTray(stage, x + half * 0.32 * -tub.tapSide, rimY, tub.wood);
  const clip = stage.definitions.clip(path(body, '#000'));
  const cloth = stage.paint(tub.cloth);
  const towelX = x + tub.tapSide * half * 0.34 - 38;
  const towel =
    path(`M${round(towelX)} ${round(rimY + 8)}h76l3 96h-82Z`, cloth) +
    rectangle(towelX, rimY + 72, 78, 6, lighten(cloth, 0.4)) +
    rectangle(towelX, rimY + 84, 78, 3, lighten(cloth, 0.4));
  return {
    markup:
      shadowOn(stage, x, floorY, half * 0.94) +
      drawStandingTap(stage, tub) +
      drawFeet(stage, tub, isFooted) +
      path(body, fill) +
      `<g clip-path="${clip}">${rectangle(x - half, foot - 26, width, 30, stage.light.shadow, { opacity: 0.12 })}</g>` +
      ellipse(x, rimY, half + 9, OPENING, darken(white, 0.1)) +
      ellipse(x, rimY - 3, half + 9, OPENING, lighten(white, 0.3)) +
      ellipse(x, rimY - 1, half - 9, OPENING - 6, mix(stage.paint(PALETTE.water), white, 0.45)) +
      drawFoam(stage, x - (tub.tapSide < 0 ? -width * 0.08 : width * 0.04), rimY, width * 0.9) +
      tray.markup +
      towel,
    glow: tray.glow,
  };
}
