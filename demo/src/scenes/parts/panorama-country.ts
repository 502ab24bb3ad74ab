import { PALETTE } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { drawBale, drawMeadow, drawNearVines } from './fields.ts';
import { drawFortress } from './landmarks.ts';
import { drawChurch, drawCottage, drawHill, drawVines, drawWood, type Ground } from './landscape.ts';
import { drawPillars, drawTerraces } from './rocks.ts';
import { drawSky } from './sky.ts';
import { drawRoofs } from './town.ts';
import { drawFir, drawPoplar, drawTree } from './tree.ts';
import { drawLake, drawRiver, drawSailingBoat } from './water.ts';

/** A layer of country over the whole width. */
export function groundOf(stage: Stage, y: number, relief: number, colour: string, distance: number): Ground {
  return { x: -20, width: stage.width + 40, y, relief, bottom: stage.height, colour, distance };
}

export function skyOver(stage: Stage, horizonY: number): string {
  return drawSky(stage, { x: 0, y: 0, width: stage.width, height: horizonY });
}

export function drawMoselle(stage: Stage): string {
  const far = drawHill(stage, groundOf(stage, 380, 50, '#7e9c9c', 0.6));
  const slopeGround = groundOf(stage, 440, 60, '#a3b35e', 0.32);
  const slope = drawHill(stage, slopeGround);
  const bankGround = groundOf(stage, 560, 34, '#8fa95c', 0.16);
  const bank = drawHill(stage, bankGround);
  const village = drawRoofs(stage, {
    from: stage.width * 0.58,
    to: stage.width * 0.86,
    crest: () => 640,
    size: 52,
    distance: 0.14,
  });
  return (
    skyOver(stage, 500) +
    far.markup +
    slope.markup +
    drawVines(stage, { ...slopeGround, bottom: 640 }, slope.crest) +
    drawFortress(stage, {
      x: stage.width * 0.2,
      groundY: slope.crest(stage.width * 0.26) + 6,
      size: 62,
      distance: 0.3,
    }) +
    bank.markup +
    drawVines(stage, { ...bankGround, bottom: 660 }, bank.crest) +
    drawChurch(stage, { x: stage.width * 0.7, groundY: 630, size: 84, distance: 0.14 }) +
    village +
    drawWood(stage, {
      from: 0,
      to: stage.width * 0.5,
      crest: () => 660,
      size: 46,
      distance: 0.1,
      isFir: false,
    }) +
    drawLake(stage, 652, 800) +
    drawSailingBoat(stage, stage.width * 0.36, 716, 84, '#8c2f39') +
    drawNearVines(stage, 770)
  );
}

export function drawArdennes(stage: Stage): string {
  let ranges = '';
  const layers = [
    { y: 390, relief: 60, colour: '#6f8f96', distance: 0.7, size: 30 },
    { y: 470, relief: 60, colour: '#648878', distance: 0.5, size: 46 },
    { y: 570, relief: 50, colour: '#57805f', distance: 0.32, size: 66 },
  ];
  for (const [index, layer] of layers.entries()) {
    const hill = drawHill(stage, groundOf(stage, layer.y, layer.relief, layer.colour, layer.distance));
    const wood = drawWood(stage, {
      from: 0,
      to: stage.width,
      crest: hill.crest,
      size: layer.size,
      distance: layer.distance,
      isFir: true,
    });
    const castleX = stage.width * 0.55;
    const castle =
      index === 1
        ? drawFortress(stage, {
            x: castleX,
            groundY: hill.crest(castleX + 120) - 16,
            size: 92,
            distance: 0.3,
          })
        : '';
    ranges += index === 1 ? wood + castle + hill.markup : wood + hill.markup;
  }
  const near = drawHill(stage, groundOf(stage, 700, 40, '#4d7454', 0.12));
  const village = drawRoofs(stage, {
    from: stage.width * 0.3,
    to: stage.width * 0.58,
    crest: (x) => near.crest(x) + 12,
    size: 56,
    distance: 0.12,
  });
  let firs = '';
  for (let x = -20; x < stage.width; x += 62) {
    const edge = Math.abs(x / stage.width - 0.5) * 2;
    if (edge > 0.42)
      firs += drawFir(stage, {
        x: x + stage.random.between(-14, 14),
        groundY: 930,
        height: 120 + 260 * edge * stage.random.between(0.7, 1),
      });
  }
  return (
    skyOver(stage, 560) +
    ranges +
    near.markup +
    drawRiver(stage, stage.width * 0.44, 740, stage.width * 0.5, 900) +
    village +
    firs
  );
}

export function drawRedRocks(stage: Stage): string {
  const far = drawHill(stage, groundOf(stage, 440, 46, '#86a08f', 0.55));
  const middle = drawHill(stage, groundOf(stage, 520, 40, '#8aa56d', 0.35));
  return (
    skyOver(stage, 520) +
    far.markup +
    middle.markup +
    drawWood(stage, {
      from: 0,
      to: stage.width,
      crest: middle.crest,
      size: 54,
      distance: 0.3,
      isFir: false,
    }) +
    drawTerraces(stage, {
      x: stage.width * 0.42,
      width: stage.width * 0.72,
      top: 320,
      bottom: 840,
      colour: '#c0603f',
      distance: 0.12,
    }) +
    drawTerraces(stage, {
      x: -stage.width * 0.2,
      width: stage.width * 0.5,
      top: 500,
      bottom: 860,
      colour: '#b5533a',
      distance: 0.04,
    }) +
    drawLake(stage, 752, 860) +
    drawMeadow(stage, 826, ['#f2c14e', '#fff1e0', '#e07a9b']) +
    drawTree(stage, { x: stage.width * 0.08, groundY: 890, height: 420, colour: '#7d9f5c' })
  );
}

