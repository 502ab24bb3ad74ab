import { darken, lighten } from '../colour.ts';
import { LAMPLIGHT } from '../light.ts';
import { PALETTE } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { group, path, polygon, rectangle, round, stroke } from '../svg.ts';
import { drawChurch, drawCottage } from './landscape.ts';
import { drawTownhouse } from './townhouse.ts';

/** Houses close together along a crest, from one x to another. */
export function drawRoofs(
  stage: Stage,
  place: { from: number; to: number; crest: (x: number) => number; size: number; distance: number },
): string {
  let roofs = '';
  for (let x = place.from; x < place.to; x += place.size * stage.random.between(0.66, 0.95)) {
    roofs += drawCottage(stage, {
      x,
      groundY: place.crest(x) + place.size * stage.random.between(0.05, 0.4),
      size: place.size * stage.random.between(0.75, 1.1),
      distance: place.distance,
    });
  }
  return roofs;
}

/** Old-town skyline: roofs with church spires between them. */
export function drawOldTown(
  stage: Stage,
  place: { from: number; to: number; baseY: number; size: number; distance: number; spires: number },
): string {
  const crest = () => place.baseY;
  let spires = '';
  for (let index = 0; index < place.spires; index += 1) {
    const x =
      place.from + ((place.to - place.from) * (index + stage.random.between(0.25, 0.75))) / place.spires;
    spires += drawChurch(stage, {
      x,
      groundY: place.baseY,
      size: place.size * stage.random.between(1.3, 2),
      distance: place.distance + 0.06,
    });
  }
  const back = drawRoofs(stage, {
    ...place,
    crest: (x) => crest() - place.size * 0.55 - Math.sin(x / 190) * place.size * 0.2,
    distance: place.distance + 0.1,
  });
  return back + spires + drawRoofs(stage, { ...place, crest });
}

/** Pastel townhouses side by side, drawn at `scale` with their doors at `groundY`. */
export function drawTownRow(
  stage: Stage,
  place: { from: number; to: number; groundY: number; scale: number },
): string {
  let row = '';
  let wall = '';
  for (let x = place.from; x < place.to; ) {
    const bays = stage.random.integer(2, 3);
    const width = bays * stage.random.between(104, 124);
    const storeys = stage.random.integer(2, 3);
    const previous = wall;
    wall = stage.random.pick(PALETTE.render.filter((colour) => colour !== previous));
    const house = drawTownhouse(stage, {
      x: 0,
      width,
      groundY: 0,
      storeys,
      storeyHeight: storeys === 3 ? stage.random.between(126, 142) : stage.random.between(140, 176),
      bays,
      doorBay: stage.random.integer(0, bays - 1),
      wall,
      stone: stage.random.pick(PALETTE.sandstone),
      slate: stage.random.pick(PALETTE.slate),
      door: stage.random.pick(PALETTE.door),
      shutter: stage.random.chance(0.5) ? stage.random.pick(PALETTE.door) : undefined,
      flower: stage.random.pick(PALETTE.flower),
      leaf: stage.random.pick(PALETTE.leaf),
      roof: stage.random.pick(['mansard', 'gable', 'hip', 'mansard'] as const),
      dormerHead: stage.random.pick(['gable', 'round'] as const),
      head: stage.random.pick(['flat', 'segment', 'arch'] as const),
      groundFloor: stage.random.pick(['plain', 'stone'] as const),
      hasBalcony: stage.random.chance(0.3),
      hasQuoins: stage.random.chance(0.4),
      distance: 0.04,
    });
    row += group(house, {
      transform: `translate(${round(x)} ${round(place.groundY)}) scale(${place.scale})`,
    });
    x += (width + 2) * place.scale;
  }
  return row;
}

/** A plain modern tower with rows of windows. */
export function drawGlassTower(
  stage: Stage,
  x: number,
  groundY: number,
  width: number,
  height: number,
  distance: number,
): string {
  const body = stage.paint(stage.random.pick(['#8fa9b8', '#c9b8a0', '#6f8796', '#d8cdbb']), distance);
  const lit: string[] = [];
  const dark: string[] = [];
  for (let y = groundY - height + 22; y < groundY - 10; y += 26) {
    for (let at = x + 10; at < x + width - 14; at += 22) {
      (stage.random.chance(stage.light.litShare * 0.8) ? lit : dark).push(
        `M${round(at)} ${round(y)}h13v15h-13Z`,
      );
    }
  }
  const shadeX = stage.isLitFromLeft ? x + width * 0.7 : x;
  return (
    rectangle(x, groundY - height, width, height, body) +
    path(dark.join(''), darken(body, 0.28)) +
    path(lit.join(''), LAMPLIGHT[0]) +
    rectangle(shadeX, groundY - height, width * 0.3, height, stage.light.shadow, { opacity: 0.16 }) +
    rectangle(x - 3, groundY - height - 6, width + 6, 8, lighten(body, 0.2))
  );
}

/** A bridge on one great stone arch with small arches over its shoulders. */
export function drawGreatBridge(stage: Stage, deckY: number, groundY: number): string {
  const stone = stage.paint('#e2cda6', 0.08);
  const centre = stage.width / 2;
  const half = stage.width * 0.24;
  const crown = deckY + 46;
  const arch = (reach: number, rise: number) =>
    `A${round(reach)} ${round(rise)} 0 0 0 ${round(centre - reach)} ${round(groundY)}`;
  let openings = '';
  for (const side of [-1, 1]) {
    for (let step = 0; step < 3; step += 1) {
      const x = centre + side * (half * 0.72 + step * 68) - 22;
      openings += `M${round(x)} ${round(deckY + 120 + step * 26)}V${round(deckY + 62)}a22 22 0 0 1 44 0v${58 + step * 26}Z`;
    }
  }
  for (let x = 40; x < stage.width; x += 150) {
    if (Math.abs(x + 50 - centre) > half + 130)
      openings += `M${x} ${round(groundY)}V${round(deckY + 120)}a50 50 0 0 1 100 0V${round(groundY)}Z`;
  }
  let rail = '';
  for (let x = 0; x < stage.width; x += 22) rail += `M${x} ${round(deckY - 20)}v22`;
  const body = `M0 ${round(deckY)}H${stage.width}V${round(groundY)}H${round(centre + half)}${arch(half, groundY - crown)}H0Z`;
  return (
    `<g fill-rule="evenodd">${path(
      body + openings,
      stage.definitions.gradient([
        [0, lighten(stone, 0.14)],
        [1, darken(stone, 0.16)],
      ]),
    )}</g>` +
    path(
      `M${round(centre + half + 16)} ${round(groundY)}A${round(half + 16)} ${round(groundY - crown + 14)} 0 0 0 ${round(centre - half - 16)} ${round(groundY)}H${round(centre - half)}A${round(half)} ${round(groundY - crown)} 0 0 1 ${round(centre + half)} ${round(groundY)}Z`,
      lighten(stone, 0.3),
    ) +
    polygon(
      [
        [0, deckY],
        [stage.width, deckY],
        [stage.width, deckY + 12],
        [0, deckY + 12],
      ],
      darken(stone, 0.2),
    ) +
    rectangle(0, deckY - 6, stage.width, 10, lighten(stone, 0.3)) +
    stroke(rail, stage.paint(PALETTE.iron), 3) +
    rectangle(0, deckY - 22, stage.width, 4, stage.paint(PALETTE.iron))
  );
}
