import { darken, lighten } from '../colour.ts';
import { LAMPLIGHT } from '../light.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, path, polygon, rectangle, round, stroke } from '../svg.ts';
import { drawPottedPlant } from './plant.ts';
import { lampGlow } from './room-shell.ts';

export function isLampOn(stage: Stage): boolean {
  return stage.light.time === 'night' || stage.light.time === 'evening';
}

/** Floor lamp, arc lamp or tripod; its light is drawn by the caller last, over the room. */
export function drawFloorLamp(
  stage: Stage,
  x: number,
  floorY: number,
  shade: string,
): { lamp: string; glow: string } {
  const iron = stage.paint('#3b3640');
  const isOn = isLampOn(stage);
  const form = stage.random.integer(0, 1);
  const top = floorY - 330;
  const colour = isOn ? lighten(shade, 0.55) : stage.paint(shade);
  const foot =
    form === 0
      ? stroke(`M${round(x)} ${floorY - 4}V${top + 60}`, iron, 5) + ellipse(x, floorY - 3, 34, 6, iron)
      : stroke(
          `M${round(x)} ${top + 60}L${round(x - 44)} ${floorY}M${round(x)} ${top + 60}L${round(x + 44)} ${floorY}M${round(x)} ${top + 60}V${floorY - 6}`,
          stage.paint('#9d7350'),
          6,
        );
  const hood = polygon(
    [
      [x - 34, top],
      [x + 34, top],
      [x + 58, top + 74],
      [x - 58, top + 74],
    ],
    isOn
      ? stage.definitions.gradient([
          [0, colour],
          [1, LAMPLIGHT[0]],
        ])
      : colour,
  );
  const strength = stage.light.time === 'night' ? 0.75 : 0.5;
  return {
    lamp: ellipse(x, floorY, 60, 7, stage.light.shadow, { opacity: 0.2 }) + foot + hood,
    glow: isOn ? circle(x, top + 60, 330, lampGlow(stage, strength)) : '',
  };
}

/** A lamp that hangs from the ceiling over `x`. */
export function drawPendant(
  stage: Stage,
  x: number,
  length: number,
  colour: string,
): { lamp: string; glow: string } {
  const isOn = isLampOn(stage);
  const hood = isOn ? lighten(colour, 0.25) : stage.paint(colour);
  const form = stage.random.integer(0, 1);
  const shape =
    form === 0
      ? path(`M${round(x - 62)} ${length + 52}q4 -50 50 -54h24q46 4 50 54Z`, hood) +
        ellipse(x, length + 52, 62, 8, isOn ? LAMPLIGHT[0] : darken(hood, 0.2))
      : circle(x, length + 36, 42, isOn ? LAMPLIGHT[0] : stage.paint('#fbf5ea')) +
        rectangle(x - 10, length - 12, 20, 12, stage.paint('#8a6238'));
  return {
    lamp: stroke(`M${round(x)} 0V${length}`, stage.paint('#3b3640'), 3) + shape,
    glow: isOn ? circle(x, length + 60, 300, lampGlow(stage, 0.5)) : '',
  };
}

/** A picture on the wall: hills, a sun, a leaf or plain shapes. */
export function drawFrame(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
  tones: readonly string[],
): string {
  const [first = '#e08e45', second = '#2f6f73', third = '#f0cf86'] = tones;
  const wood = stage.paint(stage.random.pick(['#3b3640', '#9d7350', '#fbf5ea', '#c9a15a']));
  const paper = stage.paint('#f8f1e2');
  const inset = width * 0.16;
  const [left, top, innerWidth, innerHeight] = [x + inset, y + inset, width - inset * 2, height - inset * 2];
  const bottom = top + innerHeight;
  const middle = left + innerWidth / 2;
  const art = [
    () =>
      circle(middle, top + innerHeight * 0.36, innerWidth * 0.24, stage.paint(first)) +
      path(
        `M${round(left)} ${round(bottom)}V${round(top + innerHeight * 0.6)}q${round(innerWidth * 0.3)} ${round(-innerHeight * 0.2)} ${round(innerWidth * 0.55)} 0t${round(innerWidth * 0.45)} 0V${round(bottom)}Z`,
        stage.paint(second),
      ),
    () =>
      path(
        `M${round(middle)} ${round(bottom)}V${round(top)}M${round(middle)} ${round(bottom - innerHeight * 0.3)}q${round(innerWidth * 0.4)} ${round(-innerHeight * 0.05)} ${round(innerWidth * 0.4)} ${round(-innerHeight * 0.3)}q${round(-innerWidth * 0.4)} 0 ${round(-innerWidth * 0.4)} ${round(innerHeight * 0.3)}q${round(-innerWidth * 0.4)} ${round(-innerHeight * 0.1)} ${round(-innerWidth * 0.4)} ${round(-innerHeight * 0.42)}q${round(innerWidth * 0.4)} 0 ${round(innerWidth * 0.4)} ${round(innerHeight * 0.42)}Z`,
        stage.paint('#54835a'),
        { stroke: stage.paint('#54835a'), 'stroke-width': 2 },
      ),
    () =>
      path(
        `M${round(left)} ${round(bottom)}v${round(-innerHeight * 0.5)}a${round(innerWidth / 2)} ${round(innerWidth / 2)} 0 0 1 ${round(innerWidth)} 0V${round(bottom)}Z`,
        stage.paint(first),
      ) +
      path(
        `M${round(left + innerWidth * 0.25)} ${round(bottom)}v${round(-innerHeight * 0.4)}a${round(innerWidth / 4)} ${round(innerWidth / 4)} 0 0 1 ${round(innerWidth / 2)} 0V${round(bottom)}Z`,
        stage.paint(third),
      ),
    () =>
      polygon(
        [
          [left, bottom],
          [left + innerWidth * 0.4, top + innerHeight * 0.3],
          [left + innerWidth * 0.8, bottom],
        ],
        stage.paint(second),
      ) +
      polygon(
        [
          [left + innerWidth * 0.4, bottom],
          [left + innerWidth * 0.72, top + innerHeight * 0.5],
          [left + innerWidth, bottom],
        ],
        stage.paint(first),
      ) +
      circle(left + innerWidth * 0.76, top + innerHeight * 0.2, innerWidth * 0.1, stage.paint(third)),
  ];
  return (
    rectangle(x + 5, y + 7, width, height, stage.light.shadow, { opacity: 0.2 }) +
    rectangle(x, y, width, height, wood, { rx: 2 }) +
    rectangle(x + width * 0.07, y + width * 0.07, width * 0.86, height - width * 0.14, paper) +
    (stage.random.pick(art)() ?? '')
  );
}

