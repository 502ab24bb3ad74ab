import { PALETTE } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { circle, path, polygon, rectangle, stroke } from '../svg.ts';
import { drawBox, drawStall, drawSuitcase } from './belongings.ts';
import { drawFloorLamp } from './decoration.ts';
import { drawDoorPots } from './door.ts';
import { drawNearVines } from './fields.ts';
import { drawCat } from './furniture.ts';
import { drawViaduct } from './landmarks.ts';
import { drawChurch, drawHill, drawVines, drawWood } from './landscape.ts';
import { groundOf, skyOver } from './panorama-country.ts';
import { drawPottedPlant } from './plant.ts';
import { drawTracks, drawTrain, drawTram } from './rails.ts';
import { drawTerraces } from './rocks.ts';
import { drawBench, drawBicycle, drawStreet, drawStreetLamp } from './street.ts';
import { drawOldTown, drawRoofs, drawTownRow } from './town.ts';
import { drawTree } from './tree.ts';
import { drawLake, drawQuay, drawRiver, drawSailingBoat } from './water.ts';

export function drawTramStreet(stage: Stage): string {
  return (
    skyOver(stage, 620) +
    drawTownRow(stage, { from: -40, to: stage.width, groundY: 690, scale: 0.92 }) +
    drawStreet(stage, 690) +
    drawTree(stage, { x: 240, groundY: 712, height: 330 }) +
    drawTree(stage, { x: 1430, groundY: 712, height: 360 }) +
    drawTracks(stage, 838, 586) +
    drawStreetLamp(stage, 150, 716) +
    drawTram(stage, { x: 330, railY: 836, length: 1060, height: 186 }) +
    drawStreetLamp(stage, 1500, 890)
  );
}

export function drawCountryTrain(stage: Stage): string {
  const far = drawHill(stage, groundOf(stage, 400, 60, '#7e9c9c', 0.62));
  const middle = drawHill(stage, groundOf(stage, 510, 50, '#86a573', 0.4));
  const near = drawHill(stage, groundOf(stage, 770, 24, '#6f9455', 0.08));
  return (
    skyOver(stage, 540) +
    far.markup +
    drawRoofs(stage, { from: 120, to: 620, crest: middle.crest, size: 54, distance: 0.4 }) +
    drawChurch(stage, { x: 400, groundY: middle.crest(400), size: 90, distance: 0.42 }) +
    middle.markup +
    drawWood(stage, { from: 0, to: stage.width, crest: () => 690, size: 110, distance: 0.26, isFir: true }) +
    drawTrain(stage, { x: 180, railY: 500, length: 1080, height: 96 }, 4) +
    drawViaduct(stage, {
      x: -40,
      length: stage.width + 80,
      deckY: 508,
      groundY: 820,
      arches: 7,
      distance: 0.08,
    }) +
    near.markup +
    drawRiver(stage, 640, 790, 760, 900) +
    drawTree(stage, { x: 90, groundY: 890, height: 300 }) +
    drawTree(stage, { x: 1500, groundY: 890, height: 360 })
  );
}

export function drawRiversideRest(stage: Stage): string {
  const far = drawHill(stage, groundOf(stage, 330, 50, '#8d9c86', 0.5));
  const slopeGround = groundOf(stage, 400, 70, '#a3b35e', 0.24);
  const slope = drawHill(stage, slopeGround);
  return (
    skyOver(stage, 440) +
    far.markup +
    slope.markup +
    drawVines(stage, { ...slopeGround, bottom: 600 }, slope.crest) +
    drawChurch(stage, { x: 980, groundY: 596, size: 100, distance: 0.16 }) +
    drawRoofs(stage, { from: 640, to: 1420, crest: () => 606, size: 70, distance: 0.14 }) +
    drawLake(stage, 606, 800) +
    drawSailingBoat(stage, 560, 700, 120, '#8c2f39') +
    drawQuay(stage, 796, 900) +
    drawTree(stage, { x: 230, groundY: 806, height: 560, colour: '#7d9f5c' }) +
    drawBench(stage, 330, 798) +
    drawBicycle(stage, 1090, 800, '#c8553d') +
    drawStreetLamp(stage, 1380, 798)
  );
}

/** Three front doors close together, one lit evening. */
export function drawNeighbours(stage: Stage): string {
  return (
    skyOver(stage, 700) +
    drawTownRow(stage, { from: -60, to: stage.width, groundY: 770, scale: 1.42 }) +
    drawStreet(stage, 770) +
    drawDoorPots(stage, 470, 786, PALETTE.leaf[1]) +
    drawBench(stage, 690, 796) +
    drawCat(stage, 740, 762) +
    drawBicycle(stage, 1230, 806, '#d99a2b') +
    drawStreetLamp(stage, 1060, 800)
  );
}

