import { darken, lighten } from '../colour.ts';
import type { View } from '../home.ts';
import { PALETTE } from '../palette.ts';
import { type Stage, withRandom } from '../stage.ts';
import { circle, ellipse, path, rectangle, stroke } from '../svg.ts';
import { drawBedAlong } from './bed-along.ts';
import {
  drawBox,
  drawCamera,
  drawCoatRack,
  drawHangingKey,
  drawRadiator,
  drawSuitcase,
} from './belongings.ts';
import { closer } from './closer.ts';
import { drawBookcase, drawFloorLamp, drawFrame, drawPendant, drawWallShelf } from './decoration.ts';
import { drawFloor, FLOOR_Y } from './floor.ts';
import { drawArmchair, drawCat, drawCoffeeTable, drawRug, drawSofa } from './furniture.ts';
import { drawPottedPlant } from './plant.ts';
import { roomStage } from './room-light.ts';
import { drawBackWall, drawCurtains, drawRoomWindow, drawSunbeam, type RoomWindow } from './room-shell.ts';
import { drawBowl } from './tabletop.ts';
import { drawView } from './view.ts';

/** A window of a room and the country behind it. */
export function drawOutlook(stage: Stage, window: RoomWindow, view: View): string {
  return drawRoomWindow(stage, window, (horizonY) =>
    drawView(stage, { x: window.x - 10, width: window.width + 20, horizonY, bottom: window.bottom }, view),
  );
}

export function drawMovingIn(stage: Stage): string {
  const window: RoomWindow = { x: 640, width: 300, top: 110, bottom: 580, form: 'french' };
  return closer(
    drawBackWall(stage, '#d4dccb', 'plain') +
      drawFloor(stage, '#b98d62', 'planks') +
      drawOutlook(stage, window, 'village') +
      drawSunbeam(stage, window) +
      drawCoatRack(stage, 190, 190, '#c96f4a', '#43557a') +
      drawFloorLamp(stage, 1080, FLOOR_Y + 50, '#f0c05a').lamp +
      drawArmchair(stage, 1210, 740, '#2f6f73', true) +
      drawSuitcase(stage, 250, 780, '#8c2f39') +
      drawBox(stage, 510, 800, 190) +
      drawPottedPlant(stage, 600, 690, 190, 'fig') +
      drawBox(stage, 820, 850, 160) +
      drawCat(stage, 860, 744),
    1.16,
    740,
    460,
  );
}

/** Two dozen keys on one board: each home counted once. */
export function drawKeyBoard(stage: Stage): string {
  const wood = stage.paint('#a87348');
  const labels = ['#c8553d', '#f0c05a', '#37708f', '#8a9b6e', '#fbf5ea'];
  let keys = '';
  for (let row = 0; row < 3; row += 1) {
    for (let column = 0; column < 9; column += 1) {
      const isOut = stage.random.chance(0.12);
      const x = 392 + column * 102;
      const y = 190 + row * 158;
      keys += isOut
        ? circle(x, y, 6, stage.paint('#6b4c3b'))
        : drawHangingKey(
            stage,
            x,
            y,
            stage.random.pick(['#d9b04e', '#b98a56', '#c9c4bb']),
            stage.random.pick(labels),
          );
    }
  }
  const shelfY = 742;
  return (
    drawBackWall({ ...stage, height: 900 }, '#c9d8df', 'plain') +
    rectangle(0, 560, stage.width, 340, darken(stage.paint('#c9d8df'), 0.06)) +
    rectangle(312, 128, 990, 510, stage.light.shadow, { opacity: 0.2, rx: 14 }) +
    rectangle(300, 110, 990, 510, wood, { rx: 14 }) +
    rectangle(318, 128, 954, 474, lighten(wood, 0.42), { rx: 8 }) +
    keys +
    rectangle(120, shelfY + 22, stage.width - 240, 20, stage.light.shadow, { opacity: 0.16 }) +
    rectangle(110, shelfY, stage.width - 220, 24, stage.paint('#9d7350'), { rx: 4 }) +
    drawPottedPlant(stage, 200, shelfY, 260, 'monstera') +
    drawBowl(stage, 1130, shelfY, '#f3e6d4', '#d9b04e') +
    drawPottedPlant(stage, 1400, shelfY, 180, 'small') +
    drawCat(stage, 700, shelfY)
  );
}

