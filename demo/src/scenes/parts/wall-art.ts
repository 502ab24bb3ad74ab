import type { Home } from '../home.ts';
import type { Stage } from '../stage.ts';
import { drawFrame, drawWallShelf } from './decoration.ts';

/** The colours a home's pictures and books are made of. */
export function tonesOf({ interior, door }: Home): readonly string[] {
  return [interior.accent, interior.sofa, door];
}

/** The number of a pair of pictures with room for a lamp between them. */
export const PAIR_BESIDE_LAMP = 4;

/**
 * What hangs on the wall around `centre`, between 110 and 310: three frames, one, a shelf, a pair, or a pair
 * wide apart.
 */
export function drawWallPieces(stage: Stage, home: Home, centre: number, kind: number): string {
  const tones = tonesOf(home);
  if (kind === 0) {
    return (
      drawFrame(stage, centre - 190, 150, 116, 152, tones) +
      drawFrame(stage, centre - 56, 122, 132, 180, tones) +
      drawFrame(stage, centre + 94, 168, 104, 134, tones)
    );
  }
  if (kind === 1) return drawFrame(stage, centre - 130, 112, 260, 190, tones);
  if (kind === 2) return drawWallShelf(stage, centre - 160, 236, 320, home.interior.wood, tones);
  const half = kind === PAIR_BESIDE_LAMP ? 78 : 20;
  return (
    drawFrame(stage, centre - half - 130, 130, 130, 170, tones) +
    drawFrame(stage, centre + half, 130, 130, 170, tones)
  );
}
