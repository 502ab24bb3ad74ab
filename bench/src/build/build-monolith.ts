import { join } from 'node:path';
import { rootDirectory } from '../../../tooling/src/paths.ts';
import { buildMonolith } from '../federation/monolith/build-monolith.ts';

await buildMonolith(join(rootDirectory, 'var/monolith'));
