import { darken, lighten } from '../colour.ts';
import type { Stage } from '../stage.ts';
import { type Point, path, polygon, rectangle, round, stroke } from '../svg.ts';
import { FLOOR_Y } from './floor.ts';
import { type Block, drawBlock, drawBlockShadow, frontOf, nearness, project } from './perspective.ts';

export const HEADBOARDS = ['upholstered', 'slats', 'arch', 'cane'] as const;

export interface Bed {
  /** Its left edge and width, measured at the back wall. */
  x: number;
  width: number;
  /** Where its foot stands on the floor. */
  frontY: number;
  headboard: (typeof HEADBOARDS)[number];
  wood: string;
  cover: string;
  accent: string;
  second: string;
}

const BACK_Y = FLOOR_Y + 6;
const FRAME_TOP = 58;
const MATTRESS_TOP = 104;

function drawHeadboard(stage: Stage, bed: Bed): string {
  const wood = stage.paint(bed.wood);
  const cloth = stage.paint(darken(bed.accent, 0.08));
  const [x, width, top] = [bed.x - 16, bed.width + 32, FLOOR_Y - 222];
  const height = FLOOR_Y - top;
  if (bed.headboard === 'arch') {
    const rise = Math.min(width * 0.3, 110);
    const outline = (inset: number) =>
      `M${round(x + inset)} ${FLOOR_Y}V${round(top + rise - 30 + inset)}Q${round(x + inset)} ${round(top - 30 + inset)} ${round(x + width / 2)} ${round(top - 30 + inset)}T${round(x + width - inset)} ${round(top + rise - 30 + inset)}V${FLOOR_Y}Z`;
    return path(outline(0), wood) + path(outline(14), lighten(wood, 0.16));
  }
  if (bed.headboard === 'upholstered') {
    let tufts = '';
    for (let at = 1; at < 6; at += 1) tufts += `M${round(x + (width * at) / 6)} ${top + 14}v${height - 40}`;
    return (
      rectangle(x, top, width, height, cloth, { rx: 22 }) +
      rectangle(x + 10, top + 8, width - 20, 16, lighten(cloth, 0.2), { rx: 8, opacity: 0.6 }) +
      stroke(tufts, darken(cloth, 0.2), 3, { opacity: 0.6 })
    );
  }
  const posts =
    rectangle(x, top - 8, 18, height + 8, darken(wood, 0.1), { rx: 6 }) +
    rectangle(x + width - 18, top - 8, 18, height + 8, darken(wood, 0.1), { rx: 6 });
  if (bed.headboard === 'cane') {
    let weave = '';
    for (let at = x + 26; at < x + width - 40; at += 14)
      weave += `M${round(at)} ${top + 16}l14 116M${round(at + 14)} ${top + 16}l-14 116`;
    return (
      rectangle(x, top, width, height, wood, { rx: 10 }) +
      rectangle(x + 24, top + 16, width - 48, 116, lighten(wood, 0.45)) +
      stroke(weave, wood, 2, { opacity: 0.7 }) +
      posts
    );
  }
  let slats = '';
  for (let at = 1; at < 9; at += 1) slats += `M${round(x + (width * at) / 9)} ${top + 14}v${height - 20}`;
  return (
    stroke(slats, wood, 10, { 'stroke-linecap': 'butt' }) +
    rectangle(x, top, width, 20, lighten(wood, 0.12), { rx: 8 }) +
    rectangle(x, top + 112, width, 14, wood) +
    posts
  );
}

function drawPillow(x: number, bottom: number, width: number, height: number, cloth: string): string {
  const half = width / 2;
  return (
    path(
      `M${round(x - half)} ${round(bottom - 6)}Q${round(x - half * 0.86)} ${round(bottom - height * 0.5)} ${round(x - half * 0.98)} ${round(bottom - height)}Q${round(x)} ${round(bottom - height * 0.86)} ${round(x + half * 0.98)} ${round(bottom - height)}Q${round(x + half * 0.86)} ${round(bottom - height * 0.5)} ${round(x + half)} ${round(bottom - 6)}Q${round(x)} ${round(bottom + 12)} ${round(x - half)} ${round(bottom - 6)}Z`,
      cloth,
    ) +
    stroke(
      `M${round(x - half * 0.86)} ${round(bottom - 12)}q${round(half * 0.3)} ${round(-height * 0.12)} ${round(half * 0.5)} ${round(-height * 0.12)}M${round(x + half * 0.86)} ${round(bottom - 12)}q${round(-half * 0.3)} ${round(-height * 0.12)} ${round(-half * 0.5)} ${round(-height * 0.12)}`,
      darken(cloth, 0.14),
      3,
    )
  );
}