/** A cold morning outside, a radiator and thick curtains inside. */
export function drawWarmWindow(stage: Stage): string {
  const window: RoomWindow = { x: 590, width: 420, top: 110, bottom: 410, form: 'sash' };
  const tones = ['#e08e45', '#2f6f73', '#f0cf86'];
  const lamp = drawFloorLamp(stage, 1130, FLOOR_Y + 60, '#f0cf86');
  return closer(
    drawBackWall(stage, '#e8c9b6', 'two-tone') +
      drawFloor(stage, '#8d6142', 'herringbone') +
      drawOutlook(stage, window, 'forest') +
      drawCurtains(stage, window, '#43557a') +
      drawRadiator(stage, 612, FLOOR_Y + 26, 376) +
      drawBookcase(stage, 150, FLOOR_Y + 20, 240, 400, '#8d6142', tones) +
      lamp.lamp +
      drawRug(stage, 820, 820, 760, '#f7ebdc', '#c85a4a') +
      drawArmchair(stage, 1240, 760, '#c96f4a', true) +
      drawCat(stage, 780, 766) +
      drawPottedPlant(stage, 480, 690, 220, 'palm'),
    1.14,
    800,
    400,
  );
}

/** A month on the wall: some of its days are taken. */
function drawCalendar(stage: Stage, x: number, y: number): string {
  let days = '';
  for (let day = 0; day < 35; day += 1) {
    const isTaken = day > 8 && day < 24;
    const tone = isTaken ? '#c8553d' : day % 7 > 4 ? '#f0cf86' : '#e2d8c6';
    days += rectangle(x + 22 + (day % 7) * 38, y + 96 + Math.floor(day / 7) * 36, 30, 28, stage.paint(tone), {
      rx: 5,
    });
  }
  return (
    rectangle(x + 8, y + 10, 304, 290, stage.light.shadow, { opacity: 0.24, rx: 8 }) +
    rectangle(x, y, 304, 290, stage.paint('#fdf8ec'), { rx: 8 }) +
    rectangle(x, y, 304, 70, stage.paint('#2f6f73'), { rx: 8 }) +
    stroke(`M${x + 70} ${y - 14}v34M${x + 234} ${y - 14}v34`, stage.paint(PALETTE.iron), 7) +
    days
  );
}

export function drawMoonlitBedroom(outside: Stage): string {
  const stage = roomStage(outside);
  const window: RoomWindow = { x: 660, width: 330, top: 96, bottom: 420, form: 'arch' };
  const lamp = drawPendant(stage, 420, 150, '#e08e45');
  return closer(
    drawBackWall(stage, '#7f86b5', 'panelled') +
      drawFloor(stage, '#b08a6a', 'planks') +
      drawOutlook(outside, window, 'spires') +
      drawCalendar(stage, 1140, 130) +
      lamp.lamp +
      drawRug(stage, 720, 980, 800, '#f2e8ea', '#f0b56a') +
      drawBedAlong(stage, {
        x: 260,
        floorY: 760,
        width: 820,
        headsLeft: true,
        wood: '#9d7350',
        cover: '#e08e45',
        pillow: '#fbf5ea',
        blanket: '#f2e8ea',
      }) +
      drawSuitcase(stage, 1190, 790, '#c8553d') +
      drawPottedPlant(stage, 1470, 740, 300, 'fig') +
      lamp.glow +
      circle(
        420,
        330,
        420,
        stage.definitions.glow([
          [0, '#ffe2a0', 0.3],
          [1, '#f9b65c', 0],
        ]),
      ),
    1.12,
    800,
    380,
  );
}

function drawHangingPan(stage: Stage, x: number, y: number, radius: number): string {
  const iron = stage.paint('#4c576b');
  return (
    rectangle(x - 7, y, 14, 96, darken(iron, 0.2), { rx: 7 }) +
    circle(x, y + 90 + radius, radius, iron) +
    circle(x, y + 90 + radius, radius * 0.76, lighten(iron, 0.14))
  );
}

function drawStewPot(stage: Stage, x: number, y: number, colour: string): string {
  const enamel = stage.paint(colour);
  return (
    stroke(`M${x - 118} ${y - 84}h-24v26h24M${x + 118} ${y - 84}h24v26h-24`, darken(enamel, 0.2), 11) +
    rectangle(x - 118, y - 116, 236, 114, enamel, { rx: 20 }) +
    rectangle(x - 100, y - 106, 26, 92, lighten(enamel, 0.3), { rx: 12, opacity: 0.6 }) +
    path(`M${x - 124} ${y - 112}q124 -56 248 0Z`, darken(enamel, 0.1)) +
    ellipse(x, y - 142, 24, 12, stage.paint('#3b3640'))
  );
}

