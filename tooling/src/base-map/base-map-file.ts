import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDirectory } from '../paths.ts';
import type { Atlas, BaseMap } from './make-base-map.ts';

export const BASE_MAP_FILE = join(rootDirectory, 'mf-search/src/features/map/base-map.json');

export function readAtlas(): Atlas {
  return JSON.parse(
    readFileSync(join(rootDirectory, 'node_modules/world-atlas/countries-10m.json'), 'utf8'),
  ) as Atlas;
}

/** One line for each border and country. */
export function formatBaseMap(map: BaseMap): string {
  return `${JSON.stringify(map, null, 2)}\n`;
}
