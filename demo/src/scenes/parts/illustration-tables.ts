import { darken, lighten } from '../colour.ts';
import { PALETTE } from '../palette.ts';
import { type Stage, withRandom } from '../stage.ts';
import { circle, group, path, polygon, rectangle, round, stroke } from '../svg.ts';
import { drawFrame, drawPendant, drawWallShelf } from './decoration.ts';
import { drawOutlook } from './illustration-rooms.ts';
import { skyOver } from './panorama-country.ts';
import { drawPottedPlant } from './plant.ts';
import { drawBackWall, drawCurtains, type RoomWindow } from './room-shell.ts';
import {
  drawBowl,
  drawCandle,
  drawCup,
  drawLoaf,
  drawPencil,
  drawPencilJar,
  drawSheet,
  drawTabletop,
  drawTeapot,
} from './tabletop.ts';
import { drawTownRow } from './town.ts';

const TONES = ['#c85a4a', '#37708f', '#f0cf86'] as const;
const PENCILS = ['#c8553d', '#d99a2b', '#2f5d50', '#37708f', '#8d6bb0'] as const;

/** A lease, a pencil and a pot of tea by the window. */
export function drawLeaseDesk(stage: Stage): string {
  const window: RoomWindow = { x: 200, width: 520, top: 80, bottom: 500, form: 'wide' };
  return (
    drawBackWall(stage, '#d8cfe0', 'plain') +
    drawOutlook(stage, window, 'fortress') +
    drawFrame(stage, 980, 110, 170, 220, TONES) +
    drawFrame(stage, 1200, 150, 130, 160, TONES) +
    drawTabletop(stage, 600, '#a87348') +
    drawPottedPlant(stage, 170, 650, 270, 'monstera') +
    drawSheet(stage, 520, 690, 380, 60) +
    drawSheet(stage, 420, 720, 300, -30) +
    drawPencil(stage, 930, 800, -24, '#d99a2b') +
    drawTeapot(stage, 1270, 730, '#2f6f73') +
    drawCup(stage, 1050, 720, '#f3e6d4')
  );
}

/** A house on a sheet of paper, at scale. */
function drawPaperHouse(stage: Stage, wall: string, roof: string, door: string, windows: number): string {
  const body = stage.paint(wall);
  let panes = '';
  for (let row = 0; row < 2; row += 1) {
    for (let column = 0; column < windows; column += 1) {
      const x = ((column + 0.5) * 120) / windows - 12;
      if (row === 1 && column === 0) panes += rectangle(x - 3, -46, 30, 46, stage.paint(door), { rx: 4 });
      else panes += rectangle(x, row === 0 ? -116 : -52, 24, 32, stage.paint('#fdf6e8'), { rx: 2 });
    }
  }
  return (
    polygon(
      [
        [-8, -140],
        [60, -206],
        [128, -140],
      ],
      stage.paint(roof),
    ) +
    rectangle(0, -140, 120, 140, body) +
    rectangle(84, -196, 16, 44, darken(stage.paint(roof), 0.2)) +
    panes
  );
}

export function drawDrawingDesk(stage: Stage): string {
  const paper = stage.paint('#fdf8ec');
  const clip = stage.definitions.clip(rectangle(470, 190, 620, 400, '#000'));
  const picture =
    skyOver(stage, 480) +
    drawTownRow(stage, { from: 440, to: 1100, groundY: 560, scale: 0.6 }) +
    rectangle(440, 560, 680, 60, stage.paint(PALETTE.road));
  let swatches = '';
  for (const [index, colour] of PALETTE.render.slice(0, 8).entries()) {
    const x = 1090 + (index % 4) * 64 + Math.floor(index / 4) * 14;
    swatches += rectangle(x, 740 + Math.floor(index / 4) * 58, 56, 50, stage.paint(colour), { rx: 7 });
  }
  return (
    drawBackWall(stage, '#efe3d6', 'plain') +
    drawWallShelf(stage, 90, 220, 300, '#9d7350', TONES) +
    drawFrame(stage, 1240, 120, 150, 190, TONES) +
    drawTabletop(stage, 640, '#9d7350') +
    stroke('M560 650L640 120M1000 650L920 120M780 660V90', stage.paint('#8a6238'), 18) +
    rectangle(440, 600, 680, 26, stage.paint('#a9744c'), { rx: 4 }) +
    rectangle(452, 172, 656, 436, stage.light.shadow, { opacity: 0.2 }) +
    rectangle(440, 160, 680, 440, paper) +
    group(picture, { 'clip-path': clip }) +
    drawPencilJar(stage, 250, 760, PENCILS) +
    drawPencil(stage, 520, 790, 8, '#c8553d') +
    drawPencil(stage, 790, 820, -10, '#37708f') +
    swatches +
    drawCup(stage, 1420, 760, '#8a9b6e')
  );
}

