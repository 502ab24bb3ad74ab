import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDirectory } from '../paths.ts';

/** The icons of the site that the app's pictures are drawn from. */
export const ICONS = ['app-icon.svg', 'app-icon-maskable.svg'] as const;

export function readIcon(name: (typeof ICONS)[number]): Buffer {
  return readFileSync(join(rootDirectory, 'gateway/src/icons', name));
}