function drawBooks(stage: Stage, x: number, shelfY: number, width: number, tones: readonly string[]): string {
  let books = '';
  for (let at = x; at < x + width - 12; ) {
    const thickness = stage.random.between(8, 17);
    const height = stage.random.between(34, 56);
    const colour = stage.paint(stage.random.pick([...tones, '#f3e6cf', '#37708f', '#8c2f39']));
    books +=
      rectangle(at, shelfY - height, thickness, height, colour, { rx: 1 }) +
      rectangle(at + 2, shelfY - height + 8, thickness - 4, 4, lighten(colour, 0.4), { opacity: 0.7 });
    at += thickness + 1.5;
  }
  return books;
}

/** An open bookcase standing on the floor. */
export function drawBookcase(
  stage: Stage,
  x: number,
  floorY: number,
  width: number,
  height: number,
  wood: string,
  tones: readonly string[],
): string {
  const timber = stage.paint(wood);
  const rows = Math.round(height / 84);
  const step = (height - 14) / rows;
  let content = '';
  for (let row = 0; row < rows; row += 1) {
    const shelfY = floorY - 14 - row * step;
    const isPlant = stage.random.chance(0.4);
    content += drawBooks(stage, x + 14, shelfY, width * (isPlant ? 0.5 : 0.82), tones);
    if (isPlant) content += drawPottedPlant(stage, x + width * 0.78, shelfY, 46, 'small');
    content += rectangle(x, shelfY, width, 9, timber);
  }
  return (
    ellipse(x + width / 2, floorY, width * 0.56, 7, stage.light.shadow, { opacity: 0.24 }) +
    rectangle(x, floorY - height, width, height, darken(timber, 0.34)) +
    content +
    rectangle(x, floorY - height, 9, height, timber) +
    rectangle(x + width - 9, floorY - height, 9, height, timber) +
    rectangle(x - 5, floorY - height - 8, width + 10, 10, lighten(timber, 0.16)) +
    drawPottedPlant(stage, x + width * 0.3, floorY - height - 8, 54, 'small')
  );
}

/** A wall shelf with books and a trailing plant. */
export function drawWallShelf(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  wood: string,
  tones: readonly string[],
): string {
  const leaf = stage.paint('#54835a');
  return (
    drawBooks(stage, x + 12, y, width * 0.5, tones) +
    path(`M${round(x + width - 66)} ${y}l6 -32h36l6 32Z`, stage.paint('#f3e6d4')) +
    stroke(
      `M${round(x + width - 42)} ${y - 32}q-40 4 -36 60M${round(x + width - 42)} ${y - 32}q44 6 34 88M${round(x + width - 42)} ${y - 32}q18 10 10 54`,
      leaf,
      5,
    ) +
    [
      [-78, 26],
      [-72, 0],
      [-8, 54],
      [-6, 26],
      [-32, 20],
      [-60, -22],
      [-20, -24],
    ]
      .map(([dx, dy]) => ellipse(x + width - 0 + (dx ?? 0), y + (dy ?? 0), 11, 8, leaf))
      .join('') +
    rectangle(x, y, width, 11, stage.paint(wood), { rx: 2 }) +
    rectangle(x + 6, y + 11, width - 12, 8, stage.light.shadow, { opacity: 0.16 })
  );
}
