import sharp from 'sharp';
import { foldTiles } from './fold-tiles.ts';
import { CODE_ALPHABET, CODE_LENGTH } from './viewer-code.ts';
import {
  CODE_BAR_WIDTH,
  CODE_CELL_HEIGHT,
  CODE_CELL_WIDTH,
  CODE_LEFT,
  CODE_TOP,
  drawTile,
  TILE_HEIGHT,
  TILE_WIDTH,
} from './watermark-tile.ts';

/** One value for each pixel of a tile. */
type Tile = Float32Array;
type Offset = { x: number; y: number };
/** A part of a tile, and what it looks like. */
type Pattern = { left: number; width: number; values: Tile };
type Patterns = { bars: readonly [Pattern, Pattern]; letters: readonly Pattern[] };

/** On bright, grey and dark pictures the dark and the light letters of a watermark weigh differently. */
const BACKGROUNDS = ['#fff', '#888', '#111'] as const;
const CODE_CELLS_LEFT = CODE_LEFT + CODE_BAR_WIDTH;
const CODE_RIGHT = CODE_CELLS_LEFT + CODE_LENGTH * CODE_CELL_WIDTH;
/** A bar with the light copy beside it. */
const BAR_SEEN_WIDTH = CODE_BAR_WIDTH + 2;
const CANDIDATES = 12;

let patterns: Promise<Patterns[]> | undefined;

/**
 * Reads the code of the share from a part of a watermarked page in its own size, such as one that somebody
 * has published. What the page shows is averaged away over all tiles.
 * @returns the most likely code: whether a share has it is for the caller to ask
 */
export async function readViewerCode(picture: Buffer): Promise<string> {
  const folded = await foldTiles(picture);
  patterns ??= Promise.all(BACKGROUNDS.map(drawPatterns));
  let best = { code: '', score: 0 };
  for (const known of await patterns)
    for (const offset of bestOffsets(folded, known.bars)) {
      const reading = readAt(folded, offset, known.letters);
      if (reading.score > best.score) best = reading;
    }
  return best.code;
}

/** What bars and letters look like in a picture of one colour. */
async function drawPatterns(background: string): Promise<Patterns> {
  const letters: Pattern[] = [];
  let bars: Patterns['bars'] | undefined;
  for (let at = 0; at < CODE_ALPHABET.length; at += CODE_LENGTH) {
    const code = CODE_ALPHABET.slice(at, at + CODE_LENGTH);
    const values = await drawFolded(code.padEnd(CODE_LENGTH), background);
    bars ??= [
      { left: CODE_LEFT, width: BAR_SEEN_WIDTH, values },
      { left: CODE_RIGHT, width: BAR_SEEN_WIDTH, values },
    ];
    for (let place = 0; place < code.length; place += 1)
      letters.push({ left: leftOf(place), width: CODE_CELL_WIDTH, values });
  }
  if (!bars) throw new Error('The alphabet of codes is empty.');
  return { bars, letters };
}

async function drawFolded(code: string, background: string): Promise<Tile> {
  const tile = await sharp(await drawTile({ viewer: '', home: '', day: '', code }))
    .png()
    .toBuffer();
  const page = { width: 3 * TILE_WIDTH, height: 3 * TILE_HEIGHT, channels: 3, background } as const;
  const tiled = await sharp({ create: page })
    .composite([{ input: tile, tile: true, gravity: 'northwest' }])
    .png()
    .toBuffer();
  return foldTiles(tiled);
}

/** Where in the folded picture the tile may begin: where the bars beside the code fit best. */
function bestOffsets(folded: Tile, [left, right]: Patterns['bars']): Offset[] {
  const scored: (Offset & { score: number })[] = [];
  for (let y = 0; y < TILE_HEIGHT; y += 1)
    for (let x = 0; x < TILE_WIDTH; x += 1) {
      const scoreOfLeft = correlation(folded, left, left.left, { x, y });
      // The second bar is not tried where the first does not fit, which is nearly everywhere.
      if (scoreOfLeft < 0.3) continue;
      const scoreOfRight = correlation(folded, right, right.left, { x, y });
      scored.push({ x, y, score: scoreOfLeft + scoreOfRight });
    }
  return scored.sort((one, other) => other.score - one.score).slice(0, CANDIDATES);
}

function readAt(folded: Tile, offset: Offset, letters: readonly Pattern[]): { code: string; score: number } {
  let code = '';
  let score = 0;
  for (let place = 0; place < CODE_LENGTH; place += 1) {
    const scores = letters.map((letter) => correlation(folded, letter, leftOf(place), offset));
    const highest = scores.reduce((one, other) => (one > other ? one : other));
    code += CODE_ALPHABET[scores.indexOf(highest)] ?? '';
    score += highest;
  }
  return { code, score };
}

const leftOf = (place: number) => CODE_CELLS_LEFT + place * CODE_CELL_WIDTH;

/** Of a pattern with the folded picture where the code is, from -1 to 1. */
function correlation(folded: Tile, { left, width, values }: Pattern, at: number, offset: Offset): number {
  let product = 0;
  let ofFolded = 0;
  let ofPattern = 0;
  for (let y = CODE_TOP; y < CODE_TOP + CODE_CELL_HEIGHT; y += 1) {
    const row = ((y + offset.y) % TILE_HEIGHT) * TILE_WIDTH;
    for (let x = 0; x < width; x += 1) {
      const seen = folded[row + ((at + x + offset.x) % TILE_WIDTH)] as number;
      const known = values[y * TILE_WIDTH + left + x] as number;
      product += seen * known;
      ofFolded += seen * seen;
      ofPattern += known * known;
    }
  }
  return ofFolded * ofPattern === 0 ? 0 : product / (ofFolded * ofPattern) ** 0.5;
}
