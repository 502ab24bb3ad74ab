import { darken, lighten } from '../colour.ts';
import { PALETTE } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { dots, ellipse, path, round, stroke } from '../svg.ts';

interface TreePlace {
  x: number;
  /** Where the trunk meets the ground. */
  groundY: number;
  height: number;
}

interface Place extends TreePlace {
  distance?: number;
  colour?: string;
}

/** Paths of a tree: its side towards the light, a hair wider than half, and the one away from it. */
export interface Outline {
  lit: string;
  shade: string;
}

/** How much darker the side away from the light is. */
export const SHADE_OF_TREES = 0.13;

/** A lit half reaches so far under the other one that no seam shines through. */
const OVERLAP = 0.8;

type Blob = readonly [number, number, number];

/** A round-crowned tree: shadow, crown and sunlit leaves in three flat layers. */
export function drawTree(stage: Stage, { x, groundY, height, distance = 0, colour }: Place): string {
  const { random, paint } = stage;
  const leaf = colour ?? random.pick(PALETTE.leaf);
  const crown = height * 0.34;
  const centreY = groundY - height + crown;
  const towards = stage.isLitFromLeft ? -1 : 1;
  const body: Blob[] = [];
  const sunlit: Blob[] = [];
  const shade: Blob[] = [];
  const count = height > 130 ? 15 : 8;
  for (let index = 0; index < count; index += 1) {
    const angle = (index / count) * Math.PI * 2 + random.between(-0.2, 0.2);
    const reach = crown * random.between(0.42, 0.66);
    const radius = crown * random.between(0.36, 0.52);
    const blobX = x + Math.cos(angle) * reach * 1.05;
    const blobY = centreY + Math.sin(angle) * reach;
    body.push([blobX, blobY, radius]);
    if (Math.sin(angle) > 0.1)
      shade.push([blobX - towards * radius * 0.3, blobY + radius * 0.24, radius * 0.72]);
    if (Math.cos(angle) * towards - Math.sin(angle) > 0.35) sunlit.push([blobX, blobY, radius * 0.6]);
  }
  body.push([x, centreY, crown * 0.7]);
  const trunkWidth = height * 0.045;
  const trunk =
    path(
      `M${round(x - trunkWidth)} ${round(groundY)}Q${round(x - trunkWidth * 0.4)} ${round(groundY - height * 0.2)} ${round(x - trunkWidth * 0.5)} ${round(centreY)}H${round(x + trunkWidth * 0.5)}Q${round(x + trunkWidth * 0.4)} ${round(groundY - height * 0.2)} ${round(x + trunkWidth)} ${round(groundY)}Z`,
      paint(PALETTE.bark, distance),
    ) +
    ellipse(x, groundY, height * 0.17, height * 0.018, stage.light.shadow, {
      opacity: stage.light.shadowOpacity,
    });
  return (
    trunk +
    dots(body, paint(leaf, distance)) +
    dots(shade, paint(darken(leaf, 0.2), distance), { opacity: 0.75 }) +
    dots(sunlit, paint(lighten(leaf, 0.22), distance), { opacity: 0.8 }) +
    (height > 130 ? drawLeafMarks(stage, x, centreY, crown, leaf) : '')
  );
}

function drawLeafMarks(stage: Stage, x: number, y: number, crown: number, leaf: string): string {
  let d = '';
  for (let index = 0; index < 26; index += 1) {
    const angle = stage.random.next() * Math.PI * 2;
    const reach = Math.sqrt(stage.random.next()) * crown * 0.85;
    d += `M${round(x + Math.cos(angle) * reach)} ${round(y + Math.sin(angle) * reach)}q3 -5 7 -3`;
  }
  return stroke(d, stage.paint(lighten(leaf, 0.38)), 2, { opacity: 0.6 });
}

