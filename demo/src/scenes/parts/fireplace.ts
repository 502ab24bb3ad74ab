import { darken, lighten } from '../colour.ts';
import { LAMPLIGHT } from '../light.ts';
import type { Stage } from '../stage.ts';
import { circle, ellipse, path, polygon, rectangle, round, stroke } from '../svg.ts';
import { FLOOR_Y } from './floor.ts';
import { drawVase } from './furniture.ts';
import { type Block, drawBlock, frontOf } from './perspective.ts';
import { lampGlow } from './room-shell.ts';
import { shadowOn } from './tabletop.ts';
import { drawTiledWall, type TileBond } from './tiles.ts';

interface Fireplace {
  /** Its middle. */
  x: number;
  wall: string;
  stone: string;
  wood: string;
  flower: string;
  tile: string;
  bond: TileBond;
  form: 'stone' | 'tiled' | 'beam';
  /** Where the chimney breast begins under the ceiling. */
  top: number;
}

/** Half the width of the opening, and where it ends at the top. */
const HALF = 92;
const LINTEL_Y = 446;
const MANTEL_Y = 392;

/** Where things stand on the mantel. */
export const MANTEL_TOP = MANTEL_Y - 10;

function flame(x: number, y: number, width: number, height: number): string {
  return `M${round(x)} ${round(y - height)}q${round(width * 0.12)} ${round(height * 0.3)} ${round(width * 0.42)} ${round(height * 0.55)}q${round(width * 0.12)} ${round(height * 0.4)} ${round(-width * 0.42)} ${round(height * 0.45)}q${round(-width * 0.54)} ${round(-height * 0.05)} ${round(-width * 0.42)} ${round(-height * 0.45)}q${round(width * 0.34)} ${round(-height * 0.2)} ${round(width * 0.42)} ${round(-height * 0.55)}Z`;
}

function drawFire(stage: Stage, x: number, y: number, isLit: boolean): string {
  const bark = stage.paint('#6b4c3b');
  const cut = stage.paint('#d9b384');
  const logs =
    stroke(`M${round(x - 52)} ${round(y - 10)}h104`, bark, 22) +
    stroke(`M${round(x - 36)} ${round(y - 28)}l76 8`, darken(bark, 0.2), 20) +
    circle(x + 54, y - 10, 9, cut) +
    circle(x - 53, y - 10, 9, cut);
  if (!isLit)
    return (
      logs + stroke(`M${round(x - 20)} ${round(y - 46)}l60 -4`, bark, 18) + circle(x + 42, y - 50, 8, cut)
    );
  return (
    logs +
    path(flame(x - 26, y - 18, 58, 74) + flame(x + 28, y - 18, 54, 66), '#e8722e') +
    path(flame(x, y - 16, 84, 112), '#f0913a') +
    path(flame(x - 4, y - 16, 54, 76), '#f9b65c') +
    path(flame(x + 2, y - 16, 28, 44), '#ffe9b0')
  );
}

function drawSurround(stage: Stage, place: Fireplace): string {
  const { x, form } = place;
  const stone = stage.paint(place.stone);
  if (form === 'tiled')
    return drawTiledWall(stage, {
      x: x - HALF - 44,
      width: HALF * 2 + 88,
      top: MANTEL_Y + 16,
      bottom: FLOOR_Y + 16,
      colour: place.tile,
      grout: lighten(place.stone, 0.3),
      bond: place.bond,
    });
  if (form === 'beam') {
    let stones = '';
    for (let y = MANTEL_Y + 16, row = 0; y < FLOOR_Y + 16; y += 30, row += 1)
      for (let at = x - HALF - 52 - (row % 2) * 22; at < x + HALF + 52; at += 46)
        stones += rectangle(
          Math.max(at, x - HALF - 52),
          y,
          Math.min(at + 44, x + HALF + 52) - Math.max(at, x - HALF - 52),
          Math.min(28, FLOOR_Y + 16 - y),
          stage.random.chance(0.3) ? darken(stone, 0.12) : lighten(stone, stage.random.between(0, 0.2)),
          { rx: 7 },
        );
    return (
      rectangle(x - HALF - 52, MANTEL_Y + 16, HALF * 2 + 104, FLOOR_Y - MANTEL_Y, darken(stone, 0.24)) +
      stones
    );
  }
  const pilaster = (left: number) =>
    rectangle(left, MANTEL_Y + 16, 46, FLOOR_Y - MANTEL_Y, stone) +
    rectangle(left + 9, MANTEL_Y + 70, 28, FLOOR_Y - MANTEL_Y - 76, 'none', {
      stroke: darken(stone, 0.16),
      'stroke-width': 3,
    });
  return (
    rectangle(x - HALF - 46, MANTEL_Y + 16, HALF * 2 + 92, FLOOR_Y - MANTEL_Y, lighten(stone, 0.16)) +
    pilaster(x - HALF - 50) +
    pilaster(x + HALF + 4) +
    circle(x, MANTEL_Y + 36, 12, 'none', { stroke: darken(stone, 0.16), 'stroke-width': 3 })
  );
}

