import { darken, lighten } from '../colour.ts';
import { LAMPLIGHT } from '../light.ts';
import type { Stage } from '../stage.ts';
import { type Point, path, polygon, rectangle, round, stroke } from '../svg.ts';
import { FLOOR_Y } from './floor.ts';
import { drawSky } from './sky.ts';

export type WallStyle = 'plain' | 'panelled' | 'two-tone' | 'beams';

/** Back wall with its mouldings, and the skirting. */
export function drawBackWall(stage: Stage, colour: string, style: WallStyle): string {
  const wall = stage.paint(colour);
  const direction = stage.isLitFromLeft ? ([0, 0, 1, 0.4] as const) : ([1, 0, 0, 0.4] as const);
  const fill = stage.definitions.gradient(
    [
      [0, lighten(wall, 0.22)],
      [0.6, wall],
      [1, darken(wall, 0.1)],
    ],
    direction,
  );
  const white = stage.paint('#f8f1e4');
  let details = '';
  if (style === 'panelled') {
    for (let x = 36; x < stage.width; x += 226) {
      details +=
        rectangle(x, 92, 194, 300, 'none', { stroke: lighten(wall, 0.32), 'stroke-width': 4 }) +
        rectangle(x + 9, 101, 176, 282, 'none', { stroke: darken(wall, 0.1), 'stroke-width': 2 }) +
        rectangle(x, 436, 194, 122, 'none', { stroke: lighten(wall, 0.32), 'stroke-width': 4 });
    }
    details += rectangle(0, 410, stage.width, 8, lighten(wall, 0.34));
  }
  if (style === 'two-tone') {
    details +=
      rectangle(0, 430, stage.width, FLOOR_Y - 430, darken(wall, 0.2)) +
      rectangle(0, 424, stage.width, 8, lighten(wall, 0.36));
    let boards = '';
    for (let x = 24; x < stage.width; x += 48) boards += `M${x} 434V${FLOOR_Y}`;
    details += stroke(boards, darken(wall, 0.32), 2, { opacity: 0.6 });
  }
  if (style === 'beams') {
    const beam = stage.paint('#8a5f3f');
    details +=
      rectangle(0, 52, stage.width, 22, beam) +
      rectangle(0, 74, stage.width, 8, stage.light.shadow, { opacity: 0.18 });
    for (let x = 110; x < stage.width; x += 250)
      details += polygon(
        [
          [x, 0],
          [x + 38, 0],
          [x + 46, 62],
          [x - 8, 62],
        ],
        darken(beam, 0.12),
      );
  }
  const cornice =
    style === 'beams'
      ? ''
      : rectangle(0, 0, stage.width, 30, white) +
        rectangle(0, 30, stage.width, 6, darken(white, 0.14)) +
        rectangle(0, 36, stage.width, 8, stage.light.shadow, { opacity: 0.1 });
  return (
    rectangle(0, 0, stage.width, FLOOR_Y + 4, fill) +
    details +
    cornice +
    rectangle(0, FLOOR_Y - 30, stage.width, 34, white) +
    rectangle(0, FLOOR_Y - 30, stage.width, 4, darken(white, 0.12))
  );
}

export interface RoomWindow {
  x: number;
  width: number;
  top: number;
  bottom: number;
  form: 'sash' | 'arch' | 'wide' | 'french';
}