export function drawSmallKitchen(stage: Stage): string {
  const window: RoomWindow = { x: 980, width: 330, top: 130, bottom: 470, form: 'sash' };
  const tile = stage.paint('#fbf5ea');
  let joints = '';
  for (let x = 0; x < stage.width; x += 70) joints += `M${x} 380V640`;
  for (let y = 380; y <= 640; y += 52) joints += `M0 ${y}H${stage.width}`;
  const counter = 640;
  return (
    rectangle(0, 0, stage.width, 640, stage.paint('#f0dca8')) +
    rectangle(0, 380, stage.width, 260, tile) +
    stroke(joints, stage.paint('#b2d5c4'), 4) +
    drawOutlook(stage, window, 'village') +
    drawPottedPlant(stage, 1080, 476, 110, 'small') +
    drawPottedPlant(stage, 1210, 476, 120, 'small') +
    drawWallShelf(stage, 150, 240, 560, '#a9774c', ['#c85a4a', '#5d7f96', '#8a9b6e']) +
    rectangle(170, 330, 520, 10, stage.paint(PALETTE.iron), { rx: 5 }) +
    drawHangingPan(stage, 250, 334, 62) +
    drawHangingPan(stage, 410, 334, 48) +
    drawHangingPan(stage, 550, 334, 54) +
    rectangle(0, counter, stage.width, 34, stage.paint('#c99a62')) +
    rectangle(0, counter + 34, stage.width, 12, stage.light.shadow, { opacity: 0.24 }) +
    rectangle(0, counter + 34, stage.width, 226, stage.paint('#5d7f96')) +
    [60, 450, 840, 1230]
      .map(
        (x) =>
          rectangle(x, counter + 70, 330, 170, 'none', {
            stroke: stage.paint('#7f9fb2'),
            'stroke-width': 6,
            rx: 8,
          }) + rectangle(x + 125, counter + 92, 80, 12, stage.paint('#e8c46a'), { rx: 6 }),
      )
      .join('') +
    rectangle(640, counter - 10, 330, 12, stage.paint(PALETTE.iron), { rx: 4 }) +
    drawStewPot(stage, 800, counter - 8, '#c8553d') +
    drawBowl(stage, 240, counter, '#37708f', '#e3b45f') +
    drawBowl(stage, 430, counter, '#f3e6d4', '#8a9b6e') +
    drawPottedPlant(stage, 1470, counter, 170, 'small')
  );
}

export function drawPhotographedRoom(stage: Stage): string {
  const window: RoomWindow = { x: 960, width: 400, top: 110, bottom: 410, form: 'wide' };
  const tones = ['#f0c05a', '#c96f4a', '#2f6f73'];
  return closer(
    drawBackWall(stage, '#e9dccb', 'panelled') +
      drawFloor(stage, '#b5835a', 'herringbone') +
      drawOutlook(stage, window, 'vineyard') +
      drawSunbeam(stage, window) +
      drawFrame(stage, 420, 130, 150, 190, tones) +
      drawFrame(withRandom(stage, 'second'), 600, 150, 120, 150, tones) +
      drawRug(stage, 700, 860, 740, '#f0e2c8', '#e08e45') +
      drawSofa(stage, {
        x: 420,
        width: 560,
        floorY: FLOOR_Y + 74,
        colour: '#2f6f73',
        accent: '#e08e45',
        second: '#f0e2c8',
        form: 'rounded',
      }) +
      drawPottedPlant(stage, 1440, FLOOR_Y + 70, 350, 'monstera') +
      drawPottedPlant(stage, 300, FLOOR_Y + 60, 280, 'palm') +
      drawCamera(stage, 1130, 892),
    1.1,
    860,
    560,
  );
}

export function drawConversation(stage: Stage): string {
  const window: RoomWindow = { x: 620, width: 380, top: 96, bottom: 420, form: 'arch' };
  const tones = ['#c85a4a', '#5d7f96', '#f0cf86'];
  return closer(
    drawBackWall(stage, '#3f5a63', 'panelled') +
      drawFloor(stage, '#a97c52', 'planks') +
      drawOutlook(stage, window, 'viaduct') +
      drawSunbeam(stage, window) +
      drawBookcase(stage, 190, FLOOR_Y + 18, 240, 420, '#a97c52', tones) +
      drawFrame(stage, 1110, 140, 140, 180, tones) +
      drawFrame(stage, 1280, 170, 110, 140, tones) +
      drawRug(stage, 800, 1000, 790, '#e9dcc4', '#d98e6a') +
      drawArmchair(stage, 480, 770, '#d98e6a', false) +
      drawArmchair(stage, 1120, 770, '#f0cf86', true) +
      drawCoffeeTable(stage, 800, 800, 280, '#8f6446', '#e07a9b') +
      drawPottedPlant(stage, 1350, 710, 300, 'fig'),
    1.16,
    800,
    420,
  );
}