/** Houses of paper on a string, scissors and pencils beneath. */
export function drawPaperStreet(stage: Stage): string {
  const houses = PALETTE.door.slice(0, 7).map((door, index) => {
    const x = 90 + index * 212;
    const share = (x + 102) / 1640;
    const stringY = 150 + 360 * share * (1 - share);
    const wall = PALETTE.render[(index * 5 + 1) % PALETTE.render.length] ?? PALETTE.render[0];
    const roof = stage.random.pick(['#4c576b', '#a8604c', '#5d6575']);
    return (
      group(drawPaperHouse(stage, wall, roof, door, 2 + (index % 2)), {
        transform: `translate(${x} ${round(stringY + 274)}) scale(1.36)`,
      }) + rectangle(x + 74, stringY - 14, 16, 40, stage.paint('#d9b384'), { rx: 4 })
    );
  });
  const iron = stage.paint('#5d6575');
  const scissors = group(
    stroke('M0 0L150 -22M0 -22L150 2', iron, 10) +
      circle(-24, 12, 24, 'none', { stroke: stage.paint('#c8553d'), 'stroke-width': 11 }) +
      circle(-24, -34, 24, 'none', { stroke: stage.paint('#c8553d'), 'stroke-width': 11 }),
    { transform: 'translate(560 810) rotate(-8)' },
  );
  return (
    drawBackWall(stage, '#b3cfd9', 'plain') +
    stroke('M-20 150Q800 330 1620 150', stage.paint('#8a6238'), 6) +
    houses.join('') +
    drawTabletop(stage, 660, '#c99a62') +
    drawPencilJar(stage, 240, 770, PENCILS) +
    scissors +
    polygon(
      [
        [820, 760],
        [1010, 740],
        [1060, 820],
        [850, 846],
      ],
      stage.paint('#e3b45f'),
    ) +
    polygon(
      [
        [960, 776],
        [1140, 756],
        [1170, 840],
        [990, 856],
      ],
      stage.paint('#ecb5a8'),
    ) +
    drawPencil(stage, 1180, 830, -16, '#2f5d50') +
    drawTeapot(stage, 1390, 780, '#d99a2b')
  );
}

/** A long table under three lamps, a lease at every place. */
export function drawReadingTables(stage: Stage): string {
  const window: RoomWindow = { x: 560, width: 480, top: 100, bottom: 450, form: 'wide' };
  const lamps = [330, 800, 1270].map((x) => drawPendant(withRandom(stage, 'lamp'), x, 190, '#c85a4a'));
  return (
    drawBackWall(stage, '#5c6f57', 'panelled') +
    drawOutlook(stage, window, 'spires') +
    drawCurtains(stage, window, '#d6c3a0') +
    lamps.map(({ lamp }) => lamp).join('') +
    drawTabletop(stage, 650, '#b5835a') +
    drawSheet(stage, 120, 700, 270, 40) +
    drawSheet(stage, 480, 710, 270, 20) +
    drawSheet(stage, 850, 710, 270, -20) +
    drawSheet(stage, 1210, 700, 270, -40) +
    drawPencil(stage, 150, 868, -6, '#37708f') +
    drawPencil(stage, 1260, 866, -8, '#d99a2b') +
    drawCup(stage, 440, 690, '#f3e6d4') +
    drawCup(stage, 1180, 690, '#d98e6a') +
    lamps.map(({ glow }) => glow).join('')
  );
}

export function drawSupperTable(stage: Stage): string {
  const candles = [560, 1060].map((x) => drawCandle(stage, x, 690, 120));
  const lamp = drawPendant(stage, 800, 120, '#d99a2b');
  const enamel = stage.paint('#1f4e5f');
  const pot =
    stroke('M640 600h-40v40h40M960 600h40v40h-40', darken(enamel, 0.2), 14) +
    path('M650 556h300v130q-10 30 -40 30h-220q-30 0 -40 -30Z', enamel) +
    rectangle(672, 570, 30, 110, lighten(enamel, 0.3), { rx: 14, opacity: 0.6 }) +
    path('M636 560q164 -60 328 0Z', darken(enamel, 0.14)) +
    circle(800, 522, 16, stage.paint('#e8c46a'));
  return (
    drawBackWall(stage, '#d98e6a', 'plain') +
    drawWallShelf(stage, 120, 300, 380, '#8f6446', TONES) +
    drawFrame(stage, 1080, 110, 190, 240, TONES) +
    drawFrame(withRandom(stage, 'second'), 1310, 160, 130, 170, TONES) +
    lamp.lamp +
    drawTabletop(stage, 620, '#8f6446') +
    pot +
    candles.map(({ candle }) => candle).join('') +
    drawBowl(stage, 200, 740, '#f3e6d4', '#c96f4a') +
    drawBowl(stage, 420, 830, '#37708f', '#e3b45f') +
    drawBowl(stage, 1180, 830, '#8a9b6e', '#c96f4a') +
    drawBowl(stage, 1400, 740, '#f3e6d4', '#e3b45f') +
    drawLoaf(stage, 800, 850) +
    candles.map(({ glow }) => glow).join('') +
    lamp.glow
  );
}

/** The morning street behind a café window. */
export function drawCafeTable(stage: Stage): string {
  const clip = stage.definitions.clip(rectangle(90, 70, 1420, 480, '#000'));
  const street =
    skyOver(stage, 460) +
    drawTownRow(stage, { from: 40, to: 1560, groundY: 520, scale: 0.66 }) +
    rectangle(0, 520, stage.width, 60, stage.paint(PALETTE.pavement));
  const frame = stage.paint('#2f5850');
  return (
    rectangle(0, 0, stage.width, stage.height, stage.paint('#e7b9a4')) +
    rectangle(60, 40, 1480, 540, frame, { rx: 10 }) +
    group(street, { 'clip-path': clip }) +
    rectangle(556, 70, 14, 480, frame) +
    rectangle(1030, 70, 14, 480, frame) +
    rectangle(40, 572, 1520, 24, lighten(frame, 0.14), { rx: 4 }) +
    drawPottedPlant(stage, 190, 574, 170, 'small') +
    drawPottedPlant(stage, 1420, 574, 200, 'fig') +
    drawTabletop(stage, 660, '#b98d62') +
    drawLoaf(stage, 800, 770) +
    drawCup(stage, 420, 740, '#f3e6d4') +
    drawCup(stage, 560, 840, '#c8553d') +
    drawCup(stage, 1120, 830, '#37708f') +
    drawBowl(stage, 1270, 740, '#f3e6d4', '#8c2f39') +
    drawBowl(stage, 250, 830, '#8a9b6e', '#f0cf86')
  );
}
