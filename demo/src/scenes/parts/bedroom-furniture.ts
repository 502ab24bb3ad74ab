import { darken, lighten } from '../colour.ts';
import { LAMPLIGHT } from '../light.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, path, polygon, rectangle, round, stroke } from '../svg.ts';
import { isLampOn } from './decoration.ts';
import { FLOOR_Y } from './floor.ts';
import { type Block, drawBlock, drawBlockShadow, frontOf, project } from './perspective.ts';
import { lampGlow } from './room-shell.ts';

interface Cabinet {
  /** Left edge and width at the back wall. */
  x: number;
  width: number;
  wood: string;
  metal: string;
}

/** A bedside table with a drawer; returns where things stand on it. */
export function drawNightstand(stage: Stage, { x, width, wood, metal }: Cabinet) {
  const timber = stage.paint(wood);
  const body: Block = { x, width, foot: 34, top: 106, backY: FLOOR_Y + 6, frontY: FLOOR_Y + 40 };
  const front = frontOf(stage, body);
  const [topX, topY] = project(stage, x + width / 2, body.top, FLOOR_Y + 24);
  const legs = [0.08, 0.86]
    .map((share) =>
      rectangle(front.x + front.width * share, front.y + front.height, 8, 37, darken(timber, 0.26)),
    )
    .join('');
  const markup =
    drawBlockShadow(stage, body) +
    legs +
    drawBlock(stage, body, timber) +
    rectangle(front.x + 7, front.y + 9, front.width - 14, front.height - 18, darken(timber, 0.1), { rx: 3 }) +
    circle(front.x + front.width / 2, front.y + front.height / 2, 5, stage.paint(metal));
  return { markup, topX, topY };
}

/** A lamp on a table; its light is drawn by the caller last, over the room. */
export function drawTableLamp(
  stage: Stage,
  x: number,
  y: number,
  shade: string,
  foot: string,
): { lamp: string; glow: string } {
  const isOn = isLampOn(stage);
  const base = stage.paint(foot);
  const colour = isOn ? lighten(shade, 0.5) : stage.paint(shade);
  const top = y - 116;
  const form = stage.random.integer(0, 2);
  const body =
    form === 0
      ? ellipse(x, y - 30, 22, 28, base) + ellipse(x - 8, y - 38, 5, 11, lighten(base, 0.4), { opacity: 0.6 })
      : form === 1
        ? path(`M${round(x - 18)} ${round(y)}q-6 -30 12 -56h12q18 26 12 56Z`, base)
        : stroke(`M${round(x)} ${round(y - 4)}v-60`, base, 7) + ellipse(x, y - 3, 24, 6, base);
  const hood = polygon(
    [
      [x - 25, top],
      [x + 25, top],
      [x + 42, top + 58],
      [x - 42, top + 58],
    ],
    isOn
      ? stage.definitions.gradient([
          [0, colour],
          [1, LAMPLIGHT[0]],
        ])
      : colour,
  );
  return {
    lamp: stroke(`M${round(x)} ${round(y - 50)}v-12`, stage.paint('#3b3640'), 5) + body + hood,
    glow: isOn ? circle(x, top + 46, 210, lampGlow(stage, stage.light.time === 'night' ? 0.7 : 0.45)) : '',
  };
}

/** A wardrobe of two or three doors. */
export function drawWardrobe(stage: Stage, { x, width, wood, metal }: Cabinet): string {
  const timber = stage.paint(wood);
  const body: Block = { x, width, foot: 20, top: 424, backY: FLOOR_Y + 2, frontY: FLOOR_Y + 30 };
  const front = frontOf(stage, body);
  const doors = width > 200 ? 3 : 2;
  const step = front.width / doors;
  const isPanelled = stage.random.chance(0.6);
  let details = '';
  for (let door = 0; door < doors; door += 1) {
    const left = front.x + step * door;
    if (door > 0) details += rectangle(left - 1.5, front.y + 10, 3, front.height - 16, darken(timber, 0.34));
    if (isPanelled) {
      const panel = { fill: 'none', stroke: darken(timber, 0.16), 'stroke-width': 4 };
      details +=
        rectangle(left + 16, front.y + 30, step - 32, front.height * 0.5, 'none', { ...panel, rx: 3 }) +
        rectangle(left + 16, front.y + front.height * 0.62, step - 32, front.height * 0.32, 'none', {
          ...panel,
          rx: 3,
        });
    } else {
      let slats = '';
      for (let at = left + 16; at < left + step - 10; at += 13)
        slats += `M${round(at)} ${round(front.y + 16)}v${round(front.height - 28)}`;
      details += stroke(slats, darken(timber, 0.14), 2.4, { opacity: 0.7 });
    }
    const handle = left + (door % 2 === 0 ? step - 13 : 9);
    details += rectangle(handle, front.y + front.height * 0.5, 5, 46, stage.paint(metal), { rx: 2.5 });
  }
  const [crownX] = project(stage, x - 8, body.top, body.frontY);
  return (
    drawBlockShadow(stage, body) +
    rectangle(front.x + 8, front.y + front.height, front.width - 16, 20, darken(timber, 0.4)) +
    drawBlock(stage, body, timber) +
    details +
    rectangle(crownX, front.y - 10, front.width + 18, 14, lighten(timber, 0.16), { rx: 3 })
  );
}

/** A chest of drawers; returns where things stand on it. */
export function drawDresser(stage: Stage, { x, width, wood, metal }: Cabinet) {
  const timber = stage.paint(wood);
  const body: Block = { x, width, foot: 26, top: 176, backY: FLOOR_Y + 4, frontY: FLOOR_Y + 40 };
  const front = frontOf(stage, body);
  const rows = 3;
  const step = (front.height - 12) / rows;
  let drawers = '';
  for (let row = 0; row < rows; row += 1) {
    const y = front.y + 8 + step * row;
    drawers += rectangle(front.x + 9, y, front.width - 18, step - 7, lighten(timber, 0.1), { rx: 4 });
    for (const share of [0.27, 0.73])
      drawers += circle(front.x + front.width * share, y + step / 2 - 4, 6, stage.paint(metal));
  }
  const legs = [0.06, 0.9]
    .map((share) =>
      rectangle(front.x + front.width * share, front.y + front.height, 9, 28, darken(timber, 0.3)),
    )
    .join('');
  const [topX, topY] = project(stage, x + width / 2, body.top, FLOOR_Y + 22);
  return {
    markup: drawBlockShadow(stage, body) + legs + drawBlock(stage, body, timber) + drawers,
    topX,
    topY,
  };
}

/** A small box with a lid and a phial beside it. */
export function drawJewelBox(stage: Stage, x: number, y: number, colour: string): string {
  const lacquer = stage.paint(colour);
  const glass = stage.paint('#cfdcd8');
  return (
    rectangle(x - 34, y - 30, 58, 32, lacquer, { rx: 4 }) +
    rectangle(x - 36, y - 36, 62, 12, lighten(lacquer, 0.2), { rx: 4 }) +
    circle(x - 5, y - 22, 4, stage.paint('#e8c46a')) +
    rectangle(x + 34, y - 26, 22, 28, glass, { rx: 5 }) +
    rectangle(x + 40, y - 38, 10, 12, stage.paint('#c9a15a'), { rx: 2 })
  );
}