/** Outlines of a slim poplar or cypress. */
export function poplarOutline(place: TreePlace, isLitFromLeft: boolean): Outline {
  const { x, groundY, height } = place;
  const half = height * 0.13;
  const top = groundY - height;
  const towards = isLitFromLeft ? -1 : 1;
  const outline = (reach: number, foot: number) =>
    `M${round(x)} ${round(top)}C${round(x + reach * half * 1.5)} ${round(top + height * 0.35)} ${round(x + reach * half * 1.2)} ${round(groundY)} ${round(foot)} ${round(groundY)}Z`;
  return { lit: outline(towards, x - towards * OVERLAP), shade: outline(-towards, x) };
}

/** A slim poplar or cypress. */
export function drawPoplar(stage: Stage, { x, groundY, height, distance = 0, colour }: Place): string {
  const leaf = stage.paint(colour ?? stage.random.pick(PALETTE.leaf), distance);
  const { lit, shade } = poplarOutline({ x, groundY, height }, stage.isLitFromLeft);
  return path(lit, leaf) + path(shade, darken(leaf, SHADE_OF_TREES));
}

/** One side of a fir as steps outwards and down from its tip; `side` 1 is the right one. */
function firSide(half: number, height: number, side: -1 | 1): string {
  const [first, second, third] = [1, 2, 3].map((tier) => half * (0.38 + tier * 0.21)) as [
    number,
    number,
    number,
  ];
  const [firstNotch, secondNotch] = [half * 0.24, half * 0.48];
  const step = (width: number) => round(side * width);
  const down = round(height / 3);
  return `l${step(first)} ${down}h${step(firstNotch - first)}l${step(second - firstNotch)} ${down}h${step(secondNotch - second)}l${step(third - secondNotch)} ${down}`;
}

/** Outlines of a fir. */
export function firOutline(place: TreePlace, isLitFromLeft: boolean): Outline {
  const { x, groundY, height } = place;
  const half = height * 0.23;
  const towards = isLitFromLeft ? -1 : 1;
  const outline = (side: -1 | 1, foot: number) =>
    `M${round(x)} ${round(groundY - height)}${firSide(half, height, side)}H${round(foot)}Z`;
  return {
    lit: outline(towards, x - towards * OVERLAP),
    shade: outline(towards === 1 ? -1 : 1, x),
  };
}

/** A fir for forest edges. */
export function drawFir(stage: Stage, { x, groundY, height, distance = 0, colour }: Place): string {
  const leaf = stage.paint(colour ?? stage.random.pick(PALETTE.leaf.slice(0, 4)), distance);
  const { lit, shade } = firOutline({ x, groundY, height }, stage.isLitFromLeft);
  return path(lit, leaf) + path(shade, darken(leaf, SHADE_OF_TREES));
}

/** A low bush or hedge blob row from `x` to `x + width`. */
export function drawHedge(
  stage: Stage,
  place: { x: number; groundY: number; width: number; height: number; colour: string; flower?: string },
): string {
  const { random, paint } = stage;
  const body: Blob[] = [];
  const sunlit: Blob[] = [];
  let blossoms = '';
  const step = place.height * 0.55;
  for (let offset = step / 2; offset < place.width; offset += step) {
    const radius = place.height * random.between(0.42, 0.58);
    const y = place.groundY - place.height * random.between(0.45, 0.62);
    body.push([place.x + offset, y, radius], [place.x + offset, place.groundY - radius * 0.6, radius * 0.9]);
    sunlit.push([
      place.x + offset + (stage.isLitFromLeft ? -1 : 1) * radius * 0.2,
      y - radius * 0.25,
      radius * 0.5,
    ]);
    for (let bloom = 0; bloom < 3; bloom += 1) {
      const bloomX = place.x + offset + random.between(-1, 1) * radius * 0.8;
      const bloomY = y + random.between(-0.7, 0.6) * radius;
      // Points of a round pen: blossoms are many and all of one size.
      blossoms += `M${round(bloomX)} ${round(bloomY)}h.01`;
    }
  }
  return (
    dots(body, paint(place.colour)) +
    dots(sunlit, paint(lighten(place.colour, 0.2)), { opacity: 0.7 }) +
    (place.flower === undefined ? '' : stroke(blossoms, paint(place.flower), round(place.height * 0.13 + 2)))
  );
}