/** A window and what is seen through it; `view` draws the land below the horizon. */
export function drawRoomWindow(stage: Stage, window: RoomWindow, view: (horizonY: number) => string): string {
  const { x, width, top, bottom, form } = window;
  const height = bottom - top;
  const joinery = stage.paint('#fbf5ea');
  const rise = form === 'arch' ? width * 0.5 : 0;
  const outline =
    form === 'arch'
      ? `M${round(x)} ${round(bottom)}V${round(top + rise)}a${round(width / 2)} ${round(rise)} 0 0 1 ${round(width)} 0V${round(bottom)}Z`
      : `M${round(x)} ${round(bottom)}V${round(top)}H${round(x + width)}V${round(bottom)}Z`;
  const clip = stage.definitions.clip(path(outline, '#000'));
  const horizonY = top + height * 0.66;
  const columns = form === 'wide' ? 3 : 2;
  let bars = '';
  for (let column = 1; column < columns; column += 1)
    bars += `M${round(x + (width * column) / columns)} ${round(top)}V${round(bottom)}`;
  if (form !== 'wide') bars += `M${round(x)} ${round(top + Math.max(rise, height * 0.28))}h${round(width)}`;
  if (form === 'french') bars += `M${round(x)} ${round(bottom - height * 0.26)}h${round(width)}`;
  return (
    path(outline, joinery, { stroke: joinery, 'stroke-width': 30, 'stroke-linejoin': 'miter' }) +
    path(outline, 'none', { stroke: darken(joinery, 0.16), 'stroke-width': 12 }) +
    `<g clip-path="${clip}">${drawSky(stage, { x, y: top, width, height: height * 0.7 })}${view(horizonY)}${rectangle(x, top + rise * 0, width, 14, stage.light.shadow, { opacity: 0.16 })}</g>` +
    stroke(bars, joinery, form === 'wide' ? 10 : 9, { 'stroke-linecap': 'butt' }) +
    path(outline, 'none', { stroke: joinery, 'stroke-width': 9 }) +
    (form === 'french'
      ? ''
      : rectangle(x - 30, bottom + 8, width + 60, 16, lighten(joinery, 0.3), { rx: 3 }) +
        rectangle(x - 24, bottom + 24, width + 48, 8, stage.light.shadow, { opacity: 0.14 }))
  );
}

/** Two drapes on a rod. */
export function drawCurtains(stage: Stage, window: RoomWindow, colour: string): string {
  const cloth = stage.paint(colour);
  const { x, width, top, bottom, form } = window;
  const rodY = top - 34;
  const foot = form === 'sash' ? bottom + 70 : FLOOR_Y - 4;
  const drape = (side: -1 | 1) => {
    const outer = side < 0 ? x - 66 : x + width + 66;
    const inner = outer - side * 84;
    const folds = [0.25, 0.5, 0.75]
      .map(
        (share) =>
          `M${round(outer + (inner - outer) * share)} ${round(rodY + 10)}Q${round(outer + (inner - outer) * (share + 0.05))} ${round((rodY + foot) / 2)} ${round(outer + (inner - outer) * (share - 0.08))} ${round(foot - 6)}`,
      )
      .join('');
    return (
      path(
        `M${round(outer)} ${round(rodY)}H${round(inner)}Q${round(inner - side * 8)} ${round(rodY + (foot - rodY) * 0.6)} ${round(inner + side * 16)} ${round(foot)}H${round(outer + side * 6)}Q${round(outer)} ${round((rodY + foot) / 2)} ${round(outer)} ${round(rodY)}Z`,
        cloth,
      ) + stroke(folds, darken(cloth, 0.16), 5, { opacity: 0.5 })
    );
  };
  return (
    drape(-1) + drape(1) + rectangle(x - 96, rodY - 8, width + 192, 8, stage.paint('#5f4a3a'), { rx: 4 })
  );
}

/** The patch of light that falls through a window over wall and floor. */
export function drawSunbeam(stage: Stage, window: RoomWindow): string {
  if (stage.light.time === 'night') return '';
  const lean = (stage.isLitFromLeft ? 1 : -1) * (stage.light.time === 'day' ? 120 : 260);
  const pane = (from: number, to: number): Point[] => [
    [window.x + window.width * from + lean * 0.35, FLOOR_Y + 14],
    [window.x + window.width * to + lean * 0.35, FLOOR_Y + 14],
    [window.x + window.width * to + lean + 40, stage.height - 14],
    [window.x + window.width * from + lean - 30, stage.height - 14],
  ];
  const fill = stage.definitions.gradient([
    [0, stage.light.shine, 0.75],
    [1, stage.light.shine, 0.2],
  ]);
  return (
    polygon(pane(0.02, 0.47), fill, { opacity: 0.65 }) + polygon(pane(0.53, 0.98), fill, { opacity: 0.65 })
  );
}

/** Round lamplight, and at night the dark the lamps leave in the corners. */
export function lampGlow(stage: Stage, strength: number): string {
  return stage.definitions.glow([
    [0, LAMPLIGHT[0], strength],
    [0.45, LAMPLIGHT[1], strength * 0.4],
    [1, LAMPLIGHT[1], 0],
  ]);
}
