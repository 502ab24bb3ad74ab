import { writeFileSync } from 'node:fs';
import { BASE_MAP_FILE, formatBaseMap, readAtlas } from './base-map-file.ts';
import { makeBaseMap } from './make-base-map.ts';

// node tooling/src/base-map/write-base-map.ts: after a change of the atlas or of how it is drawn.
writeFileSync(BASE_MAP_FILE, formatBaseMap(makeBaseMap(readAtlas())));
