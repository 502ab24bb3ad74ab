import type { Stage } from '../stage.ts';
import { drawMeadow } from './fields.ts';
import { drawFortress, drawViaduct } from './landmarks.ts';
import { drawHill, drawWood } from './landscape.ts';
import { groundOf, skyOver } from './panorama-country.ts';
import { drawPillars } from './rocks.ts';
import { drawStreetLamp } from './street.ts';
import { drawGlassTower, drawGreatBridge, drawOldTown, drawRoofs, drawTownRow } from './town.ts';
import { drawTree } from './tree.ts';
import { drawLake, drawQuay, drawRiver } from './water.ts';

export function drawGrund(stage: Stage): string {
  const far = drawHill(stage, groundOf(stage, 420, 40, '#8aa08f', 0.6));
  const plateau = drawHill(stage, groundOf(stage, 520, 20, '#8aa070', 0.36));
  const valley = drawHill(stage, groundOf(stage, 690, 26, '#7f9c5f', 0.12));
  return (
    skyOver(stage, 540) +
    far.markup +
    drawOldTown(stage, {
      from: stage.width * 0.52,
      to: stage.width,
      baseY: 500,
      size: 66,
      distance: 0.36,
      spires: 3,
    }) +
    plateau.markup +
    drawViaduct(stage, {
      x: -20,
      length: stage.width + 40,
      deckY: 516,
      groundY: 760,
      arches: 13,
      distance: 0.24,
    }) +
    drawFortress(stage, { x: stage.width * 0.06, groundY: 560, size: 120, distance: 0.2 }) +
    drawWood(stage, {
      from: 0,
      to: stage.width,
      crest: (x) => valley.crest(x),
      size: 62,
      distance: 0.14,
      isFir: false,
    }) +
    valley.markup +
    drawRiver(stage, stage.width * 0.42, 716, stage.width * 0.5, 900) +
    drawRoofs(stage, {
      from: stage.width * 0.58,
      to: stage.width * 0.98,
      crest: (x) => 790 + Math.sin(x / 120) * 10,
      size: 112,
      distance: 0.03,
    }) +
    drawRoofs(stage, {
      from: -30,
      to: stage.width * 0.24,
      crest: (x) => 800 + Math.sin(x / 90) * 10,
      size: 118,
      distance: 0.03,
    }) +
    drawTree(stage, { x: stage.width * 0.29, groundY: 860, height: 240 }) +
    drawTree(stage, { x: stage.width * 0.985, groundY: 900, height: 360 })
  );
}

export function drawSkyline(stage: Stage): string {
  const far = drawHill(stage, groundOf(stage, 470, 36, '#8d93a0', 0.62));
  const slope = drawHill(stage, groundOf(stage, 730, 24, '#7f9460', 0.12));
  return (
    skyOver(stage, 560) +
    far.markup +
    drawOldTown(stage, { from: -40, to: stage.width, baseY: 580, size: 96, distance: 0.24, spires: 5 }) +
    drawFortress(stage, { x: stage.width * 0.1, groundY: 690, size: 128, distance: 0.14 }) +
    drawFortress(stage, { x: stage.width * 0.56, groundY: 700, size: 140, distance: 0.1 }) +
    drawWood(stage, {
      from: 0,
      to: stage.width,
      crest: slope.crest,
      size: 84,
      distance: 0.08,
      isFir: false,
    }) +
    slope.markup +
    drawMeadow(stage, 838, ['#f2c14e', '#e07a9b', '#fff1e0'])
  );
}

export function drawGreatBridgeValley(stage: Stage): string {
  const far = drawHill(stage, groundOf(stage, 440, 30, '#7e8f9c', 0.5));
  const valley = drawHill(stage, groundOf(stage, 740, 30, '#67884f', 0.1));
  return (
    skyOver(stage, 520) +
    far.markup +
    drawOldTown(stage, { from: -40, to: stage.width, baseY: 470, size: 74, distance: 0.3, spires: 4 }) +
    drawHill(stage, groundOf(stage, 600, 20, '#6b8a5a', 0.3)).markup +
    drawWood(stage, { from: 0, to: stage.width, crest: () => 640, size: 90, distance: 0.28, isFir: false }) +
    drawGreatBridge(stage, 486, 790) +
    drawWood(stage, {
      from: 0,
      to: stage.width,
      crest: valley.crest,
      size: 74,
      distance: 0.1,
      isFir: false,
    }) +
    valley.markup +
    drawRiver(stage, stage.width * 0.48, 764, stage.width * 0.5, 900) +
    drawTree(stage, { x: stage.width * 0.06, groundY: 900, height: 330 }) +
    drawTree(stage, { x: stage.width * 0.94, groundY: 900, height: 300 })
  );
}

export function drawQuayside(stage: Stage): string {
  const far = drawHill(stage, groundOf(stage, 420, 50, '#8aa08f', 0.6));
  return (
    skyOver(stage, 560) +
    far.markup +
    drawFortress(stage, { x: stage.width * 0.3, groundY: 330, size: 110, distance: 0.5 }) +
    drawTownRow(stage, { from: -30, to: stage.width, groundY: 706, scale: 0.78 }) +
    drawQuay(stage, 716, 776) +
    drawLake(stage, 776, 900) +
    drawTree(stage, { x: stage.width * 0.2, groundY: 716, height: 260 }) +
    drawTree(stage, { x: stage.width * 0.82, groundY: 716, height: 230 }) +
    drawStreetLamp(stage, Math.round(stage.width * 0.47), 714) +
    drawStreetLamp(stage, Math.round(stage.width * 0.66), 714)
  );
}

export function drawKirchberg(stage: Stage): string {
  const far = drawHill(stage, groundOf(stage, 520, 26, '#6f8796', 0.5));
  let towers = '';
  for (const [share, width, height] of [
    [0.08, 110, 250],
    [0.19, 84, 340],
    [0.3, 150, 200],
    [0.63, 96, 420],
    [0.7, 96, 390],
    [0.8, 170, 230],
    [0.91, 90, 310],
  ] as const) {
    towers += drawGlassTower(stage, stage.width * share, 600, width, height, 0.22);
  }
  const ridge = drawHill(stage, groundOf(stage, 640, 20, '#64805a', 0.16));
  return (
    skyOver(stage, 560) +
    far.markup +
    towers +
    drawOldTown(stage, {
      from: stage.width * 0.34,
      to: stage.width * 0.62,
      baseY: 590,
      size: 66,
      distance: 0.2,
      spires: 2,
    }) +
    ridge.markup +
    drawWood(stage, {
      from: 0,
      to: stage.width,
      crest: ridge.crest,
      size: 66,
      distance: 0.12,
      isFir: false,
    }) +
    drawPillars(stage, {
      x: -60,
      width: stage.width * 0.2,
      top: 720,
      bottom: 900,
      colour: '#c4a878',
      distance: 0.06,
    }) +
    drawRoofs(stage, {
      from: stage.width * 0.18,
      to: stage.width,
      crest: (x) => 800 + Math.sin(x / 150) * 14,
      size: 104,
      distance: 0.06,
    }) +
    drawRoofs(stage, {
      from: stage.width * 0.12,
      to: stage.width,
      crest: (x) => 890 + Math.sin(x / 110) * 12,
      size: 124,
      distance: 0,
    })
  );
}