export function drawMarketSquare(stage: Stage): string {
  const lamp = drawFloorLamp(stage, 1420, 870, '#e08e45');
  return (
    skyOver(stage, 560) +
    drawTownRow(stage, { from: -30, to: stage.width, groundY: 640, scale: 0.74 }) +
    drawStreet(stage, 640) +
    drawStall(stage, 90, 800, 380, '#c8553d') +
    drawPottedPlant(stage, 170, 690, 110, 'fig') +
    drawPottedPlant(stage, 390, 690, 84, 'small') +
    drawStall(stage, 590, 790, 380, '#37708f') +
    drawBox(stage, 660, 680, 90) +
    drawBox(stage, 820, 680, 70) +
    drawStall(stage, 1080, 800, 320, '#d99a2b') +
    drawPottedPlant(stage, 1240, 690, 100, 'palm') +
    drawBox(stage, 470, 876, 150) +
    drawBox(stage, 960, 880, 170) +
    drawSuitcase(stage, 730, 884, '#2f5d50') +
    lamp.lamp
  );
}

/** The glass lift that leads from the valley to the upper town. */
function drawLift(stage: Stage, x: number, top: number, groundY: number): string {
  const iron = stage.paint('#5d6575', 0.1);
  let frame = `M${x} ${top}V${groundY}M${x + 56} ${top}V${groundY}`;
  for (let y = top; y < groundY; y += 44) frame += `M${x} ${y}h56`;
  return (
    rectangle(x, top, 56, groundY - top, stage.light.glass[1], { opacity: 0.7 }) +
    stroke(frame, iron, 6) +
    rectangle(x + 6, top + 128, 44, 76, stage.paint('#c8553d'), { rx: 5 }) +
    rectangle(x - 190, top - 2, 260, 18, iron) +
    rectangle(x - 14, top - 26, 84, 26, stage.paint('#d8cdbb'), { rx: 4 })
  );
}

export function drawValleyLift(stage: Stage): string {
  const valley = drawHill(stage, groundOf(stage, 740, 18, '#7f9c5f', 0.08));
  return (
    skyOver(stage, 480) +
    drawHill(stage, groundOf(stage, 420, 40, '#8aa08f', 0.6)).markup +
    drawViaduct(stage, { x: 700, length: 940, deckY: 470, groundY: 760, arches: 8, distance: 0.36 }) +
    drawOldTown(stage, { from: -40, to: 620, baseY: 340, size: 78, distance: 0.16, spires: 2 }) +
    drawTerraces(stage, { x: -220, width: 1010, top: 344, bottom: 800, colour: '#cbb489', distance: 0.08 }) +
    drawWood(stage, {
      from: 700,
      to: stage.width,
      crest: () => 720,
      size: 90,
      distance: 0.16,
      isFir: false,
    }) +
    drawLift(stage, 770, 352, 772) +
    valley.markup +
    drawRoofs(stage, { from: 880, to: 1560, crest: () => 786, size: 92, distance: 0.04 }) +
    drawLake(stage, 812, 900) +
    drawTree(stage, { x: 120, groundY: 830, height: 250 }) +
    drawTree(stage, { x: 560, groundY: 826, height: 190 })
  );
}

export function drawVineyardPath(stage: Stage): string {
  const slopeGround = groundOf(stage, 390, 40, '#9aac56', 0.2);
  const slope = drawHill(stage, slopeGround);
  const dirt = stage.paint('#e2c99d');
  return (
    skyOver(stage, 450) +
    drawHill(stage, groundOf(stage, 360, 50, '#7e9c9c', 0.6)).markup +
    drawChurch(stage, { x: 1090, groundY: slope.crest(1090) + 8, size: 96, distance: 0.14 }) +
    drawTree(stage, { x: 1230, groundY: slope.crest(1230) + 10, height: 130, distance: 0.14 }) +
    slope.markup +
    drawVines(stage, { ...slopeGround, bottom: 640 }, slope.crest) +
    path('M1080 420Q1180 520 940 590T760 700L820 706Q860 640 1010 600T1100 420Z', dirt, { opacity: 0.85 }) +
    drawNearVines(stage, 640) +
    polygon(
      [
        [760, 640],
        [840, 640],
        [980, 900],
        [560, 900],
      ],
      dirt,
    ) +
    stroke('M790 660L700 890M812 660L850 890', stage.paint('#b58f63'), 8, { opacity: 0.6 }) +
    drawGrapeBasket(stage)
  );
}

/** A basket of grapes set down beside the path. */
function drawGrapeBasket(stage: Stage): string {
  const cane = stage.paint('#b98a56');
  const grapes = stage.paint('#5b3a57');
  let bunches = '';
  for (let index = 0; index < 22; index += 1)
    bunches += circle(
      700 + (index % 11) * 13,
      782 - Math.floor(index / 11) * 14 - (index % 3) * 5,
      11,
      grapes,
    );
  return (
    stroke('M690 790Q764 660 840 790', cane, 9) +
    bunches +
    path('M680 786h170l-20 92h-130Z', cane) +
    stroke('M684 808h162M688 832h154M694 856h142', stage.paint('#8a6238'), 4)
  );
}
