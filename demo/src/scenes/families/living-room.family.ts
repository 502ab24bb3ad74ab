import { createRandom, type Random } from '@moien/api/lib/random';
import type { Home } from '../home.ts';
import { drawBookcase, drawFloorLamp, drawFrame, drawPendant } from '../parts/decoration.ts';
import { drawFloor, FLOOR_Y } from '../parts/floor.ts';
import { drawArmchair, drawCat, drawCoffeeTable, drawRug, drawSofa } from '../parts/furniture.ts';
import { drawDusk, drawOutlook } from '../parts/outlook.ts';
import { drawPottedPlant } from '../parts/plant.ts';
import { roomStage } from '../parts/room-light.ts';
import { drawBackWall, type RoomWindow } from '../parts/room-shell.ts';
import { roomStyleOf } from '../parts/room-style.ts';
import { drawWallPieces, PAIR_BESIDE_LAMP, tonesOf } from '../parts/wall-art.ts';
import type { Stage } from '../stage.ts';
import type { SceneFamily } from './family.ts';

/** Left to right order of the three parts of a room. */
const LAYOUTS = ['window-sofa-tall', 'tall-sofa-window', 'sofa-under-window', 'window-wide'] as const;

function windowOf(layout: (typeof LAYOUTS)[number], random: Random): RoomWindow {
  if (layout === 'window-wide') return { x: 330, width: 540, top: 110, bottom: 400, form: 'wide' };
  if (layout === 'sofa-under-window')
    return { x: 430, width: 340, top: 96, bottom: 400, form: random.pick(['sash', 'wide', 'arch'] as const) };
  const form = random.pick(['french', 'arch', 'sash', 'french'] as const);
  const x = layout === 'window-sofa-tall' ? 130 : 830;
  return { x, width: 240, top: 96, bottom: form === 'sash' ? 430 : 580, form };
}

function drawTallPiece(stage: Stage, home: Home, x: number, kind: number): string {
  const { interior } = home;
  const tones = tonesOf(home);
  if (kind === 0) return drawBookcase(stage, x, FLOOR_Y + 14, 180, 400, interior.wood, tones);
  if (kind === 1)
    return (
      drawPottedPlant(stage, x + 90, FLOOR_Y + 34, 330, 'monstera') +
      drawFrame(stage, x + 30, 110, 112, 140, tones)
    );
  if (kind === 2)
    return (
      drawBookcase(stage, x - 20, FLOOR_Y + 14, 220, 190, interior.wood, tones) +
      drawFrame(stage, x + 24, 190, 130, 150, tones)
    );
  return drawPottedPlant(stage, x + 90, FLOOR_Y + 34, 350, 'fig');
}

/** Where things stand in one picture of the room. */
interface RoomPlan {
  layout: (typeof LAYOUTS)[number];
  window: RoomWindow;
  isCentred: boolean;
  hasPendant: boolean;
  sofaX: number;
  tallX: number;
  lampX: number;
  chairX: number;
}

function planRoom(plan: Random, shared: Random): RoomPlan {
  const layout = plan.pick(LAYOUTS);
  const window = windowOf(layout, shared);
  const centredTallX = plan.chance(0.5) ? 50 : 975;
  const shift = plan.between(-40, 40);
  const hasPendant = plan.chance(0.45);
  if (layout === 'window-sofa-tall') {
    return { layout, window, isCentred: false, hasPendant, sofaX: 430, tallX: 990, lampX: 420, chairX: 90 };
  }
  if (layout === 'tall-sofa-window') {
    return { layout, window, isCentred: false, hasPendant, sofaX: 300, tallX: 40, lampX: 800, chairX: 1120 };
  }
  const isTallLeft = centredTallX < 500;
  return {
    layout,
    window,
    isCentred: true,
    hasPendant: false,
    sofaX: 340 + shift,
    tallX: centredTallX,
    lampX: isTallLeft ? 960 : 250,
    chairX: isTallLeft ? 1120 : 90,
  };
}

type Fixed = (label: string) => Stage;

function drawWallArt(fixed: Fixed, home: Home, room: RoomPlan, kind: number): string {
  if (!room.isCentred)
    return drawWallPieces(fixed('wall'), home, room.sofaX + 240, room.hasPendant ? PAIR_BESIDE_LAMP : kind);
  const tones = tonesOf(home);
  return drawFrame(fixed('side'), room.tallX < 500 ? 1010 : 90, 150, 120, 160, tones);
}

function drawCompanions(fixed: Fixed, home: Home, room: RoomPlan, plan: Random): string {
  const { chairX } = room;
  const kind = plan.integer(0, 2);
  if (kind === 0) return drawArmchair(fixed('chair'), chairX, 740, home.interior.accent, chairX > 600);
  return kind === 1 ? drawPottedPlant(fixed('plant'), chairX < 600 ? 110 : 1100, 766, 240, 'palm') : '';
}

function drawLivingRoom(outside: Stage, home: Home, index: number): string {
  const plan = createRandom(`living-room/${home.seed}/${index}`);
  const shared = createRandom(`living-room/${home.seed}`);
  const stage = roomStage(outside);
  const { interior } = home;
  const style = roomStyleOf(home);
  const form = shared.pick(['rounded', 'square', 'wing'] as const);
  const room = planRoom(plan, shared);
  const { sofaX, tallX, window } = room;
  const hasCurtains = window.form !== 'arch' && room.layout !== 'window-wide';
  const curtain = hasCurtains ? style.curtain : undefined;
  const fixed: Fixed = (label) => ({ ...stage, random: plan.fork(label) });
  const kept: Fixed = (label) => ({ ...stage, random: shared.fork(label) });
  const none = { lamp: '', glow: '' };
  const floorLamp = drawFloorLamp(kept('lamp'), room.lampX, FLOOR_Y + 40, interior.rug);
  const pendant = room.hasPendant
    ? drawPendant(kept('pendant'), sofaX + 240, plan.integer(60, 120), interior.accent)
    : none;
  const sofa = {
    x: sofaX,
    width: 500,
    floorY: FLOOR_Y + 62,
    colour: interior.sofa,
    accent: interior.accent,
    second: interior.rug,
    form,
  };
  return (
    drawBackWall(stage, interior.wall, style.wall) +
    drawFloor(fixed('floor'), interior.wood, style.floor) +
    drawOutlook(outside, stage, home, { window, curtain }, shared) +
    drawWallArt(fixed, home, room, plan.integer(0, 3)) +
    drawTallPiece(fixed('tall'), home, tallX, plan.integer(0, 3)) +
    floorLamp.lamp +
    pendant.lamp +
    drawRug(kept('rug'), sofaX + 250, 800, 722, interior.rug, interior.accent) +
    drawSofa(kept('sofa'), sofa) +
    drawCompanions(fixed, home, room, plan) +
    drawCoffeeTable(kept('table'), sofaX + 250, 768, 250, interior.wood, home.flower) +
    (plan.chance(0.4) ? drawCat(kept('cat'), sofaX + (tallX < 500 ? 480 : -40), 752) : '') +
    drawDusk(stage) +
    floorLamp.glow +
    pendant.glow
  );
}

export const livingRoomFamily: SceneFamily = {
  name: 'living-room',
  kind: 'living-room',
  height: 800,
  draw: drawLivingRoom,
};
