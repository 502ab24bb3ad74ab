import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ICONS, readIcon } from './icons.ts';
import { drawPicture, PICTURES } from './pictures.ts';

/** What the pictures were drawn from, beside them. */
export const DRAWN_FROM_FILE = 'drawn-from.json';

/** The product's icons as they are, by a hash of each. */
export function describeSources(): Record<string, string> {
  return Object.fromEntries(
    ICONS.map((name) => [name, createHash('sha256').update(readIcon(name)).digest('hex')]),
  );
}

/** Draws every icon and splash picture of both projects into the app's folder. */
export async function drawPictures(folder: string): Promise<number> {
  for (const picture of PICTURES) {
    const file = join(folder, picture.path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await drawPicture(picture));
  }
  writeFileSync(join(folder, DRAWN_FROM_FILE), `${JSON.stringify(describeSources(), undefined, 2)}\n`);
  return PICTURES.length;
}
