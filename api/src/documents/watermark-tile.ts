import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'satori';

/** What stands in each tile: who looks, at which home, on which day, and the code of the share. */
export type WatermarkWords = { viewer: string; home: string; day: string; code: string };

/**
 * In pixels of a page. A strip of 30 % of the shortest page is 372 pixels wide: a tile and a code more than
 * fit in, so that every such crop has a whole code.
 */
export const TILE_WIDTH = 210;
export const TILE_HEIGHT = 110;
export const CODE_LEFT = 14;
export const CODE_TOP = 66;
export const CODE_BAR_WIDTH = 5;
export const CODE_CELL_WIDTH = 24;
export const CODE_CELL_HEIGHT = 30;
const LINE_WIDTH = TILE_WIDTH - 2 * CODE_LEFT;
const FONT = 'Instrument Sans';
const FACES = ['latin', 'latin-ext'] as const;

type Node = { type: string; props: Record<string, unknown> };

const resolve = createRequire(import.meta.filename).resolve;
let fonts: Promise<Font[]> | undefined;

/** The tile as SVG with its letters as shapes, so that no font of the machine matters. */
export async function drawTile(words: WatermarkWords): Promise<Buffer> {
  fonts ??= readFonts();
  const { default: satori } = await import('satori');
  const draw = async (color: string) =>
    satori(layOut(words, color) as Parameters<typeof satori>[0], {
      width: TILE_WIDTH,
      height: TILE_HEIGHT,
      fonts: await (fonts as Promise<Font[]>),
    });
  const [dark, light] = await Promise.all([
    draw('rgba(20, 20, 60, 0.32)'),
    draw('rgba(255, 255, 255, 0.32)'),
  ]);
  // A light copy beside the dark one is seen on dark pictures as well.
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE_WIDTH}" height="${TILE_HEIGHT}">
<g transform="translate(1.5 1.5)">${light}</g>${dark}</svg>`,
  );
}

function layOut({ viewer, home, day, code }: WatermarkWords, color: string): Node {
  const bar = box({ width: CODE_BAR_WIDTH, height: CODE_CELL_HEIGHT, backgroundColor: color });
  const cells = [...code].map((letter) =>
    box(
      { width: CODE_CELL_WIDTH, height: CODE_CELL_HEIGHT, justifyContent: 'center', alignItems: 'center' },
      [letter],
    ),
  );
  const line = (text: string) =>
    box({ width: LINE_WIDTH, height: 17, overflow: 'hidden', whiteSpace: 'nowrap', fontSize: 13 }, [text]);
  return box({ width: TILE_WIDTH, height: TILE_HEIGHT, color, fontFamily: FONT, fontWeight: 700 }, [
    box({ position: 'absolute', left: CODE_LEFT, top: 8, flexDirection: 'column' }, [
      line(viewer),
      line(home),
      line(day),
    ]),
    box({ position: 'absolute', left: CODE_LEFT, top: CODE_TOP, fontSize: 27, lineHeight: 1 }, [
      bar,
      ...cells,
      bar,
    ]),
  ]);
}

function box(style: Record<string, unknown>, children: (Node | string)[] = []): Node {
  return { type: 'div', props: { style: { display: 'flex', flexShrink: 0, ...style }, children } };
}

function readFonts(): Promise<Font[]> {
  return Promise.all(
    FACES.map(async (subset) => ({
      name: FONT,
      weight: 700 as const,
      style: 'normal' as const,
      data: await readFile(
        resolve(`@fontsource/instrument-sans/files/instrument-sans-${subset}-700-normal.woff`),
      ),
    })),
  );
}