function drawPillows(stage: Stage, bed: Bed): string {
  const linen = stage.paint('#fdf8ee');
  const isDouble = bed.width > 260;
  const [left, base] = project(stage, bed.x, MATTRESS_TOP, FLOOR_Y + 26);
  const [right] = project(stage, bed.x + bed.width, MATTRESS_TOP, FLOOR_Y + 26);
  const width = right - left;
  const centre = left + width / 2;
  const places = isDouble ? [-0.25, 0.25] : [0];
  const size = isDouble ? width * 0.44 : width * 0.78;
  const back = places
    .map((at) => drawPillow(centre + at * width, base - 4, size, 92, darken(linen, 0.07)))
    .join('');
  const front = places
    .map((at) => drawPillow(centre + at * width * 0.96, base + 12, size * 0.94, 66, linen))
    .join('');
  const cushion = stage.paint(bed.accent);
  const accent = drawPillow(centre, base + 24, isDouble ? 116 : 90, 56, cushion);
  const seam = stroke(
    `M${round(centre - 40)} ${round(base - 6)}q40 10 80 0M${round(centre - 42)} ${round(base + 6)}q42 10 84 0`,
    lighten(cushion, 0.4),
    3,
    { opacity: 0.7 },
  );
  return back + front + accent + seam;
}

/** The cover over the mattress, hanging down in front, its upper edge folded back. */
function drawCover(stage: Stage, bed: Bed): string {
  const cloth = stage.paint(bed.cover);
  const { x, width, frontY } = bed;
  const at = (across: number, y: number, height = MATTRESS_TOP + 6): Point =>
    project(stage, x + width * across, height, y);
  const depth = frontY - BACK_Y;
  const head = BACK_Y + depth * 0.36;
  const fold = BACK_Y + depth * 0.52;
  const bandFrom = BACK_Y + depth * 0.74;
  const bandTo = BACK_Y + depth * 0.93;
  const [left, edge] = at(-0.03, frontY);
  const [right] = at(1.03, frontY);
  const hem = frontY - 34 * nearness(frontY);
  const span = right - left;
  const drop = path(
    `M${round(left)} ${round(edge)}H${round(right)}L${round(right + 5)} ${round(hem)}Q${round(right - span * 0.13)} ${round(hem + 9)} ${round(right - span * 0.25)} ${round(hem)}T${round(left + span * 0.5)} ${round(hem)}T${round(left + span * 0.25)} ${round(hem)}T${round(left - 5)} ${round(hem)}Z`,
    stage.definitions.gradient([
      [0, darken(cloth, 0.04)],
      [1, darken(cloth, 0.16)],
    ]),
  );
  const folds = [0.2, 0.42, 0.68, 0.86]
    .map(
      (share) =>
        `M${round(left + span * share)} ${round(edge + 22)}l${round((share - 0.5) * 8)} ${round(hem - edge - 26)}`,
    )
    .join('');
  const band = stage.paint(bed.second);
  const bandEdge = darken(band, 0.16);
  return (
    drop +
    stroke(folds, darken(cloth, 0.3), 4, { opacity: 0.4 }) +
    polygon([at(-0.03, head), at(1.03, head), at(1.03, frontY), at(-0.03, frontY)], lighten(cloth, 0.1)) +
    polygon([at(-0.03, head), at(1.03, head), at(1.03, fold), at(-0.03, fold)], lighten(cloth, 0.5)) +
    polygon([at(-0.03, fold), at(1.03, fold), at(1.03, fold + 4), at(-0.03, fold + 4)], darken(cloth, 0.16), {
      opacity: 0.5,
    }) +
    polygon([at(-0.034, bandFrom), at(1.034, bandFrom), at(1.034, bandTo), at(-0.034, bandTo)], band) +
    polygon(
      [at(-0.034, bandTo - 5), at(1.034, bandTo - 5), at(1.034, bandTo), at(-0.034, bandTo)],
      bandEdge,
      {
        opacity: 0.7,
      },
    )
  );
}

/** A bed with its head at the back wall and its foot towards the viewer; wide ones have two pillows. */
export function drawBed(stage: Stage, bed: Bed): string {
  const { x, width, frontY } = bed;
  const wood = stage.paint(bed.wood);
  const linen = stage.paint('#fbf5ea');
  const frame: Block = { x, width, foot: 22, top: FRAME_TOP, backY: BACK_Y, frontY };
  const mattress: Block = { ...frame, foot: FRAME_TOP, top: MATTRESS_TOP, x: x + 4, width: width - 8 };
  const front = frontOf(stage, frame);
  const legs = [0, 1]
    .map((side) =>
      rectangle(
        front.x + 10 + side * (front.width - 34),
        front.y + front.height - 4,
        14,
        22 * nearness(frontY) + 4,
        darken(wood, 0.2),
        { rx: 3 },
      ),
    )
    .join('');
  return (
    drawBlockShadow(stage, frame) +
    drawHeadboard(stage, bed) +
    legs +
    drawBlock(stage, frame, wood) +
    drawBlock(stage, mattress, darken(linen, 0.06), linen) +
    drawPillows(stage, bed) +
    drawCover(stage, bed)
  );
}