function drawOpening(stage: Stage, { x, form }: Fireplace, isLit: boolean): string {
  const foot = FLOOR_Y + 16;
  const outline =
    form === 'stone'
      ? `M${x - HALF} ${foot}V${LINTEL_Y + 40}Q${x - HALF} ${LINTEL_Y} ${x} ${LINTEL_Y}T${x + HALF} ${LINTEL_Y + 40}V${foot}Z`
      : `M${x - HALF} ${foot}V${LINTEL_Y}H${x + HALF}V${foot}Z`;
  const soot = stage.definitions.gradient([
    [0, isLit ? '#3a2320' : '#26222b'],
    [1, isLit ? '#8a4326' : '#3b3538'],
  ]);
  return path(outline, soot) + path(outline, 'none', { stroke: '#26222b', 'stroke-width': 6 });
}

/** A basket of logs. */
export function drawLogs(stage: Stage, x: number, floorY: number): string {
  const straw = stage.paint('#b98a56');
  const bark = stage.paint('#6b4c3b');
  const cut = stage.paint('#dcb98c');
  const logs = [
    [-30, -62],
    [2, -66],
    [32, -60],
    [-14, -86],
    [18, -88],
  ] as const;
  return (
    shadowOn(stage, x, floorY, 64) +
    logs
      .map(([dx, dy]) => circle(x + dx, floorY + dy, 18, bark) + circle(x + dx, floorY + dy, 14, cut))
      .join('') +
    path(`M${round(x - 56)} ${round(floorY - 60)}h112l-10 58q-46 8 -92 0Z`, straw) +
    stroke(
      `M${round(x - 54)} ${round(floorY - 44)}h108M${round(x - 51)} ${round(floorY - 28)}h102M${round(x - 49)} ${round(floorY - 13)}h98`,
      darken(straw, 0.24),
      4,
      { opacity: 0.7 },
    )
  );
}

/**
 * A chimney breast with its hearth; the fire burns unless it is day, and its light is drawn by the caller
 * last.
 */
export function drawFireplace(stage: Stage, place: Fireplace): { markup: string; glow: string } {
  const { x } = place;
  const isLit = stage.light.time !== 'day';
  const plaster = stage.paint(place.wall);
  const stone = stage.paint(place.stone);
  const shelf = place.form === 'beam' ? stage.paint(place.wood) : lighten(stone, 0.24);
  const side = stage.isLitFromLeft ? x + 176 : x - 190;
  const slab: Block = { x: x - 170, width: 340, foot: 0, top: 10, backY: FLOOR_Y, frontY: FLOOR_Y + 44 };
  const face = frontOf(stage, slab);
  const hearth = drawBlock(stage, slab, darken(stone, 0.2), lighten(stone, 0.1));
  const power = { dawn: 0.26, day: 0, evening: 0.4, night: 0.58 }[stage.light.time];
  return {
    markup:
      rectangle(x - 176, place.top, 352, FLOOR_Y + 16 - place.top, lighten(plaster, 0.12)) +
      rectangle(side, place.top, 14, FLOOR_Y - place.top, stage.light.shadow, { opacity: 0.14 }) +
      hearth +
      rectangle(face.x, face.y + face.height - 3, face.width, 5, stage.light.shadow, { opacity: 0.2 }) +
      drawSurround(stage, place) +
      drawOpening(stage, place, isLit) +
      drawFire(stage, x, FLOOR_Y + 14, isLit) +
      stroke(
        `M${x - 74} ${FLOOR_Y + 18}v-24M${x + 74} ${FLOOR_Y + 18}v-24M${x - 80} ${FLOOR_Y + 16}h160`,
        '#26222b',
        6,
      ) +
      polygon(
        [
          [x - 168, MANTEL_Y + 20],
          [x + 168, MANTEL_Y + 20],
          [x + 160, MANTEL_Y + 30],
          [x - 160, MANTEL_Y + 30],
        ],
        stage.light.shadow,
        { opacity: 0.24 },
      ) +
      rectangle(x - 172, MANTEL_Y - 8, 344, 28, shelf, { rx: 3 }) +
      rectangle(x - 172, MANTEL_Y - 10, 344, 7, lighten(shelf, 0.3), { rx: 3 }) +
      drawVase(stage, x + 118, MANTEL_TOP, place.flower) +
      drawCandles(stage, x - 120, isLit),
    glow: isLit
      ? ellipse(x, FLOOR_Y - 30, 400, 270, lampGlow(stage, power)) +
        circle(x - 120, MANTEL_TOP - 60, 110, lampGlow(stage, power * 0.7))
      : '',
  };
}

function drawCandles(stage: Stage, x: number, isLit: boolean): string {
  const brass = stage.paint('#c9a15a');
  const wax = stage.paint('#fdf4df');
  return [
    [-22, 44],
    [4, 62],
    [28, 36],
  ]
    .map(([dx = 0, height = 40]) => {
      const top = MANTEL_TOP - height;
      return (
        rectangle(x + dx - 9, MANTEL_TOP - 6, 18, 7, brass, { rx: 3 }) +
        rectangle(x + dx - 5, top, 10, height - 5, wax, { rx: 3 }) +
        (isLit ? path(`M${x + dx} ${top - 18}q7 11 0 18q-7 -7 0 -18Z`, LAMPLIGHT[0]) : '')
      );
    })
    .join('');
}