export function drawMuellerthal(stage: Stage): string {
  const far = drawHill(stage, groundOf(stage, 360, 40, '#6d937b', 0.55));
  return (
    skyOver(stage, 460) +
    drawWood(stage, { from: 0, to: stage.width, crest: far.crest, size: 80, distance: 0.5, isFir: true }) +
    far.markup +
    drawPillars(stage, {
      x: stage.width * 0.02,
      width: stage.width * 0.96,
      top: 470,
      bottom: 820,
      colour: '#c9ac7c',
      distance: 0.34,
    }) +
    drawPillars(stage, {
      x: -40,
      width: stage.width * 0.32,
      top: 400,
      bottom: 880,
      colour: '#c4a06c',
      distance: 0.04,
    }) +
    drawPillars(stage, {
      x: stage.width * 0.72,
      width: stage.width * 0.32,
      top: 430,
      bottom: 880,
      colour: '#bd9a68',
      distance: 0.04,
    }) +
    drawHill(stage, groundOf(stage, 772, 16, '#64894f', 0.05)).markup +
    drawRiver(stage, stage.width * 0.5, 778, stage.width * 0.52, 900) +
    drawMeadow(stage, 852, ['#fff1e0', '#8d6bb0', '#f2c14e'])
  );
}

export function drawLakeland(stage: Stage): string {
  let hills = '';
  for (const [y, distance, size] of [
    [380, 0.62, 26],
    [440, 0.44, 40],
    [510, 0.26, 56],
  ] as const) {
    const hill = drawHill(stage, groundOf(stage, y, 48, '#6f9468', distance));
    hills +=
      drawWood(stage, { from: 0, to: stage.width, crest: hill.crest, size, distance, isFir: y !== 510 }) +
      hill.markup;
  }
  return (
    skyOver(stage, 520) +
    hills +
    drawLake(stage, 560, 900) +
    drawSailingBoat(stage, stage.width * 0.3, 640, 96, '#1f4e5f') +
    drawSailingBoat(stage, stage.width * 0.46, 610, 62, '#8c2f39') +
    drawSailingBoat(stage, stage.width * 0.72, 700, 150, '#c8553d') +
    drawMeadow(stage, 836, ['#f2c14e', '#fff1e0', '#c94f6d']) +
    drawTree(stage, { x: stage.width * 0.93, groundY: 890, height: 470 }) +
    drawTree(stage, { x: stage.width * 0.05, groundY: 900, height: 380 })
  );
}

export function drawWineVillage(stage: Stage): string {
  const far = drawHill(stage, groundOf(stage, 400, 60, '#8d9c86', 0.55));
  const slopeGround = groundOf(stage, 450, 70, '#a9a95a', 0.28);
  const slope = drawHill(stage, slopeGround);
  const crest = (x: number) => 650 + Math.sin(x / 260) * 16;
  return (
    skyOver(stage, 500) +
    far.markup +
    slope.markup +
    drawVines(stage, { ...slopeGround, bottom: 700 }, slope.crest) +
    drawRoofs(stage, {
      from: stage.width * 0.18,
      to: stage.width * 0.84,
      crest: (x) => crest(x) - 34,
      size: 70,
      distance: 0.2,
    }) +
    drawChurch(stage, { x: stage.width * 0.46, groundY: 630, size: 120, distance: 0.14 }) +
    drawRoofs(stage, { from: stage.width * 0.14, to: stage.width * 0.88, crest, size: 84, distance: 0.1 }) +
    drawPoplar(stage, { x: stage.width * 0.12, groundY: 720, height: 220 }) +
    drawPoplar(stage, { x: stage.width * 0.9, groundY: 730, height: 250 }) +
    drawNearVines(stage, 700)
  );
}

export function drawFarmland(stage: Stage): string {
  const far = drawHill(stage, groundOf(stage, 440, 40, '#7fa08a', 0.55));
  const rape = drawHill(stage, groundOf(stage, 500, 40, '#ecc94b', 0.22));
  const green = drawHill(stage, groundOf(stage, 580, 36, '#93b05f', 0.14));
  const stubble = drawHill(stage, groundOf(stage, 680, 30, '#e6c273', 0.05));
  const farmX = stage.width * 0.6;
  let farm = drawChurch(stage, {
    x: farmX - 320,
    groundY: green.crest(farmX - 320) + 6,
    size: 58,
    distance: 0.22,
  });
  for (const [offset, size] of [
    [0, 110],
    [96, 150],
    [236, 96],
  ] as const)
    farm += drawCottage(stage, {
      x: farmX + offset,
      groundY: green.crest(farmX + offset) + 30,
      size,
      distance: 0.06,
    });
  let bales = '';
  for (const [share, y, size] of [
    [0.16, 740, 56],
    [0.3, 800, 84],
    [0.47, 728, 46],
    [0.74, 768, 66],
    [0.88, 822, 92],
  ] as const)
    bales += drawBale(stage, stage.width * share, y, size);
  return (
    skyOver(stage, 520) +
    drawWood(stage, { from: 0, to: stage.width, crest: far.crest, size: 34, distance: 0.5, isFir: false }) +
    far.markup +
    rape.markup +
    drawWood(stage, {
      from: 0,
      to: stage.width * 0.5,
      crest: rape.crest,
      size: 38,
      distance: 0.24,
      isFir: false,
    }) +
    green.markup +
    farm +
    drawTree(stage, { x: farmX + 400, groundY: green.crest(farmX + 400) + 40, height: 230 }) +
    stubble.markup +
    bales +
    drawMeadow(stage, 850, [PALETTE.flower[0], '#f2c14e', '#6d8fd0'])
  );
}
